/**
 * What the compiler refuses of a contract. Each `@ts-expect-error` is a test: when what follows it compiles, the
 * build of the tests fails. Nothing here runs.
 */
import type { Constraint } from '../../packages/core/src/definition/constraint.ts'
import { defineContract, type SentenceInput } from '../../packages/core/src/definition/contract.ts'
import { choice, civilDate, euros, flag, split } from '../../packages/core/src/definition/kinds.ts'
import { label, parts } from './trial.ts'

const charts = [{ table: 'yearly', x: 'annee', lines: ['valeur'], title: label }] as const
const example = { query: { capital: 1000 }, expect: {} }
const sound = { ...parts, charts, example }

// A text lacks a language.
export const missingTranslations: readonly unknown[] = [
  // @ts-expect-error
  defineContract({ ...sound, title: { fr: 'Essai' } }),
  // @ts-expect-error
  defineContract({ ...sound, disclaimer: { en: 'Trial' } }),
  // @ts-expect-error
  defineContract({ ...sound, warnings: { trop_court: { fr: 'Essai' } } }),
  // @ts-expect-error
  euros({ label: { fr: 'Essai' } }),
  // @ts-expect-error
  euros({ label, help: { en: 'Trial' } }),
  // @ts-expect-error
  choice({ choices: { fin: { fr: 'Fin' } }, label }),
  // @ts-expect-error
  euros({}),
]

// A chart is of a table, and of columns, that the result has.
export const charted: readonly unknown[] = [
  // @ts-expect-error
  defineContract({ ...sound, charts: [{ ...charts[0], table: 'monthly' }] }),
  // @ts-expect-error
  defineContract({ ...sound, charts: [{ ...charts[0], table: 'resume' }] }),
  // @ts-expect-error
  defineContract({ ...sound, charts: [{ ...charts[0], x: 'mois' }] }),
  // @ts-expect-error
  defineContract({ ...sound, charts: [{ ...charts[0], lines: ['valeur', 'gain'] }] }),
]

// The worked example has only parameters and figures of its contract.
export const exemplified: readonly unknown[] = [
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { taux: 3 }, expect: {} } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1000, tau: 3 }, expect: {} } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: '1000' }, expect: {} } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1, moment: 'milieu' }, expect: {} } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1 }, expect: { resume: { gains: 1 } } } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1 }, expect: { resume: { gain: null } } } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1 }, expect: { yearly: [{ mois: 1 }] } } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1 }, expect: { avis: label } } }),
]

// The sentence tells figures that there are, of parameters that there are, in every language.
export const sentenceErrors: readonly unknown[] = [
  // @ts-expect-error
  defineContract({ ...sound, sentence: { fr: () => 'Voilà.' } }),
  // @ts-expect-error
  defineContract({ ...sound, sentence: { fr: ({ data }) => data.resume.gains, en: () => 'There.' } }),
  // @ts-expect-error
  defineContract({ ...sound, sentence: { fr: ({ used }) => `${used.horizon}`, en: () => 'There.' } }),
  // @ts-expect-error
  defineContract({ ...sound, sentence: { fr: ({ data }) => data.resume.gain, en: () => 'There.' } }),
  defineContract({
    ...sound,
    // @ts-expect-error
    sentence: { fr: ({ used }: { used: { horizon: number } }) => `${used.horizon}`, en: () => 'There.' },
  }),
]

/** What a sentence of this contract is given, and the same with figures and options taken for granted. */
type Given = SentenceInput<typeof parts.params, typeof parts.result>
type WithRate = Given & { readonly data: { readonly resume: { readonly taux: number } } }
type WithGroup = Given & { readonly data: { readonly anticipe: { readonly cout: number } } }
type WithOption = Given & { readonly used: { readonly duree: number } }

/** A sentence written apart from its contract, with an input type of its own. */
const sentenceOf = <T>(write: (input: T) => string) => ({ fr: write, en: write })

// What is written apart takes what the contract gives: a figure that may be null is no number, nor is an option left out.
export const writtenApart: readonly unknown[] = [
  defineContract({ ...sound, sentence: sentenceOf(({ data }: Given) => `${data.resume.taux}`) }),
  // @ts-expect-error
  defineContract({ ...sound, sentence: sentenceOf(({ data }: WithRate) => data.resume.taux.toFixed(1)) }),
  // @ts-expect-error
  defineContract({ ...sound, sentence: sentenceOf(({ data }: WithGroup) => `${data.anticipe.cout}`) }),
  // @ts-expect-error
  defineContract({ ...sound, sentence: sentenceOf(({ used }: WithOption) => `${used.duree}`) }),
  // @ts-expect-error
  defineContract({ ...sound, costUnits: ({ duree }: WithOption['used']) => duree }),
  // @ts-expect-error
  defineContract({ ...sound, needs: ({ duree }: WithOption['used']) => (duree > 1 ? [] : []) }),
]

// A group is one that exists; presets and alternatives use existing parameters.
export const formed: readonly unknown[] = [
  // @ts-expect-error
  defineContract({ ...sound, group: 'placer' }),
  // @ts-expect-error
  defineContract({ ...sound, presets: [{ name: 'essai', title: label, query: { capitale: 1 } }] }),
  // @ts-expect-error
  defineContract({ ...sound, presets: [{ name: 'essai', title: label, query: { moment: 'milieu' } }] }),
  defineContract({
    ...sound,
    // @ts-expect-error
    exclusive: [{ title: label, ways: [{ title: label, params: ['durée'] }] }],
  }),
]

const { headings } = parts

// Every group and table has words for people, by paths that there are; what decides are figures that there are.
export const headed: readonly unknown[] = [
  // @ts-expect-error
  defineContract({ ...sound, headings: { yearly: label, anticipe: label } }),
  // @ts-expect-error
  defineContract({ ...sound, headings: { ...headings, mensuel: { fr: 'Essai' } } }),
  // @ts-expect-error
  defineContract({ ...sound, headings: { ...headings, monthly: label } }),
  // @ts-expect-error
  defineContract({ ...sound, decisive: ['resume.gains'] }),
  // @ts-expect-error
  defineContract({ ...sound, decisive: ['yearly'] }),
  // @ts-expect-error
  defineContract({ ...sound, decisive: ['anticipe.cout'] }),
]

// A default is a value of its field.
export const defaults: readonly unknown[] = [
  // @ts-expect-error
  choice({ choices: { fin: label, debut: label }, default: 'milieu', label }),
  // @ts-expect-error
  euros({ default: '5', label }),
  // @ts-expect-error
  flag({ default: 0, label }),
  // @ts-expect-error
  split({ default: '50-30-20', label }),
  // @ts-expect-error
  civilDate({ default: '2026-11-21', label }),
]

type Rule = Constraint<typeof parts.params>
const rule = {
  kind: 'requiredWith',
  operands: { other: 'debut' },
  field: 'duree',
  involves: [],
  holds: () => true,
} satisfies Rule

// A constraint is about parameters that there are, as what they are.
export const constrained: readonly Rule[] = [
  // @ts-expect-error
  { ...rule, field: 'durée' },
  // @ts-expect-error
  { ...rule, involves: ['horizon'] },
  // @ts-expect-error
  { ...rule, operands: { other: 'horizon' } },
  // @ts-expect-error
  { ...rule, kind: 'tooSmall' },
  // @ts-expect-error
  { ...rule, kind: 'multipleOf', operands: { others: ['debut'] } },
  // @ts-expect-error
  { ...rule, message: 'duree is required with debut' },
  // @ts-expect-error
  { ...rule, holds: (params) => params.horizon > 0 },
  // @ts-expect-error
  { ...rule, holds: (_, given) => given('horizon') },
  // @ts-expect-error
  { ...rule, holds: (params) => params.duree > 0 },
]

// The same, where a contract writes it.
export const written: unknown = defineContract({
  ...sound,
  constraints: [
    // @ts-expect-error
    { ...rule, field: 'horizon' },
    // @ts-expect-error
    { ...rule, holds: (params) => params.moment === 'milieu' },
  ],
})
