import type { Field } from '../definition/field.ts'
import { choice, plain } from '../definition/kinds.ts'
import type { Params, Shape } from '../definition/shape.ts'
import type { Text } from '../units/text.ts'
import { isNumeric, numericFigures } from './figures.ts'

/**
 * The parameters that hold a number: those that a goal seek may look for and a sensitivity study moves. Used by
 * `goal-seek/goal-parser.ts` and `sensitivity/sensitivity.ts`.
 */
export const numericParams = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, field]) => isNumeric(field)))

/** The label of each field, as the choices of a field have them. */
const labels = (fields: Readonly<Record<string, Field>>): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

/**
 * `cible`: one of the numeric figures of a result, by its path. Used by `goal-seek/goal-parser.ts`,
 * `goal-seek/goal-seek.ts`, `range/fields.ts`, `sensitivity/fields.ts` and `sensitivity/sensitivity.ts`.
 */
export const targetField = (result: Shape) =>
  choice({
    choices: labels(numericFigures(result)),
    label: { fr: 'Résultat visé', en: 'Target result' },
    help: {
      fr: 'Le chemin d’un chiffre de la réponse, tel que groupe.chiffre.',
      en: 'The path of a figure of the answer, such as group.figure.',
    },
  })

/**
 * A choice among the numeric parameters, by name. Used by `goal-seek/goal-parser.ts`, `goal-seek/goal-seek.ts` and
 * `sensitivity/fields.ts`.
 */
export const parameterField = (params: Params, texts: { readonly label: Text; readonly help?: Text }) =>
  choice({ choices: labels(numericParams(params)), ...texts })

/**
 * A number that has the unit of another field, or none: a parameter's value, a figure. Used by
 * `goal-seek/goal-seek.ts`, `range/fields.ts` and `sensitivity/fields.ts`.
 */
export const numberOrNull = (label: Text, help?: Text) =>
  plain({ nullable: true, label, ...(help && { help }) })
