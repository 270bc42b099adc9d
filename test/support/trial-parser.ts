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

/** One parameter of each kind of fault: required, optional and with a default. */
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

export const parser = compileParser('essai', params)

/** A query with nothing wrong in it. */
export const sound = 'capital=1000&duree=10'

export const byQuery = (raw: string) => parser.fromQuery(readQuery(raw))
/** The problems of a query, as the wire has them. */
export const problemsOf = (parsed: Parsed) => (parsed.ok ? [] : parsed.problems.map(wireProblem))
