import { type Field, fieldAt, legibleName, type Params, type Problem } from '@denier/core'
import { constraintSentence } from './constraint-sentence.ts'
import { quoteName } from './names.ts'

/**
 * A problem of a parameter as a French sentence, with the names that are typed: the message of a problem is
 * always English. Exported by `@denier/prose`; `parameter-problem.ts` of the command, `fault-result.ts` and `compare-tool.ts` of the
 * tools and `batch/run-file.ts` of the pages write it. Used by `batch/run-file.ts` of `@denier/web`.
 * @param fields the parameters, by name.
 * @example frenchProblem({ field: 'duree', code: 'too_large', … }, fields) // '« duree » doit valoir 100 au plus.'
 */
export function frenchProblem(
  { field: name, code, cause }: Omit<Problem, 'message'>,
  fields: Params,
): string {
  if (cause?.kind === 'unknownParameter') {
    const { subject, near } = cause.operands
    const hint = near ? `\u00a0; vouliez-vous dire ${near}\u00a0?` : '.'
    return `${quoteName(legibleName(name), 'fr')} n’est pas un paramètre de ${subject}${hint}`
  }
  if (cause) return constraintSentence({}, name, cause).fr
  const field = fieldAt(fields, name)
  return `${quoteName(name, 'fr')} ${field ? predicate(field, code) : 'ne convient pas'}.`
}

/** What French says after the name, by code. The codes without an entry have a cause. */
function predicate(field: Field, code: Problem['code']): string {
  switch (code) {
    case 'required':
      return 'est à donner'
    case 'repeated':
      return 'ne se donne qu’une fois'
    case 'not_a_number':
      return 'doit être un nombre'
    case 'not_an_integer':
      return 'doit être un nombre entier'
    case 'too_small':
      return `doit valoir ${field.min} au moins`
    case 'too_large':
      return `doit valoir ${field.max} au plus`
    case 'not_a_boolean':
      return 'doit être true ou false'
    case 'not_a_date':
      return 'doit être une date (AAAA-MM-JJ)'
    case 'not_a_split':
      return 'doit être trois pourcentages entiers dont la somme fait 100'
    case 'not_a_choice':
      return `doit être l’une de ces valeurs\u00a0: ${valuesOf(field).join(', ')}`
    case 'not_a_row':
      return 's’écrit nom:valeur, séparés par des virgules'
    case 'too_many':
      return `doit avoir ${field.list?.max} lignes au plus, et désigner ${field.list?.counted?.most ?? field.list?.max} personnes au plus`
    default:
      return 'ne convient pas'
  }
}

/** The values that a choice accepts. */
const valuesOf = (field: Field): readonly string[] =>
  field.among?.map(String) ?? Object.keys(field.choices ?? {})
