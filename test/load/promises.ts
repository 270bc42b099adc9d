/**
 * Checks that the answers to generated requests are as OpenAPI describes them, for `npm run contract` and a test.
 */
import fc from 'fast-check'
import { askAll } from '../support/bulk.ts'
import type { ErrorEntry } from '../support/client.ts'
import { mismatches, type Operation } from '../support/openapi.ts'
import { type Case, negative, positive } from '../support/openapi-cases.ts'
import type { Destination, RawAnswer } from '../support/raw.ts'

const SEED = 20_261_121
/** Parallel requests, few enough that the worker queue is seldom full. */
const AT_ONCE = 16
/** The tag of the operations that simulate. */
const SIMULATION = 'simulateurs'

/** Results of queries generated from the description of an operation. Used by `contract.ts`. */
export interface Kept {
  /** How many were sent. */
  readonly sent: number
  /** Allowed queries that were answered; the others break a constraint between parameters. */
  readonly answered: number
  /** Answers 503, which the description announces. */
  readonly busy: number
  /** Deviations from the description: an address and the reason. */
  readonly broken: readonly string[]
}

/** A query and its answer; `wrong`: how the answer differs from its description. */
interface Played extends Case {
  readonly status: number
  readonly errors: readonly ErrorEntry[]
  readonly wrong: readonly string[]
}

/**
 * Sends `count` queries that the description of an operation allows, and as many that it forbids. Used by
 * `contract.ts` and `http/openapi-contract.test.ts`.
 * @param operations all of the service.
 */
export async function promisesOf(
  to: Destination,
  operation: Operation,
  operations: readonly Operation[],
  count: number,
): Promise<Kept> {
  const play = async (cases: fc.Arbitrary<Case>) =>
    playAll(to, operation, fc.sample(cases, { numRuns: count, seed: SEED }))
  const allowed = await play(positive(operation, neededFor(operation, operations)))
  const forbidden = await play(negative(operation))
  const all = [...allowed, ...forbidden]
  return {
    sent: all.length,
    answered: allowed.filter(({ status }) => status === 200).length,
    busy: all.filter(({ status }) => status === 503).length,
    broken: [
      ...all.flatMap(({ target, wrong }) => wrong.map((why) => `${target}: ${why}`)),
      ...allowed.filter((one) => !isAnsweredOrAtOdds(one)).map(describeFailure),
      ...forbidden.filter((one) => !isRefusedByName(one)).map(describeFailure),
    ],
  }
}

const describeFailure = ({ target, status, errors }: Played): string =>
  `${target}: ${status} ${JSON.stringify(errors)}`

async function playAll(to: Destination, operation: Operation, cases: readonly Case[]): Promise<Played[]> {
  const answers = await askAll(
    to,
    cases.map(({ target }) => target),
    AT_ONCE,
  )
  return cases.map((one, index) => {
    const { status, body, headers } = answers[index] as RawAnswer
    const wrong = mismatches(operation, { status, body, type: headers['content-type'] })
    return { ...one, status, wrong, errors: status === 200 ? [] : JSON.parse(body).errors }
  })
}

/**
 * The parameters that an operation below a simulation needs, such as its CSV, though its description does not
 * say so.
 */
function neededFor({ path, tags }: Operation, operations: readonly Operation[]): ReadonlySet<string> {
  if (tags[0] === 'schema') return new Set()
  const simulation = operations.find((one) => path.startsWith(`${one.path}/`) && one.tags[0] === SIMULATION)
  const required = simulation?.parameters.filter((parameter) => parameter.required) ?? []
  return new Set(required.map(({ name }) => name))
}

/**
 * Whether a query that is allowed was answered, refused as busy, or refused for how its parameters go
 * together.
 */
const isAnsweredOrAtOdds = ({ status, errors }: Played): boolean =>
  status === 200 || status === 503 || (status === 422 && errors.every(isBetweenParameters))

/** Whether a problem involves several parameters, which no schema of one can express. */
const isBetweenParameters = ({ code, message }: ErrorEntry): boolean =>
  code === 'inconsistent' || code === 'required' || (code === 'too_large' && message.includes(' times '))

/** Whether a forbidden query was refused, with each parameter at fault named once. */
function isRefusedByName({ status, errors, faults }: Played): boolean {
  const fields = errors.map(({ field }) => field)
  const isNamedOnce = new Set(fields).size === fields.length
  const named = fields.map((field = '') => field.replace(/\[\d+\].*$/, '')) // of a row: don[1].montant
  return status === 422 && isNamedOnce && faults.every((fault) => named.includes(fault))
}
