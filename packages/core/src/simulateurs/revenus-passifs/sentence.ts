import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = SentenceInput<typeof params, typeof result>

/** Whether the three wrappers ask for the same, and years until the best one is full; `undefined` without savings. */
const factsOf = ({ data: { resume, enveloppes }, used }: Facts) => ({
  same: resume.capitalNecessaireMin === resume.capitalNecessaireMax,
  years:
    used.capital > 0 || used.mensuel > 0
      ? enveloppes.find(({ enveloppe }) => enveloppe === resume.meilleureEnveloppe)?.anneesPourAtteindre
      : undefined,
})

/**
 * The answer of `revenus-passifs` in a sentence or two, from its rounded figures (`data`) and the values used
 * (`used`). Used by `contract.ts`.
 * @example 'For €2,000 a month after tax, it would take €661,522 in a PEA, the wrapper needing the least capital; …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { resume } = input.data
    const { same, years } = factsOf(input)
    const names = { pea: 'un PEA', assurance_vie: 'une assurance-vie', cto: 'un compte-titres' }
    const where = same
      ? 'quelle que soit l’enveloppe'
      : `dans ${names[resume.meilleureEnveloppe]}, l’enveloppe qui demande le moins`
    const when =
      years === undefined
        ? ''
        : years === null
          ? ' ; à ce rythme, cent ans n’y suffiraient pas'
          : ` ; vous y ${years === 0 ? 'êtes déjà' : `seriez dans ${format.years(years)}`}`
    return `Pour ${format.monthlyEuros(input.used.revenu)} net d’impôt, il faudrait ${format.euros(resume.capitalNecessaireMin)} ${where}${when}.`
  },
  en: (input, format) => {
    const { resume } = input.data
    const { same, years } = factsOf(input)
    const names = { pea: 'a PEA', assurance_vie: 'life insurance', cto: 'a securities account' }
    const where = same
      ? 'whatever the wrapper'
      : `in ${names[resume.meilleureEnveloppe]}, the wrapper needing the least capital`
    const when =
      years === undefined
        ? ''
        : years === null
          ? '; at this pace, a hundred years would not be enough'
          : `; you ${years === 0 ? 'are there already' : `would be there in ${format.years(years)}`}`
    return `For ${format.monthlyEuros(input.used.revenu)} after tax, it would take ${format.euros(resume.capitalNecessaireMin)} ${where}${when}.`
  },
}
