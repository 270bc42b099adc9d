import type { CivilDate } from '../../../units/civil-date.ts'
import { type Law, lawOf } from '../../law.ts'
import type { YearValue } from '../../legal-parameter.ts'
import { ageTauxPlein } from '../../parametres/retraite/age-taux-plein.ts'
import { anneesSalaire } from '../../parametres/retraite/annees-salaire.ts'
import { coefficientsSalaires } from '../../parametres/retraite/coefficients-salaires.ts'
import { decote } from '../../parametres/retraite/decote.ts'
import { generations } from '../../parametres/retraite/generations.ts'
import { heuresTrimestre } from '../../parametres/retraite/heures-trimestre.ts'
import { majorationEnfants } from '../../parametres/retraite/majoration-enfants.ts'
import { majorationPoints } from '../../parametres/retraite/majoration-points.ts'
import { minimumContributif } from '../../parametres/retraite/minimum-contributif.ts'
import { minorationPoints } from '../../parametres/retraite/minoration-points.ts'
import { plafondPension } from '../../parametres/retraite/plafond-pension.ts'
import { plafonds } from '../../parametres/retraite/plafonds.ts'
import { plafondsTranche2 } from '../../parametres/retraite/plafonds-tranche2.ts'
import { prelevementsPensions } from '../../parametres/retraite/prelevements-pensions.ts'
import { prixPoint } from '../../parametres/retraite/prix-point.ts'
import { seuilsCsg } from '../../parametres/retraite/seuils-csg.ts'
import { smicJanvier } from '../../parametres/retraite/smic-janvier.ts'
import { surcote } from '../../parametres/retraite/surcote.ts'
import { surcoteParentale } from '../../parametres/retraite/surcote-parentale.ts'
import { tauxPlein } from '../../parametres/retraite/taux-plein.ts'
import { tauxPointsTranche1 } from '../../parametres/retraite/taux-points-tranche1.ts'
import { tauxPointsTranche2 } from '../../parametres/retraite/taux-points-tranche2.ts'
import { valeurPoint } from '../../parametres/retraite/valeur-point.ts'
import { knownDay } from '../known-day.ts'

const parameters = {
  plafonds,
  smicJanvier,
  coefficientsSalaires,
  prixPoint,
  tauxPointsTranche1,
  tauxPointsTranche2,
  heuresTrimestre,
  generations,
  ageTauxPlein,
  tauxPlein,
  decote,
  surcote,
  surcoteParentale,
  anneesSalaire,
  plafondPension,
  majorationEnfants,
  minimumContributif,
  valeurPoint,
  plafondsTranche2,
  minorationPoints,
  majorationPoints,
  prelevementsPensions,
  seuilsCsg,
}
const law = lawOf(parameters)

/**
 * The law of pensions of private employees on a day: general scheme and Agirc-Arrco. Used by
 * `retraite-publique/question.ts`.
 */
export const pensionLaw = (day: CivilDate) => law(knownDay(parameters, day))

/** The values of that law. Used by the rules of this folder. */
export type PensionValues = Law<typeof parameters>['values']

/**
 * The value of a year, or of the last one before it; the first one for an earlier year. Used by `points.ts`,
 * `quarters.ts` and `retraite-publique/economy.ts`.
 */
export function valueIn(series: readonly YearValue[], year: number): number {
  let found = series[0]?.valeur ?? 0
  for (const { annee, valeur } of series) if (annee <= year) found = valeur
  return found
}

/** The last year of a series. Used by `retraite-publique/economy.ts`. */
export const lastYearOf = (series: readonly YearValue[]): number => series.at(-1)?.annee ?? 0
