import { donationQuestions } from '../../../../../test/support/donation-questions.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { donation } from './index.ts'

const TIES = [
  'enfant',
  'petit_enfant',
  'arriere_petit_enfant',
  'conjoint',
  'pacs',
  'parent',
  'frere_soeur',
  'neveu_niece',
  'parent_4e_degre',
  'autre',
  'organisme',
]

/** Gifts of exactly this much to one person. */
const gifts = (lien: string, ...amounts: readonly number[]) => amounts.map((montant) => ({ montant, lien }))

const money = { montant: 500_000, lien: 'enfant', don_familial: true, age_donateur: 60 }
const house = { montant: 400_000, lien: 'enfant', bien: 'immobilier' }

describeExplanation(donation, explain, {
  drawn: donationQuestions as never,
  questions: [
    // the allowance, then each threshold of the scale above it, with their neighbours
    ...gifts('enfant', 0.01, 99_999.99, 100_000, 100_000.01, 108_072, 108_072.01, 112_109, 115_932),
    ...gifts('enfant', 652_324, 652_324.01, 1_002_838, 1_905_677, 1_905_677.01, 1e9),
    ...gifts('conjoint', 80_724, 88_796, 112_589, 112_589.01),
    ...gifts('frere_soeur', 15_932, 40_362, 40_362.01),
    ...TIES.flatMap((lien) => gifts(lien, 300_000)),
    ...TIES.map((lien) => ({ montant: 300_000, lien, handicap: true, horizon: 16, patrimoine: 100_000 })),
    ...TIES.map((lien) => ({
      don: [
        { lien, montant: 50_000 },
        { lien: 'autre', montant: 5000, nombre: 2 },
      ],
      horizon: 2,
    })),
    // ages of art. 669 and 790 G
    ...[20, 21, 60, 61, 90, 91].flatMap((age) => [
      { ...house, droit: 'nue_propriete', age_donateur: age },
      { ...house, droit: 'nue_propriete', donateurs: 2, age_donateur: age, age_second_donateur: 50 },
    ]),
    ...[1, 10, 11, 20, 21, 30].map((duree_usufruit) => ({
      ...house,
      droit: 'usufruit_temporaire',
      duree_usufruit,
    })),
    ...[79, 80].map((age_donateur) => ({ ...money, age_donateur })),
    ...[17, 18].map((age_donataire) => ({ ...money, age_donataire, don_familial_utilise: 20_000 })),
    // the home: its ceilings, its first and last days
    ...['2025-02-14', '2025-02-15', '2026-12-31', '2027-01-01'].map((date) => ({
      ...money,
      logement: true,
      date,
    })),
    { ...money, logement: true, donateurs: 2, age_second_donateur: 81, logement_recu: 150_000 },
    { montant: 50_000, lien: 'neveu_niece', logement: true, don_familial: true, age_donateur: 50 },
    // earlier gifts: the fifteen years, the allowances of their day, several of them
    ...['2011-11-22', '2011-11-23', '2012-08-16', '2012-08-17'].map((date) => ({
      ...house,
      handicap: true,
      donations: 20_000,
      anterieure: [
        { montant: 150_000, date },
        { montant: 60_000, exonere: 31_865, date: '2020-02-29' },
      ],
      horizon: 12,
    })),
    {
      don: [
        { lien: 'enfant', montant: 200_000 },
        { lien: 'organisme', montant: 5000 },
        { lien: 'petit_enfant', montant: 90_000, nombre: 2, representants: 2 },
      ],
      anterieure: [
        { don: 3, montant: 80_000, date: '2015-01-01' },
        { don: 1, montant: 80_000, date: '2003-01-01' },
        { don: 1, montant: 80_000, date: '2017-12-31' },
        { don: 2, montant: 80_000, date: '2017-12-31' },
      ],
      donateurs: 2,
    },
    {
      ...house,
      bien: 'entreprise',
      dutreil: true,
      notaire: true,
      horizon: 20,
      croissance: 3,
      patrimoine: 1e6,
    },
    { ...house, droits_par_donateur: true, horizon: 15, patrimoine: 10_000 },
    { montant: 1000, lien: 'enfant', date: '1990-05-01', horizon: 30 },
    { montant: 1000, lien: 'enfant', date: '9990-05-01', horizon: 60, patrimoine: 1e6 },
  ],
})
