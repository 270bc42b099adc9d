import type { CitedValue } from '../../../units/cited-value.ts'
import type { CivilDate } from '../../../units/civil-date.ts'
import { citationsOf } from '../../citation.ts'
import { lawOf } from '../../law.ts'
import { deficitFoncierPlafond } from '../../parametres/immobilier/deficit-foncier-plafond.ts'
import { chargesRevenuGlobal } from '../../parametres/impot-revenu/charges-revenu-global.ts'
import { deductionEpargneRetraite } from '../../parametres/impot-revenu/deduction-epargne-retraite.ts'
import { definitionRevenuReference } from '../../parametres/impot-revenu/definition-revenu-reference.ts'
import { revenuLimiteDons } from '../../parametres/impot-revenu/revenu-limite-dons.ts'

/** Rules that formulas apply and whose values none reads: steps cite them by these names. */
const citedLaw = lawOf({
  deficitFoncierPlafond,
  chargesRevenuGlobal,
  deductionEpargneRetraite,
  definitionRevenuReference,
  revenuLimiteDons,
})

/** The texts of these rules for the incomes of a year. Called by `fiscalite/explain.ts`. */
export const citedRules = (year: number): readonly CitedValue[] =>
  citationsOf(citedLaw(`${year}-12-31` as CivilDate))
