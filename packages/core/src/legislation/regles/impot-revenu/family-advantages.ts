import { wholeEuros } from '../../../units/exact-euros.ts'
import type { DependanceReduction } from '../../parametres/impot-revenu/dependance-reduction.ts'
import type { EmploiDomicileCredit } from '../../parametres/impot-revenu/emploi-domicile-credit.ts'
import type { GardeEnfantsCredit } from '../../parametres/impot-revenu/garde-enfants-credit.ts'
import type { ScolariteReduction } from '../../parametres/impot-revenu/scolarite-reduction.ts'
import type { SyndicatCredit } from '../../parametres/impot-revenu/syndicat-credit.ts'

/** Counts of children at school; one in shared custody counts for half. */
interface Pupils {
  readonly college: number
  readonly lycee: number
  readonly superieur: number
}

/**
 * The reduction for children at school, in whole euros (CGI, art. 199 quater F). Used by `fiscalite/advantages.ts`.
 * @example schoolReduction({ college: 1, lycee: 0.5, superieur: 0 }, values) // 138
 */
export const schoolReduction = (pupils: Pupils, values: ScolariteReduction): number =>
  wholeEuros(
    pupils.college * values.college + pupils.lycee * values.lycee + pupils.superieur * values.superieur,
  )

/**
 * The reduction for people in a nursing home, in whole euros: a share of what each paid, up to an amount each (CGI,
 * art. 199 quindecies). Used by `fiscalite/advantages.ts`.
 * @example dependencyReduction([12_000, 3000], values) // 3250
 */
export const dependencyReduction = (paid: readonly number[], values: DependanceReduction): number =>
  wholeEuros(values.taux * paid.reduce((sum, one) => sum + Math.min(one, values.plafond), 0))

/** Which ceiling of home employment applies. */
type HomeEmploymentCeiling = 'normal' | 'premiere_annee' | 'invalidite'

/**
 * The credit for home employment, in whole euros: a share of the expenses up to a ceiling, which each dependant and
 * each member aged 65 or more raises, save for the one of a disability (CGI, art. 199 sexdecies). Used by
 * `fiscalite/advantages.ts`.
 * @param dependants children, those in shared custody by half, and members aged 65 or more.
 * @example homeEmploymentCredit(14_000, 'normal', 1, values) // 6750
 */
export function homeEmploymentCredit(
  spent: number,
  ceiling: HomeEmploymentCeiling,
  dependants: number,
  values: EmploiDomicileCredit,
): number {
  return wholeEuros(values.taux * Math.min(spent, homeEmploymentLimit(ceiling, dependants, values)))
}

/** The expenses counted for home employment, at most; euros. */
function homeEmploymentLimit(
  ceiling: HomeEmploymentCeiling,
  dependants: number,
  values: EmploiDomicileCredit,
): number {
  const raise = values.majoration * dependants
  if (ceiling === 'invalidite') return values.plafondInvalidite
  return ceiling === 'premiere_annee'
    ? Math.min(values.plafondPremiereAnnee + raise, values.maximumPremiereAnnee)
    : Math.min(values.plafond + raise, values.maximum)
}

/**
 * The credit for the care of children under 6, in whole euros: a share of the expenses, up to an amount for each
 * child, one in shared custody counting for half (CGI, art. 200 quater B). Used by `fiscalite/advantages.ts`.
 * @example childcareCredit(6000, 1, values) // 1750 since 2022
 */
export const childcareCredit = (spent: number, children: number, values: GardeEnfantsCredit): number =>
  wholeEuros(values.taux * Math.min(spent, values.plafond * children))

/** What a person paid to a union, and the wages and pensions that limit it; euros. */
interface UnionMember {
  readonly dues: number
  readonly earned: number
  /** Whether this person deducts actual work expenses, which already hold the dues. */
  readonly usesExpenses: boolean
}

/**
 * The credit for union dues, in whole euros: a share of them, within a share, in whole euros, of the wages and
 * pensions of each person (CGI, art. 199 quater C). Used by `fiscalite/advantages.ts`.
 * @example unionCredit([{ dues: 300, earned: 40_000, usesExpenses: false }], values) // 198
 */
export const unionCredit = (members: readonly UnionMember[], { taux, limite }: SyndicatCredit): number =>
  wholeEuros(
    members.reduce(
      (sum, { dues, earned, usesExpenses }) =>
        sum + (usesExpenses ? 0 : taux * Math.min(dues, wholeEuros(limite * earned))),
      0,
    ),
  )
