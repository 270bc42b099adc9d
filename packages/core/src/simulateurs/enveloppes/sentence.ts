import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import { result } from './result.ts'

const { choices } = result.enveloppes.rows.enveloppe

/** What is called a wrapper within a sentence. */
const names = {
  pea: { fr: 'le PEA', en: 'the PEA' },
  assurance_vie: { fr: 'l’assurance-vie', en: 'life insurance' },
  cto: { fr: 'le compte-titres', en: 'the securities account' },
  per: { fr: 'le PER', en: 'the PER' },
} as const satisfies Readonly<Record<keyof NonNullable<typeof choices>, unknown>>

type Name = keyof typeof names
type Answer = Parameters<Sentence<typeof params, typeof result>['fr']>[0]['data']

/** The wrappers that leave most, all but the last apart, then the next one and the last one with their gaps in euros. */
function rankingOf({ resume, enveloppes }: Answer, language: 'fr' | 'en') {
  const nameOf = (row: Answer['enveloppes'][number]) => names[row.enveloppe as Name][language]
  const isBest = (row: Answer['enveloppes'][number]) =>
    row.netTotal === resume.netMaximum || row.enveloppe === resume.meilleure
  const best = enveloppes.filter(isBest).map(nameOf)
  const after = enveloppes
    .filter((row) => !isBest(row))
    .toSorted((a, b) => b.netTotal - a.netTotal)
    .map((row) => ({ name: nameOf(row), gap: resume.netMaximum - row.netTotal }))
  return {
    last: best.pop(),
    others: best.join(', '),
    next: after[0],
    worst: after.length > 1 ? after.at(-1) : undefined,
  }
}

/**
 * The answer of `enveloppes` in a sentence, from its rounded figures (`data`) and the values used. It names each of
 * the wrappers that leave most. Used by `contract.ts`.
 * @example 'For an effort of €72,000, the PER leaves the most: €120,747, €8,257 more than the PEA and …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data }, { euros }) => {
    const { totalVerse, ecart, netMaximum } = data.resume
    if (totalVerse === 0) return 'Sans effort, il n’y a rien à comparer.'
    const effort = `Pour un effort de ${euros(totalVerse)}`
    if (ecart === 0) return `${effort}, les quatre enveloppes laissent ${euros(netMaximum)}.`
    const { others, last, next, worst } = rankingOf(data, 'fr')
    const gaps = [next, worst].flatMap((one) => (one ? [`${euros(one.gap)} de plus que ${one.name}`] : []))
    return `${effort}, ${others && `${others} et `}${last} laisse${others && 'nt'} le plus : ${euros(netMaximum)}, soit ${gaps.join(' et ')}.`
  },
  en: ({ data }, { euros }) => {
    const { totalVerse, ecart, netMaximum } = data.resume
    if (totalVerse === 0) return 'Without an effort, there is nothing to compare.'
    const effort = `For an effort of ${euros(totalVerse)}`
    if (ecart === 0) return `${effort}, all four wrappers leave ${euros(netMaximum)}.`
    const { others, last, next, worst } = rankingOf(data, 'en')
    const gaps = [next, worst].flatMap((one) => (one ? [`${euros(one.gap)} more than ${one.name}`] : []))
    return `${effort}, ${others && `${others} and `}${last} ${others ? 'leave' : 'leaves'} the most: ${euros(netMaximum)}, ${gaps.join(' and ')}.`
  },
}
