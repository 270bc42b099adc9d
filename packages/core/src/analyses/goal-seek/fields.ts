import type { Contract } from '../../definition/contract.ts'
import type { Field } from '../../definition/field.ts'
import { plain } from '../../definition/kinds.ts'
import { orNull, type Params, type Shape } from '../../definition/shape.ts'
import { numberOrNull, parameterField, targetField } from '../fields.ts'
import { isNumeric } from '../figures.ts'

/** What goal seek asks besides the simulator's parameters. */
export const goalFields = ({ params, result }: Contract): Params => ({
  inconnue: parameterField(params, {
    label: { fr: 'Paramètre inconnu', en: 'Unknown parameter' },
    help: {
      fr: 'Celui dont on cherche la valeur : ne le donnez pas.',
      en: 'The one whose value is looked for: leave it out.',
    },
  }),
  cible: targetField(result),
  valeur: plain({ label: { fr: 'Valeur visée', en: 'Target value' } }),
})

/** The simulator's parameters, no number of them required: any may be the unknown. */
export const relaxed = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, field]) => [name, isNumeric(field) ? mayBeLeftOut(field) : field]),
  )

const mayBeLeftOut = (field: Field): Field =>
  field.default === undefined ? { ...field, optional: true } : field

/** What goal seek answers. */
export const goalResult = ({ params, result }: Contract): Shape => ({
  inconnue: parameterField(params, { label: { fr: 'Paramètre inconnu', en: 'Unknown parameter' } }),
  valeur: numberOrNull(
    { fr: 'Valeur trouvée', en: 'Value found' },
    {
      fr: 'Dans l’unité du paramètre ; absente si aucune ne convient, avec un avertissement.',
      en: 'In the unit of the parameter; none where no value will do, with a warning.',
    },
  ),
  cible: targetField(result),
  atteint: numberOrNull({ fr: 'Résultat atteint', en: 'Result reached' }),
  simulation: orNull(result),
})
