import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { LATEST_INCOME_YEAR } from '../../legislation/regles/impot-revenu/wage-tax.ts'
import { yearOf } from '../../units/civil-date.ts'
import { toEightDecimals } from '../../units/exact-euros.ts'
import { exceeds } from '../../units/money.ts'
import { toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type PaidWage, paidWageOf } from './wage.ts'

/**
 * Computes what comes off a gross wage, the tax of its household, and what remains. `defineSimulator` calls it with
 * valid parameters. Used by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const wage = paidWageOf(params, context)
  const { gross, net, taxableNet, tax, taxWithout, law, taxLaw } = wage
  const { smicHoraire: smic } = law.values
  const ofWage = tax.net - taxWithout.net
  const left = net - ofWage
  const incomes = Math.max(0, taxableNet) + (wage.isCouple ? params.revenu_conjoint : 0)
  return {
    data: {
      resume: {
        brutAnnuel: gross,
        brutMensuel: gross / 12,
        cotisations: wage.socialContributions,
        csgCrds: wage.csgCrds,
        netAnnuel: net,
        netMensuel: net / 12,
        netImposable: taxableNet,
        impotFoyer: tax.net,
        impotDuSalaire: ofWage,
        netApresImpotAnnuel: left,
        netApresImpotMensuel: left / 12,
        tauxNet: shareOf(net, gross),
        tauxMarginal: toPercent(tax.marginalRate),
        tauxPrelevement: shareOf(tax.net, incomes),
        netFoyerMensuel: params.revenu_conjoint > 0 ? (net + params.revenu_conjoint - tax.net) / 12 : null,
      },
      partage: [
        { poste: 'net', montant: left },
        { poste: 'cotisations', montant: wage.socialContributions },
        { poste: 'csg_crds', montant: wage.csgCrds },
        { poste: 'impot', montant: ofWage },
        { poste: 'mutuelle', montant: 12 * params.mutuelle },
      ],
      cotisations: linesOf(wage),
    },
    warnings: {
      bareme_precedent: yearOf(context.today) > LATEST_INCOME_YEAR,
      smic: gross > 0 && exceeds(smic.heures * smic.horaire, gross),
      net_negatif: exceeds(0, net),
    },
    law: {
      asOf: context.today,
      sources: sourcesOf(law, { sources: taxLaw.sourcesOf(['wages', 'scale', ...chaptersOf(wage)]) }),
    },
  }
}

/** A share in percent, without the noise of doubles: many shares of gross end half-way between two figures. */
const shareOf = (part: number, whole: number): number =>
  exceeds(whole, 0) ? toEightDecimals((100 * part) / whole) : 0

/** The chapters of income tax that the household uses. */
const chaptersOf = ({ isCouple, tax }: PaidWage) => [
  ...(tax.parts.total > tax.parts.base ? (['ceiling'] as const) : []),
  ...(tax.parts.widowed > 0 ? (['widowed'] as const) : []),
  isCouple ? ('decoteCouple' as const) : ('decoteAlone' as const),
  'recovery' as const,
  ...(tax.cehr > 0 ? [isCouple ? ('cehrCouple' as const) : ('cehrAlone' as const)] : []),
]

/** What comes off, in the order of a pay slip, each as a share of gross too. */
function linesOf({ contributions, params, gross }: PaidWage) {
  const lines = { ...contributions, mutuelle: 12 * params.mutuelle }
  return (Object.keys(lines) as (keyof typeof lines)[]).map((code) => ({
    code,
    part: lines[code],
    taux: shareOf(lines[code], gross),
  }))
}
