import type { Field, Language, Params, Simulator } from '@denier/core'
import type { Neighbour } from '../model/page-state.ts'

/** With fewer parameters in common, a link carries too little. */
const LEAST_SHARED = 2
const MOST_NEIGHBOURS = 2

/**
 * The simulators of the same group that take most of the parameters of one whose contract leads nowhere, and among them
 * all that they require: otherwise the link would answer for the example, not for the reader. A parameter is the same
 * where its name, its kind, its label and its choices are. Used by `draw-page.ts`.
 */
export function neighboursOf(
  { contract }: Simulator,
  all: readonly Simulator[],
  language: Language,
): readonly Neighbour[] {
  if (contract.nextQuestions.length > 0) return []
  const meaningOf = ({ kind, label, choices, list }: Field) => JSON.stringify([kind, label, choices, list])
  return all
    .filter((one) => one.contract.group === contract.group && one.contract !== contract)
    .map(({ contract: { name, title, params } }) => ({
      params,
      name,
      title: title[language],
      shared: Object.entries(contract.params).flatMap(([param, field]) => {
        const other = params[param]
        return other && meaningOf(other) === meaningOf(field) ? [param] : []
      }),
    }))
    .filter(
      ({ params, shared }) =>
        shared.length >= LEAST_SHARED && required(params).every((param) => shared.includes(param)),
    )
    .sort((one, other) => other.shared.length - one.shared.length)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ name, title, shared }) => ({ name, title, shared }))
}

/** The names of the parameters that a question must have. */
const required = (params: Params): readonly string[] =>
  Object.entries(params).flatMap(([name, field]) =>
    field.default === undefined && !field.optional ? [name] : [],
  )
