import {
  type Inquiry,
  type InquiryName,
  inquiries,
  type Language,
  type Params,
  type Problem,
  type Query,
  type Question,
  type Simulator,
} from '@denier/core'
import { type DoorParams, door, formats, SENSITIVITY, sensitivityOption } from './door.ts'
import { bareFaults, strayFaults } from './faults.ts'
import type { Words } from './words.ts'

/** A sound question to a simulator, and how its answer is wanted. */
export interface Asked {
  readonly ok: true
  readonly simulator: Simulator
  readonly kind: InquiryName
  readonly inquiry: Inquiry
  readonly question: Question
  readonly door: DoorParams
}

interface Refused {
  readonly ok: false
  readonly problems: readonly Problem[]
}

/** What the other questions take besides the parameters of the simulator. */
export function inquiryOptions(simulator: Simulator): Params {
  const { params } = simulator.contract
  const others = Object.values(inquiries).flatMap((inquiry) => Object.entries(inquiry(simulator).fields))
  return Object.fromEntries(others.filter(([name]) => !Object.hasOwn(params, name)))
}

/** Every option of the command of a simulator, in the order in which faults are told. */
export const optionsOf = (simulator: Simulator, language: Language): Params => ({
  ...simulator.contract.params,
  ...inquiryOptions(simulator),
  ...sensitivityOption(inquiries.sensibilite(simulator).fields.cible),
  ...door(language),
})

/** Judges what was typed by the reader of the question it asks: every fault at once, in the words of the service. */
export function judge(simulator: Simulator, words: Words, language: Language): Asked | Refused {
  const given = (name: string) => words.texts.has(name) || words.bare.has(name)
  const kind = kindOf(simulator, given)
  const inquiry = inquiries[kind](simulator)
  const read = inquiry.reader(door(language)).fromQuery(queryOf(words, kind))
  const own = [
    ...bareFaults(words),
    ...clashes(words, kind),
    ...strayFaults(words, Object.keys(optionsOf(simulator, language))),
  ]
  if (read.ok && own.length === 0)
    return { ok: true, simulator, kind, inquiry, question: read.question, door: read.door }
  const problems = merged(own, read.ok ? [] : read.problems)
  return { ok: false, problems: sorted(problems, Object.keys(optionsOf(simulator, language))) }
}

function kindOf(simulator: Simulator, given: (name: string) => boolean): InquiryName {
  if (given(SENSITIVITY)) return 'sensibilite'
  return Object.keys(inquiryOptions(simulator)).some(given) ? 'resolution' : 'simulation'
}

/** The value of `--sensibilite` is the result that the question is about. */
function queryOf({ texts }: Words, kind: InquiryName): Query {
  if (kind !== 'sensibilite') return texts
  const query = new Map(texts)
  query.delete(SENSITIVITY)
  const targets = [...(texts.get('cible') ?? []), ...(texts.get(SENSITIVITY) ?? [])]
  if (targets.length > 0) query.set('cible', targets)
  for (const name of SOLVING) query.delete(name)
  return query
}

/** The words of goal seek that mean nothing beside a sensitivity. */
const SOLVING = ['inconnue', 'valeur']

/** What cannot be asked at once, and what would be ignored alone: nothing that was typed is. */
function clashes({ texts, bare }: Words, kind: InquiryName): Problem[] {
  const isGiven = (name: string) => texts.has(name) || bare.has(name)
  const wanted = formats.filter((format) => texts.get(format)?.at(-1) === 'true')
  const asked = kind === 'sensibilite' ? SENSITIVITY : 'inconnue'
  const excluded = [
    ...wanted.slice(1).map((format) => [format, wanted[0] ?? ''] as const),
    ...wanted
      .filter((format) => format !== 'json' && kind !== 'simulation')
      .map((format) => [format, asked] as const),
    ...SOLVING.filter((name) => kind === 'sensibilite' && isGiven(name)).map(
      (name) => [name, SENSITIVITY] as const,
    ),
  ]
  const idle = Object.entries(needs).filter(
    ([name, format]) => isGiven(name) && !wanted.some((other) => other === format),
  )
  const problem = (field: string, message: string): Problem => ({ field, message, code: 'inconsistent' })
  return [
    ...excluded.map(([field, other]) => problem(field, `${field} must not be given with ${other}`)),
    ...idle.map(([field, other]) => problem(field, `${field} must not be given without ${other}`)),
  ]
}

/** What means something beside a format alone. */
const needs = { separateur: 'csv', theme: 'svg' } as const satisfies Readonly<
  Record<string, keyof DoorParams>
>

/** One fault an option: what only a command line can have wrong says more than that a value is required. */
function merged(own: readonly Problem[], read: readonly Problem[]): Problem[] {
  const faults = new Map<string, Problem>()
  for (const problem of [...own, ...read]) {
    const isTold = faults.has(problem.field) || (problem.field === 'cible' && faults.has(SENSITIVITY))
    if (!isTold) faults.set(problem.field, problem)
  }
  return [...faults.values()]
}

/** In the order of the contract; what it does not know comes last. */
function sorted(problems: readonly Problem[], names: readonly string[]): Problem[] {
  const rank = ({ field }: Problem) => (names.includes(field) ? names.indexOf(field) : names.length)
  return problems.toSorted((a, b) => rank(a) - rank(b))
}
