import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'
import { laterSales, saleCaseOf, type TaxedSale } from './sale.ts'

/**
 * Computes the gain, its tax by the law of the day of the sale, and the same sale after each further full year, up to
 * the one from which nothing is due. `defineSimulator` calls it with valid parameters. Used by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const sale = saleCaseOf(params, context)
  const { ownership, law, depreciation, after } = sale
  const now = after(ownership.years)
  const next = after(ownership.years + 1)
  const { gain, due } = now
  const isFree = !exceeds(100, due.leviesAllowance)
  return {
    data: {
      resume: {
        prixVenteCorrige: gain.netPrice,
        prixAchatCorrige: gain.cost,
        fraisAchatRetenus: gain.purchaseCosts,
        travauxRetenus: gain.works,
        plusValueBrute: gain.gain,
        plusValueImposable: now.taxable,
        ...ofYears(ownership.years, now),
        baseImpot: due.incomeTaxBase,
        basePrelevements: due.leviesBase,
        netVendeur: gain.netPrice - due.total,
        tauxEffectif: exceeds(gain.gain, 0) ? (100 * due.total) / gain.gain : 0,
        motifExoneration: now.exemption,
        anniversaire: isFree ? null : (ownership.anniversary ?? null),
        economieAnniversaire: Math.max(0, due.total - next.due.total),
      },
      parDuree: laterSales(sale).map((later) => ofYears(later.years, later.sale)),
    },
    warnings: findWarnings(params, sale, now, next),
    law: { asOf: ownership.lawDay, sources: sourcesOf(law, ...(depreciation ? [depreciation] : [])) },
  }
}

/** A row of `parDuree`: allowances in percent, taxes in euros, after full years of ownership. */
const ofYears = (years: number, { due }: TaxedSale) => ({
  dureeDetention: years,
  abattementImpot: due.incomeTaxAllowance,
  abattementPrelevements: due.leviesAllowance,
  impot: due.incomeTax,
  surtaxe: due.surtax,
  prelevementsSociaux: due.levies,
  total: due.total,
})
