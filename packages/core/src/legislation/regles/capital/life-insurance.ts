import type { Scale } from '../../../finance/scale.ts'
import { type Law, lawOf } from '../../law.ts'
import { assuranceVieAbattement } from '../../parametres/capital/assurance-vie-abattement.ts'
import { assuranceVieDuree } from '../../parametres/capital/assurance-vie-duree.ts'
import { assuranceVieSeuilPrimes } from '../../parametres/capital/assurance-vie-seuil-primes.ts'
import { assuranceVieTauxNormal } from '../../parametres/capital/assurance-vie-taux-normal.ts'
import { assuranceVieTauxReduit } from '../../parametres/capital/assurance-vie-taux-reduit.ts'
import { prelevementsSociauxMaintenus } from '../../parametres/capital/prelevements-sociaux-maintenus.ts'
import { flat, type WithdrawalTaxation } from './withdrawal-taxation.ts'

const parameters = {
  prelevementsSociauxMaintenus,
  assuranceVieDuree,
  assuranceVieAbattement,
  assuranceVieTauxReduit,
  assuranceVieTauxNormal,
  assuranceVieSeuilPrimes,
}
type Values = Law<typeof parameters>['values']

/**
 * The law on the gains of a life insurance contract whose premiums were all paid since 27 September 2017. Used by
 * `enveloppes/wrappers.ts`, `livret-a-vs-etf/account.explain.ts`, `livret-a-vs-etf/wrapper.ts`,
 * `revenus-passifs/wrappers.explain.ts` and `revenus-passifs/wrappers.ts`.
 */
export const lifeInsuranceLaw = lawOf(parameters)

/** What the tax on a withdrawal depends on, besides its gains. */
interface Policy {
  /** Age of the contract, in years. */
  readonly years: number
  /**
   * Gains withdrawn, over all premiums not yet repaid: a fraction. `Infinity` when nothing was paid in that is still
   * there.
   */
  readonly gainsPerPremium: number
  readonly isCouple: boolean
  /** The rate of the household's bracket, as a fraction; without it, no option for the scale. */
  readonly marginalRate?: number
}

/**
 * The taxation of withdrawals from a life insurance contract: gains at the normal rate while it is too young (CGI,
 * art. 200 A, 1, B), by the scale below afterwards; social levies on all of them, at any age (CSS, art. L. 136-7, II,
 * 3° and L. 136-8, IV). With the option for the progressive scale, which covers all capital income of the household
 * (art. 200 A, 2), what exceeds the allowance is taxed at its own rate; the lower tax is due. Deductible CSG is left
 * out. Used by `enveloppes/wrappers.ts`, `livret-a-vs-etf/wrapper.ts` and `revenus-passifs/wrappers.ts`.
 * @example
 * // 14 600 € withdrawn from a contract of nine years, all gains, on 100 000 € of premiums: 7.5 % above 4 600 €
 * const taxation = lifeInsuranceTaxation(values, { years: 9, gainsPerPremium: 0.146, isCouple: false })
 * taxOnWithdrawal(taxation, 14_600).incomeTax // 750
 */
export function lifeInsuranceTaxation(values: Values, policy: Policy): WithdrawalTaxation {
  const isMature = policy.years >= values.assuranceVieDuree
  const { marginalRate } = policy
  const allowance = isMature ? allowanceOf(values, policy) : 0
  return {
    incomeTax: isMature ? matureScale(values, policy) : flat(values.assuranceVieTauxNormal),
    ...(marginalRate !== undefined && {
      optionTax: [
        { above: 0, rate: 0 },
        { above: allowance, rate: marginalRate },
      ],
    }),
    socialLevies: values.prelevementsSociauxMaintenus,
  }
}

/** The yearly allowance of a contract that is old enough, in euros (CGI, art. 125-0 A, I, 1°). */
const allowanceOf = ({ assuranceVieAbattement: { seul, couple } }: Values, { isCouple }: Policy): number =>
  isCouple ? couple : seul

/**
 * Income tax on the gains of a contract that is old enough, as a scale: nothing within the yearly allowance A
 * (CGI, art. 125-0 A, I, 1°), the reduced rate on the gains tied to premiums within the threshold T, the normal
 * rate on the rest (art. 200 A, 1, B, 2°).
 *
 * Gains are tied to premiums evenly: with gains G and premiums P, those of the first T euros are `T·G/P`. The
 * allowance goes to them first, and what they leave of it to the others: the reduced rate runs from A to `T·G/P`,
 * the normal one starts at the higher of the two; never while P is within T, as `T·G/P` is then G or more.
 */
function matureScale(values: Values, policy: Policy): Scale {
  const { gainsPerPremium, isCouple } = policy
  const allowance = allowanceOf(values, policy)
  const threshold = isCouple ? 2 * values.assuranceVieSeuilPrimes : values.assuranceVieSeuilPrimes
  const within = [
    { above: 0, rate: 0 },
    { above: allowance, rate: values.assuranceVieTauxReduit },
  ]
  const reduced = threshold * gainsPerPremium
  if (!Number.isFinite(reduced)) return within
  return [...within, { above: Math.max(allowance, reduced), rate: values.assuranceVieTauxNormal }]
}
