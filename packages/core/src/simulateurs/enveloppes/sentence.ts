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

/**
 * The answer of `enveloppes` in a sentence, from its rounded figures (`data`) and the values used. Used by
 * `contract.ts`.
 * @example 'For the same effort of €72,000, the PER leaves most: €120,747, €14,624 more than the securities account.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume, enveloppes } }, format) => {
    if (resume.totalVerse === 0) return 'Sans effort, il n’y a rien à comparer.'
    const effort = format.euros(resume.totalVerse)
    if (resume.ecart === 0)
      return `Pour le même effort de ${effort}, les quatre enveloppes laissent ${format.euros(resume.netMaximum)}.`
    const worst = enveloppes.find(({ netTotal }) => netTotal === resume.netMinimum)?.enveloppe ?? 'cto'
    return `Pour le même effort de ${effort}, ${names[resume.meilleure as Name].fr} laisse le plus : ${format.euros(resume.netMaximum)}, soit ${format.euros(resume.ecart)} de plus que ${names[worst as Name].fr}.`
  },
  en: ({ data: { resume, enveloppes } }, format) => {
    if (resume.totalVerse === 0) return 'Without an effort, there is nothing to compare.'
    const effort = format.euros(resume.totalVerse)
    if (resume.ecart === 0)
      return `For the same effort of ${effort}, all four wrappers leave ${format.euros(resume.netMaximum)}.`
    const worst = enveloppes.find(({ netTotal }) => netTotal === resume.netMinimum)?.enveloppe ?? 'cto'
    return `For the same effort of ${effort}, ${names[resume.meilleure as Name].en} leaves most: ${format.euros(resume.netMaximum)}, ${format.euros(resume.ecart)} more than ${names[worst as Name].en}.`
  },
}
