/**
 * The explanation of `revenus-passifs`: the years until each wrapper has its capital. A step explains the
 * figure of the answer whose path ends with its id: its formula must give the value there. Where the answer
 * has no such figure, the step is an intermediate value with its own label and kind; its formula must give
 * its `value`, where it has one. Later formulas read a step by its id. Steps with one id are variants: at
 * most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters
 * that are rates in percent, rates set by law fractions. `law`: names of values of law that the step cites
 * even where its formula does not read them. `absent`: why a figure is `null`. `warns`: the code of the
 * warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a
 * step without `label` has that of its figure, in `result.ts`. An id changes only with all formulas that read
 * it.
 *
 * Ids of other files that it reads: `capitalCto`, `capitalPea`, `partGains` and `tauxReelMensuel` of `explain.ts`;
 * `capitalAssuranceVie` of `life-insurance.explain.ts`. Its ids that other files read: `anneesAssuranceVie`,
 * `anneesCto` and `anneesPea` in `explain.ts`.
 */
import type { contract } from './contract.ts'
import { equation, step, type Work } from './wrappers.explain.ts'

type Wrapper = keyof Work['wrappers']

/** What the steps of the years of one wrapper are made from. */
interface YearsToCapital {
  /** The id of its steps. */
  readonly id: string
  readonly wrapper: Wrapper
  /** The step of the capital needed. */
  readonly target: string
  readonly label: { readonly fr: string; readonly en: string }
  readonly warns: keyof typeof contract.warnings
  readonly warnsWhen: string
  readonly law?: readonly string[]
}

/** The years until savings reach a capital: 0 where it is there, `null` where it is not reached within a century. */
function yearsTo({ id, wrapper, target, ...options }: YearsToCapital) {
  const stateOf = ({ wrappers }: Work) => wrappers[wrapper]
  const common = {
    ...options,
    kind: 'years' as const,
    value: (work: Work) => stateOf(work)?.years ?? null,
  }
  return [
    step(id, `if(exceeds(${target}, capital), null, 0)`, {
      ...common,
      when: (work) => stateOf(work)?.isReached === true,
    }),
    equation(
      id,
      `capital * growth(tauxReelMensuel, 12 * ${id}) + mensuel * annuity(tauxReelMensuel, 12 * ${id}) - ${target}`,
      { ...common, when: (work) => stateOf(work)?.isReached === false && stateOf(work)?.years !== null },
    ),
    step(id, 'null', {
      ...common,
      absent: {
        fr: 'À ce rendement et avec ces versements, le capital n’est jamais atteint.',
        en: 'At this yield and with these deposits, the capital is never reached.',
      },
      when: (work) => stateOf(work)?.isReached === false && stateOf(work)?.years === null,
    }),
  ]
}

/**
 * The years until each wrapper has its capital. Formulas for `explain.ts`, replayed against the answer of
 * `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const yearsSteps = [
  ...yearsTo({
    id: 'anneesPea',
    wrapper: 'pea',
    target: 'capitalPea',
    label: { fr: 'Années pour y arriver, PEA', en: 'Years to get there, PEA' },
    warns: 'pea_avant_5_ans',
    warnsWhen: 'partGains > 0 and anneesPea < peaDuree',
    law: ['peaDuree'],
  }),
  ...yearsTo({
    id: 'anneesAssuranceVie',
    wrapper: 'lifeInsurance',
    target: 'capitalAssuranceVie',
    label: { fr: 'Années pour y arriver, assurance-vie', en: 'Years to get there, life insurance' },
    warns: 'assurance_vie_avant_8_ans',
    warnsWhen: 'partGains > 0 and anneesAssuranceVie < assuranceVieDuree',
    law: ['assuranceVieDuree'],
  }),
  ...yearsTo({
    id: 'anneesCto',
    wrapper: 'securities',
    target: 'capitalCto',
    label: { fr: 'Années pour y arriver, compte-titres', en: 'Years to get there, securities account' },
    warns: 'epargne_non_indiquee',
    warnsWhen: 'capital = 0 and mensuel = 0',
  }),
]
