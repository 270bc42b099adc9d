import { wholeEuros } from '../../../units/exact-euros.ts'
import type { AbattementSpecialAge } from '../../parametres/impot-revenu/abattement-special-age.ts'

/**
 * The allowance of people aged 65 or more, or disabled, in euros (CGI, art. 157 bis): an amount each, full up to an
 * income and reduced up to another, within that income. Called by `fiscalite/assessment.ts`.
 * @param netGlobal the net global income of the household, in euros.
 * @param people how many of the taxpayers qualify: 0 to 2.
 * @example specialAllowance(19_000, 2, values) // 2822 on the incomes of 2025
 */
export function specialAllowance(netGlobal: number, people: number, values: AbattementSpecialAge): number {
  const { plafondPlein, montantPlein, plafondReduit, montantReduit } = values
  const each = netGlobal <= plafondPlein ? montantPlein : netGlobal <= plafondReduit ? montantReduit : 0
  return wholeEuros(Math.min(people * each, netGlobal))
}
