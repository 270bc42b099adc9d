import { grossYield, inflation, marginalTaxRate, withdrawalRate } from '../../definition/common-fields.ts'
import { euros, flag, monthlyEuros, percent } from '../../definition/kinds.ts'

/**
 * Parameters of `revenus-passifs`: the income, the withdrawals, their tax, and the savings. Keys are the names of the
 * API: they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`: those of `common-fields.ts`, shared with other simulators, may bring a
 * default of their own. No rule is over several parameters. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  revenu: monthlyEuros({
    min: 1,
    max: 1e6,
    label: { fr: 'Revenu net mensuel voulu', en: 'Net monthly income wanted' },
    help: {
      fr: 'En euros d’aujourd’hui, impôt et prélèvements sociaux payés.',
      en: 'In today’s euros, income tax and social levies paid.',
    },
  }),
  taux_retrait: withdrawalRate({ default: 4 }),
  inflation: inflation({ default: 2 }),
  part_gains: percent({
    default: 50,
    label: { fr: 'Part de gains dans un retrait', en: 'Share of gains in a withdrawal' },
    help: {
      fr: 'Seuls les gains sont imposés. 50 % : le capital vaut deux fois ce qui a été versé. Elle grandit avec les années.',
      en: 'Only gains are taxed. 50%: the capital is worth twice what was paid in. It grows over the years.',
    },
  }),
  couple: flag({
    default: false,
    label: { fr: 'Couple imposé ensemble', en: 'Couple taxed jointly' },
    help: {
      fr: 'Double l’abattement et le seuil de l’assurance-vie, et les versements possibles sur PEA (un par personne).',
      en: 'Doubles the allowance and the threshold of life insurance, and what PEAs may take (one per person).',
    },
  }),
  tmi: marginalTaxRate(),
  capital: euros({
    default: 0,
    label: { fr: 'Capital actuel', en: 'Current capital' },
    help: { fr: 'Pour le nombre d’années.', en: 'For the number of years.' },
  }),
  mensuel: monthlyEuros({
    default: 0,
    label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
    help: {
      fr: 'En euros d’aujourd’hui : il suit l’inflation. Versé à la fin de chaque mois.',
      en: 'In today’s euros: it follows inflation. Paid at the end of each month.',
    },
  }),
  taux: grossYield({ default: 7 }),
}

/** Usual withdrawal rates, in percent of the capital a year. Used by `simulate.ts` and `wrappers.explain.ts`. */
export const scenarioRates = { prudent: 3, modere: 4, dynamique: 5 } as const
