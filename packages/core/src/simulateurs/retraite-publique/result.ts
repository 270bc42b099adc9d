import {
  calendarYear,
  choice,
  count,
  euros,
  flag,
  isoDate,
  monthlyEuros,
  percent,
  ratio,
  years,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

const dateEffet = isoDate({ label: { fr: 'Date d’effet', en: 'Start of the pension' } })
const ageDepart = years({ label: { fr: 'Âge de départ', en: 'Retirement age' } })
const trimestres = count({
  label: { fr: 'Trimestres', en: 'Quarters' },
  help: { fr: 'De tous les régimes, enfants compris.', en: 'Of all schemes, children included.' },
})
const trimestresSurcote = count({
  label: { fr: 'Trimestres de surcote', en: 'Quarters that give a surcote' },
})
const taux = percent({
  label: { fr: 'Taux', en: 'Rate' },
  help: { fr: '50 % est le taux plein.', en: '50% is the full rate.' },
})
const pensionBruteMensuelle = monthlyEuros({ label: { fr: 'Pension brute', en: 'Gross pension' } })
const pensionNetteMensuelle = monthlyEuros({
  label: { fr: 'Pension nette', en: 'Net pension' },
  help: {
    fr: 'Avant l’impôt sur le revenu, en euros de l’année du départ.',
    en: 'Before income tax, in euros of the year of retirement.',
  },
})
const pensionNetteMensuelleReelle = monthlyEuros({
  label: { fr: 'Pension nette, en euros d’aujourd’hui', en: 'Net pension, in today’s euros' },
})

/**
 * Result of `retraite-publique`: the pension of the departure asked, then of each age, and the career. Keys are the
 * names of the API: they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its
 * rounding. `nullable`: it is `null` where it does not exist. Amounts are in euros of the year of departure, unless
 * a label says today's; `salaire` and `salairePlafonne` are in euros of their own year. Used by `contract.ts` and
 * `sentence.ts`.
 */
export const result = {
  resume: {
    dateEffet,
    ageDepart,
    ageLegal: years({ label: { fr: 'Âge légal', en: 'Legal age' } }),
    ageTauxPlein: years({ label: { fr: 'Âge du taux plein', en: 'Age of the full rate' } }),
    trimestresRequis: count({ label: { fr: 'Trimestres requis', en: 'Quarters required' } }),
    trimestres,
    trimestresManquants: count({ label: { fr: 'Trimestres manquants', en: 'Quarters missing' } }),
    trimestresSurcote,
    taux,
    salaireAnnuelMoyen: euros({ label: { fr: 'Salaire annuel moyen', en: 'Average yearly wage' } }),
    coefficientProratisation: percent({
      label: { fr: 'Part d’une carrière complète', en: 'Share of a whole career' },
    }),
    pensionBase: euros({
      label: { fr: 'Pension du régime général, par an', en: 'Pension of the general scheme, a year' },
    }),
    surcote: euros({
      label: { fr: 'Dont surcote', en: 'Of which late-retirement bonus' },
      help: {
        fr: 'Comprise dans la pension du régime général.',
        en: 'Part of the pension of the general scheme.',
      },
    }),
    minimumContributif: euros({
      label: { fr: 'Dont minimum contributif', en: 'Of which minimum pension' },
      help: {
        fr: 'Compris dans la pension du régime général.',
        en: 'Part of the pension of the general scheme: what raises it to the minimum.',
      },
    }),
    majorationEnfants: euros({
      label: { fr: 'Majorations pour enfants', en: 'Increases for children' },
      help: { fr: 'Des deux régimes.', en: 'Of both schemes.' },
    }),
    points: ratio({ label: { fr: 'Points Agirc-Arrco', en: 'Agirc-Arrco points' } }),
    valeurPoint: ratio({
      label: { fr: 'Valeur du point', en: 'Value of the point' },
      help: { fr: 'En euros par an.', en: 'In euros a year.' },
    }),
    coefficientComplementaire: percent({
      label: { fr: 'Coefficient de la complémentaire', en: 'Coefficient of the complementary pension' },
    }),
    pensionComplementaire: euros({
      label: { fr: 'Pension Agirc-Arrco, par an', en: 'Agirc-Arrco pension, a year' },
    }),
    pensionBrute: euros({ label: { fr: 'Pension brute, par an', en: 'Gross pension, a year' } }),
    pensionBruteMensuelle,
    prelevements: euros({ label: { fr: 'Prélèvements, par an', en: 'Levies, a year' } }),
    trancheCsg: choice({
      choices: {
        exonere: { fr: 'Exonéré', en: 'Exempt' },
        reduit: { fr: 'Taux réduit', en: 'Reduced rate' },
        median: { fr: 'Taux médian', en: 'Middle rate' },
        normal: { fr: 'Taux normal', en: 'Normal rate' },
      },
      label: { fr: 'Tranche de CSG', en: 'Band of CSG' },
    }),
    pensionNetteMensuelle,
    pensionNetteMensuelleReelle,
    tauxRemplacement: percent({
      nullable: true,
      label: { fr: 'Taux de remplacement', en: 'Replacement rate' },
      help: {
        fr: 'Pension brute sur le dernier salaire d’une année entière. Vide sans salaire.',
        en: 'Gross pension over the last wage of a whole year. Empty without one.',
      },
    }),
  },
  ages: rows({
    dateEffet,
    ageDepart,
    taux,
    trimestres,
    trimestresSurcote,
    pensionBruteMensuelle,
    pensionNetteMensuelle,
    pensionNetteMensuelleReelle,
    ageEquilibre: years({
      nullable: true,
      label: { fr: 'Âge où attendre rapporte', en: 'Age from which waiting pays' },
      help: {
        fr: 'Âge auquel cette pension a versé au total, en euros d’aujourd’hui, autant que celle du premier départ possible, les salaires non comptés. Vide si elle n’est pas plus élevée, ou après 120 ans.',
        en: 'Age at which this pension has paid in total, in today’s euros, as much as the earliest possible one, wages not counted. Empty if it is not higher, or after 120.',
      },
    }),
  }),
  carriere: rows({
    annee: calendarYear({ label: { fr: 'Année', en: 'Year' } }),
    salaire: euros({ label: { fr: 'Salaire brut', en: 'Gross wage' } }),
    salairePlafonne: euros({
      label: {
        fr: 'Jusqu’au plafond annuel de la Sécurité sociale',
        en: 'Up to the yearly ceiling of social security',
      },
    }),
    coefficient: ratio({ label: { fr: 'Coefficient', en: 'Coefficient' } }),
    salaireRevalorise: euros({ label: { fr: 'Salaire revalorisé', en: 'Revalued wage' } }),
    trimestres: count({ label: { fr: 'Trimestres', en: 'Quarters' } }),
    points: ratio({ label: { fr: 'Points', en: 'Points' } }),
    retenu: flag({
      label: { fr: 'Retenu', en: 'Counted' },
      help: {
        fr: 'Parmi les meilleures années, dont la moyenne est le salaire annuel moyen.',
        en: 'Among the best years, whose average is the average yearly wage.',
      },
    }),
  }),
}
