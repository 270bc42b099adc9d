import type { Contract } from '../../definition/contract.ts'
import { rows, type Shape } from '../../definition/shape.ts'
import { numberOrNull, parameterField, targetField } from '../fields.ts'

const moved = { fr: 'Valeur essayée', en: 'Value tried' }
const reached = { fr: 'Résultat obtenu', en: 'Result obtained' }
/** The columns `bas` and `haut`. */
const side = { valeur: numberOrNull(moved), resultat: numberOrNull(reached) }

/** The shape of `data` in the answer of a sensitivity study, for `sensitivity.ts`. */
export const sensitivityResult = ({ params, result }: Contract): Shape => ({
  cible: targetField(result),
  valeur: numberOrNull({ fr: 'Résultat sans changement', en: 'Result without change' }),
  effets: rows({
    parametre: parameterField(params, { label: { fr: 'Paramètre', en: 'Parameter' } }),
    bas: side,
    haut: side,
    amplitude: numberOrNull(
      { fr: 'Amplitude', en: 'Range' },
      {
        fr: 'Du plus petit au plus grand des résultats, avant et après changement ; un côté refusé compte comme inchangé, et ce qui n’a pas bougé n’en a pas.',
        en: 'From the lowest to the highest result, before and after the change; a refused side counts as unchanged, and what did not move has none.',
      },
    ),
  }),
})
