/** The day on which the pages were read. */
const read = '2026-11-21'

/** Sources of the withdrawal rules of `retraite-fire` and of their criticism. Used by `contract.ts`. */
export const sources = [
  {
    title: 'Retirement Researcher: safe withdrawal rates and the Trinity study',
    url: 'https://retirementresearcher.com/safe-withdrawal-rates-for-retirement-and-the-trinity-study/',
    read,
  },
  {
    title: 'Wade Pfau (2010): An International Perspective on Safe Withdrawal Rates',
    url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=1699526',
    read,
  },
  {
    title: 'ThinkAdvisor (2011): Wade Pfau on 17 countries, France among them',
    url: 'https://thinkadvisor.com/2011/04/22/the-4-rule-has-not-worked-out-so-well-pfau-answers-five-good-questions/',
    read,
  },
  {
    title: 'Banque centrale du Luxembourg : l’objectif d’inflation de 2 %',
    url: 'https://bcl.lu/fr/apropos/missions_bcl/politique_monetaire/index.html',
    read,
  },
]
