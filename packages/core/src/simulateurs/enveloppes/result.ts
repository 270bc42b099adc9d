import { annualRate, choice, euros, flag } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

const wrappers = {
  pea: { fr: 'PEA', en: 'PEA' },
  assurance_vie: { fr: 'Assurance-vie', en: 'Life insurance' },
  cto: { fr: 'Compte-titres', en: 'Securities account' },
  per: { fr: 'PER', en: 'PER' },
}

/**
 * Result of `enveloppes`: the best wrapper and the gap, then each of them. Keys are the names of the API: they do not
 * change. The kind of each figure (`euros`, `annualRate`…) sets its unit and its rounding. `nullable`: it is `null`
 * where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    meilleure: choice({ choices: wrappers, label: { fr: 'Meilleure enveloppe', en: 'Best wrapper' } }),
    totalVerse: euros({
      label: { fr: 'Effort total', en: 'Total effort' },
      help: { fr: 'Le même pour les quatre.', en: 'The same for all four.' },
    }),
    netMaximum: euros({ label: { fr: 'Net de la meilleure', en: 'Net of the best' } }),
    netMinimum: euros({ label: { fr: 'Net de la moins bonne', en: 'Net of the worst' } }),
    ecart: euros({ label: { fr: 'Écart avec la moins bonne', en: 'Gap with the worst' } }),
    plafondPeaDepasse: flag({
      label: { fr: 'Plafond du PEA dépassé', en: 'Ceiling of the PEA exceeded' },
    }),
  },
  enveloppes: rows({
    enveloppe: choice({ choices: wrappers, label: { fr: 'Enveloppe', en: 'Wrapper' } }),
    versements: euros({
      label: { fr: 'Effort', en: 'Effort' },
      help: { fr: 'Versé, impôt économisé déduit.', en: 'Paid in, the tax saved taken off.' },
    }),
    economieImpot: euros({
      label: { fr: 'Impôt économisé, placé', en: 'Tax saved, invested' },
    }),
    capitalBrut: euros({
      label: { fr: 'Capital brut', en: 'Gross capital' },
      help: {
        fr: 'À la fin de la durée, avant le premier retrait.',
        en: 'At the end of the duration, before the first withdrawal.',
      },
    }),
    impots: euros({ label: { fr: 'Impôt à la sortie', en: 'Income tax at the exit' } }),
    prelevementsSociaux: euros({ label: { fr: 'Prélèvements sociaux', en: 'Social levies' } }),
    preleveEnCours: euros({
      label: { fr: 'Pris chaque année', en: 'Taken each year' },
      help: { fr: 'Impôt et prélèvements sur les dividendes.', en: 'Tax and levies on dividends.' },
    }),
    netTotal: euros({
      label: { fr: 'Net en tout', en: 'Net in all' },
      help: { fr: 'La somme des retraits, impôts payés.', en: 'The sum of withdrawals, taxes paid.' },
    }),
    netReel: euros({
      label: { fr: 'Net en euros d’aujourd’hui', en: 'Net in today’s euros' },
    }),
    premierRetraitNet: euros({ label: { fr: 'Premier retrait net', en: 'First net withdrawal' } }),
    tri: annualRate({
      nullable: true,
      label: { fr: 'Rendement de l’effort (TRI)', en: 'Return on the effort (IRR)' },
      help: {
        fr: 'Net de tout, par an. Vide sans effort.',
        en: 'Net of everything, a year. Empty without an effort.',
      },
    }),
    netOption: euros({
      label: { fr: 'Net avec l’option pour le barème', en: 'Net with the option for the scale' },
      help: {
        fr: 'Les gains imposés à la tranche de sortie. L’option vaut pour tous les revenus du capital du foyer.',
        en: 'Gains taxed at the bracket of the exit. The option holds for all capital income of the household.',
      },
    }),
  }),
}
