/** A small set of parameters and its parser, for tests of parsing. */
import { readQuery } from '../../packages/core/src/definition/grammar.ts'
import {
  age,
  annualRate,
  choice,
  civilDate,
  euros,
  flag,
  split,
  wholeYears,
} from '../../packages/core/src/definition/kinds.ts'
import { compileParser, type Parsed } from '../../packages/core/src/definition/parse.ts'
import { wireProblem } from '../../packages/core/src/definition/problem.ts'

const label = { fr: 'Essai', en: 'Trial' }

/**
 * A parameter of each kind of field; some are required, some optional, some have a default. Used by
 * `definition/parse-moving.test.ts` and `definition/parse.test.ts`.
 */
export const params = {
  capital: euros({ label }),
  taux: annualRate({ min: -20, max: 50, default: 5, label }),
  duree: wholeYears({ min: 1, max: 50, label }),
  moment: choice({ choices: { fin: label, milieu: label, debut: label }, default: 'fin', label }),
  indexe: flag({ default: false, label }),
  debut_le: civilDate({ optional: true, label }),
  parts: split({ default: '50/30/20', label }),
  age: age({ optional: true, label }),
}

/** The parser of these parameters. Used by `definition/parse-object.test.ts`. */
export const parser = compileParser('essai', params)

/**
 * A valid query string. Used by `definition/parse-object.test.ts`, `definition/parse.test.ts` and
 * `definition/problem.test.ts`.
 */
export const sound = 'capital=1000&duree=10'

/**
 * The result of parsing a query string. Used by `definition/parse-object.test.ts`, `definition/parse.test.ts`
 * and `definition/problem.test.ts`.
 */
export const byQuery = (raw: string) => parser.fromQuery(readQuery(raw))
/**
 * The problems of a query, as the JSON of an answer has them; none where it is valid. Used by
 * `definition/parse-object.test.ts` and `definition/parse.test.ts`.
 */
export const problemsOf = (parsed: Parsed) => (parsed.ok ? [] : parsed.problems.map(wireProblem))
