import { choice, euros, monthlyEuros, percent } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Result of `salaire-net`: from gross to what remains after income tax, then what comes off, line by line. Keys are
 * the names of the API: they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its
 * rounding. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    brutAnnuel: euros({ echo: true, label: { fr: 'Brut par an', en: 'Gross a year' } }),
    brutMensuel: monthlyEuros({
      echo: true,
      label: { fr: 'Brut par mois', en: 'Gross a month' },
      help: { fr: 'Un douzième de l’année.', en: 'A twelfth of the year.' },
    }),
    cotisations: euros({ label: { fr: 'Cotisations', en: 'Contributions' } }),
    csgCrds: euros({ label: { fr: 'CSG et CRDS', en: 'CSG and CRDS' } }),
    netAnnuel: euros({ label: { fr: 'Net avant impôt, par an', en: 'Net before tax, a year' } }),
    netMensuel: monthlyEuros({ label: { fr: 'Net avant impôt, par mois', en: 'Net before tax, a month' } }),
    netImposable: euros({ label: { fr: 'Net imposable', en: 'Taxable net' } }),
    impotFoyer: euros({
      label: { fr: 'Impôt de tout le foyer, par an', en: 'Tax of the whole household, a year' },
    }),
    impotDuSalaire: euros({
      label: { fr: 'Impôt que ce salaire ajoute, par an', en: 'Tax that this wage adds, a year' },
      help: {
        fr: 'L’impôt du foyer moins ce qu’il serait sans ce salaire.',
        en: 'The tax of the household less what it would be without this wage.',
      },
    }),
    netApresImpotAnnuel: euros({ label: { fr: 'Net après impôt, par an', en: 'Net after tax, a year' } }),
    netApresImpotMensuel: monthlyEuros({
      label: { fr: 'Net après impôt, par mois', en: 'Net after tax, a month' },
    }),
    tauxNet: percent({ label: { fr: 'Net sur brut', en: 'Net over gross' } }),
    tauxMarginal: percent({ label: { fr: 'Tranche de l’impôt', en: 'Tax bracket' } }),
    tauxPrelevement: percent({
      label: { fr: 'Taux d’impôt du foyer', en: 'Tax rate of the household' },
      help: { fr: 'Sur ses revenus imposables.', en: 'On its taxable incomes.' },
    }),
    netFoyerMensuel: monthlyEuros({
      nullable: true,
      ofOneWay: true,
      label: {
        fr: 'Net du foyer après impôt, par mois',
        en: 'Net of the household after tax, a month',
      },
      help: {
        fr: 'Estimé : le conjoint touche un peu moins que son net imposable.',
        en: 'Estimated: the spouse receives a little less than the taxable net.',
      },
    }),
  },
  partage: rows({
    poste: choice({
      choices: {
        net: { fr: 'Net après impôt', en: 'Net after tax' },
        cotisations: { fr: 'Cotisations', en: 'Contributions' },
        csg_crds: { fr: 'CSG, CRDS', en: 'CSG, CRDS' },
        impot: { fr: 'Impôt', en: 'Income tax' },
        mutuelle: { fr: 'Mutuelle', en: 'Health cover' },
      },
      label: { fr: 'Où va le brut', en: 'Where the gross wage goes' },
    }),
    montant: euros({ label: { fr: 'Montant par an', en: 'Amount a year' } }),
  }),
  cotisations: rows({
    code: choice({
      choices: {
        vieillesse_plafonnee: { fr: 'Vieillesse, jusqu’au plafond', en: 'Old age, up to the ceiling' },
        vieillesse_deplafonnee: { fr: 'Vieillesse, sur tout le salaire', en: 'Old age, on the whole wage' },
        complementaire_t1: { fr: 'Retraite complémentaire, tranche 1', en: 'Complementary pension, band 1' },
        complementaire_t2: { fr: 'Retraite complémentaire, tranche 2', en: 'Complementary pension, band 2' },
        ceg: { fr: 'Équilibre général (CEG)', en: 'General balance (CEG)' },
        cet: { fr: 'Équilibre technique (CET)', en: 'Technical balance (CET)' },
        apec: { fr: 'Apec', en: 'Apec' },
        alsace_moselle: { fr: 'Maladie, Alsace-Moselle', en: 'Health, Alsace-Moselle' },
        csg_deductible: { fr: 'CSG déductible', en: 'Deductible CSG' },
        csg_imposable: { fr: 'CSG imposable', en: 'Taxable CSG' },
        crds: { fr: 'CRDS', en: 'CRDS' },
        mutuelle: { fr: 'Mutuelle', en: 'Health cover' },
      },
      label: { fr: 'Ligne de la fiche de paie', en: 'Line of the pay slip' },
    }),
    part: euros({ label: { fr: 'Montant par an', en: 'Amount a year' } }),
    taux: percent({ label: { fr: 'Part du brut', en: 'Share of gross' } }),
  }),
}
