/** The day on which the pages were read. */
const read = '2026-11-21'

/**
 * Sources of the definitions of `drawdown`; each answer credits its series and published falls. Used by
 * `contract.ts`.
 */
export const sources = [
  {
    title: 'Finance Unlocked: maximum drawdown, from the peak to the trough',
    url: 'https://financeunlocked.com/discover/glossary/maximum-drawdown',
    read,
  },
  {
    title: 'Fundación Mapfre: what a fall takes to be undone',
    url: 'https://segurosypensionesparatodos.fundacionmapfre.org/en/glossary/maximum-drawdown/',
    read,
  },
  {
    title: 'New York Life: withdrawals and the sequence of returns',
    url: 'https://www.newyorklife.com/articles/sequence-returns-risk',
    read,
  },
  {
    title: 'BforBank : le CAC 40 sans dividendes et le CAC 40 GR',
    url: 'https://www.bforbank.com/mag/placements/indice-cac-40-gr-pourquoi-sy-interesser',
    read,
  },
] as const
