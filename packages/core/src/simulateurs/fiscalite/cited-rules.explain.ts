import { citationsOf } from '../../legislation/citation.ts'
import { lawOf } from '../../legislation/law.ts'
import { deficitFoncierPlafond } from '../../legislation/parametres/immobilier/deficit-foncier-plafond.ts'
import { chargesRevenuGlobal } from '../../legislation/parametres/impot-revenu/charges-revenu-global.ts'
import { deductionEpargneRetraite } from '../../legislation/parametres/impot-revenu/deduction-epargne-retraite.ts'
import { definitionRevenuReference } from '../../legislation/parametres/impot-revenu/definition-revenu-reference.ts'
import { revenuLimiteDons } from '../../legislation/parametres/impot-revenu/revenu-limite-dons.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import type { CivilDate } from '../../units/civil-date.ts'

/** Rules that formulas apply and whose values none reads: steps cite them by these names. */
const citedLaw = lawOf({
  deficitFoncierPlafond,
  chargesRevenuGlobal,
  deductionEpargneRetraite,
  definitionRevenuReference,
  revenuLimiteDons,
})

/** The texts of these rules for the incomes of a year. Called by `explain.ts`. */
export const citedRules = (year: number): readonly CitedValue[] =>
  citationsOf(citedLaw(`${year}-12-31` as CivilDate))
