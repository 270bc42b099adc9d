import { grossYield, inflation, withdrawalRate } from '../../definition/common-fields.ts'
import { age, euros, monthlyEuros } from '../../definition/kinds.ts'

/**
 * Parameters of `coast-fire`: ages, the capital today, and the spending to cover. Keys are the names of the API: they
 * do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`: those of `common-fields.ts`, shared with other simulators, may bring a
 * default of their own. Rules over several parameters are in `constraints` of `contract.ts`. Used by `contract.ts`
 * and `sentence.ts`.
 */
export const params = {
  age: age({ min: 16, max: 99, label: { fr: 'Âge', en: 'Age' } }),
  age_retraite: age({ min: 17, max: 100, label: { fr: 'Âge de la retraite', en: 'Retirement age' } }),
  capital: euros({ label: { fr: 'Capital actuel', en: 'Current capital' } }),
  depenses: monthlyEuros({
    label: { fr: 'Dépenses mensuelles à la retraite', en: 'Monthly spending in retirement' },
    help: { fr: 'En euros d’aujourd’hui.', en: 'In today’s euros.' },
  }),
  taux: grossYield({ default: 7 }),
  inflation: inflation({ default: 2 }),
  taux_retrait: withdrawalRate({ default: 4 }),
  mensuel: monthlyEuros({
    default: 0,
    label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
    help: {
      fr: 'En euros d’aujourd’hui : il suit l’inflation. Versé à la fin de chaque mois.',
      en: 'In today’s euros: it follows inflation. Paid at the end of each month.',
    },
  }),
  pension: monthlyEuros({
    default: 0,
    label: { fr: 'Pension mensuelle', en: 'Monthly pension' },
    help: {
      fr: 'En euros d’aujourd’hui, indexée sur les prix.',
      en: 'In today’s euros, indexed on prices.',
    },
  }),
  age_pension: age({ default: 64, label: { fr: 'Âge de la pension', en: 'Pension age' } }),
}
