import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { toPercent } from '../../units/rate.ts'
import { compare } from './comparison.ts'
import type { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'
import { sumOf } from './gifts.ts'
import { hasNotary, lawSources } from './laws.ts'
import { settleGift } from './settlement.ts'

/**
 * Computes the duties on what each donor gives to each recipient, then the fees of the deed, then, where a horizon is
 * asked, what giving changes when the donors die. Amounts are in euros, rates in percent. `used` holds values that
 * were derived, since the question left them out. `defineSimulator` calls it with valid parameters, rates in percent.
 * Used by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const settled = settleGift(params, context.today)
  const { day, recipients, gifts, given, taxableValue, duties, fees } = settled
  const cost = duties + fees.total

  return {
    data: {
      resume: {
        valeurTransmise: given,
        valeurFiscale: taxableValue,
        exonerations: sumOf(gifts, ({ found }) => found.housing + found.family),
        abattements: sumOf(gifts, ({ found }) => found.used),
        baseTaxable: sumOf(gifts, ({ found }) => found.duty.base),
        droits: duties,
        frais: fees.total,
        coutTotal: cost,
        netRecu: params.droits_par_donateur ? given : given - cost,
        tauxEffectif: toPercent(duties / given),
      },
      donataires: gifts.flatMap(({ row, donor, requested, found }) =>
        Array.from({ length: row.count }, () => ({
          rang: row.rank,
          donateur: donor,
          lien: row.tie,
          valeur: requested.value,
          valeurFiscale: found.taxableValue,
          exonereLogement: found.housing,
          exonereDonFamilial: found.family,
          donationsRappelees: found.recall.recalled,
          abattement: found.used,
          abattementRestant: found.left,
          baseTaxable: found.duty.base,
          droits: found.duty.due,
          tauxMarginal: toPercent(found.marginal),
        })),
      ),
      frais: {
        emoluments: fees.emoluments,
        taxePubliciteFonciere: fees.taxePubliciteFonciere,
        contributionSecuriteImmobiliere: fees.contributionSecuriteImmobiliere,
        total: fees.total,
      },
      ...compare(params, settled),
    },
    used: { date: day, notaire: hasNotary(params) },
    warnings: findWarnings(params, recipients, gifts),
    law: { asOf: day, sources: lawSources(params, gifts, day) },
  }
}
