/** Questions of people as they are for `retraite-publique`. */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

const usual = { naissance: '1964-05-10', salaire: 36_000, annee_debut: 1986 }
const lowPaid = { ...usual, salaire: 22_000 }
const mother = {
  naissance: '1969-06-01',
  salaire: 22_000,
  annee_debut: 1990,
  trimestres_enfants: 8,
  enfants: 1,
}

/** At the thresholds of the answer and beside them: each has its explanation replayed. Used by `explain.test.ts`. */
export const questions: readonly Query[] = [
  usual,
  { ...usual, depart: 'legal' },
  { ...usual, depart: '67' },
  { ...usual, age_depart: 66, mois_depart: 5 },
  { ...usual, points: 4000, trimestres: 150 },
  { ...usual, points: 4000, enfants: 3 },
  { ...usual, enfants: 4, salaire: 150_000 },
  {
    ...usual,
    releve: [
      { annee: 2024, montant: 30_000 },
      { annee: 2025, montant: 31_000 },
    ],
  },
  { ...usual, annee_fin: 2020 },
  { ...usual, rfr: 17_000, parts: 1.5 },
  { ...usual, salaire: 0 },
  { ...usual, salaire: 450_000 },
  { ...usual, trimestres_autres: 40, autres_pensions: 300, trimestres: 100, trimestres_assimiles: 8 },
  mother,
  { ...mother, naissance: '1965-04-01', enfants: 2, trimestres_enfants: 16 },
  { naissance: '1956-02-29', salaire: 30_000, annee_debut: 1978 },
  { naissance: '2004-09-05', salaire: 61_000, annee_debut: 2031, depart: '67' },
  { naissance: '1999-09-01', salaire: 33_500, annee_debut: 2015, annee_fin: 2028, depart: 'legal' },
  // the first wage is of the months before the departure, and a few euros short of two quarters
  { naissance: '1962-11-15', salaire: 3911, annee_debut: 2026, age_depart: 64 },
  { naissance: '1962-11-15', salaire: 3911, annee_debut: 2026, annee_fin: 2026, age_depart: 64 },
  { ...lowPaid, trimestres: 165, depart: 'legal' }, // one quarter is missing
  { ...lowPaid, trimestres: 99, depart: '67' }, // 120 contributed quarters, from which the minimum is raised
  { ...lowPaid, trimestres: 166, depart: 'legal', trimestres_enfants: 8, enfants: 1 }, // as many as required
  // a quarter at the minimum wage of 1972, none at that of 1973
  { naissance: '1958-03-01', salaire: 22_000, annee_debut: 1974, releve: [{ annee: 1972, montant: 130 }] },
]

const whole = (min: number, max: number) => fc.integer({ min, max })
const pad = (value: number) => String(value).padStart(2, '0')

/**
 * Lives without absurd figures: low and high wages, statements with gaps, parents, other schemes, early stops.
 * Used by `retraite-publique/explain.test.ts` and `retraite-publique/oracle.test.ts`.
 */
export const drawn: fc.Arbitrary<Query> = fc
  .record({
    birth: fc.tuple(whole(1956, 2010), whole(1, 12), fc.constantFrom(1, 2, 15, 28, 31)),
    started: whole(14, 40),
    salaire: fc.oneof(
      fc.constantFrom(0, 3606, 7212, 21_876.36, 48_060),
      whole(1000, 12_000),
      whole(12_000, 60_000),
      whole(60_000, 500_000),
    ),
    leaving: fc.oneof(
      fc.constantFrom({}, { depart: 'legal' }, { depart: '67' }),
      fc.record({ age_depart: whole(64, 75), mois_depart: whole(0, 11) }),
    ),
    enfants: fc.constantFrom(0, 0, 1, 2, 3, 4),
    isMother: fc.boolean(),
    worked: fc.option(whole(0, 45)),
    wages: fc.option(fc.array(fc.option(whole(0, 45_000), { freq: 4 }), { minLength: 56, maxLength: 56 })),
    validated: fc.option(fc.tuple(whole(0, 180), whole(0, 60))),
    points: fc.option(whole(0, 12_000)),
    others: fc.constantFrom([0, 0], [0, 0], [4, 0], [20, 100], [60, 450], [100, 1200]),
    rates: fc.constantFrom([0, 1.75, 0.7, 0], [-1, 1.75, 0.7, 0.3], [2, 0, 0, 0], [1, 3, -1, -0.4]),
    rfr: fc.option(fc.constantFrom(0, 13_048, 17_057, 26_472, 20_000, 45_000)),
    parts: fc.constantFrom(1, 1.25, 1.5, 2, 2.5),
    autres_revenus: fc.constantFrom(0, 5000),
  })
  .map((one) => {
    const [year, month, day] = one.birth
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const annee_debut = Math.max(1972, year + one.started)
    const [age, months] =
      'age_depart' in one.leaving ? [one.leaving.age_depart, one.leaving.mois_depart] : [99, 0]
    const isAllowed = 12 * (year + age) + month + months >= 12 * 2026 + 9
    const rows = one.wages?.flatMap((montant, index) =>
      montant === null || 1970 + index < year + 14 ? [] : [{ annee: 1970 + index, montant }],
    )
    const [progression, inflation, productivite, ecart_point] = one.rates
    return {
      naissance: `${year}-${pad(month)}-${pad(Math.min(day, lastDay))}`,
      ...{
        salaire: one.salaire,
        annee_debut,
        ...(isAllowed ? one.leaving : {}),
        progression,
        inflation,
        productivite,
        ecart_point,
      },
      ...{ enfants: one.enfants, trimestres_enfants: one.isMother ? 8 * one.enfants : 0 },
      ...(one.worked === null ? {} : { annee_fin: annee_debut + one.worked }),
      ...(rows ? { releve: rows } : {}),
      ...(one.validated
        ? { trimestres: one.validated[0], trimestres_assimiles: Math.min(...one.validated) }
        : {}),
      ...(one.points === null ? {} : { points: one.points }),
      ...{ trimestres_autres: one.others[0], autres_pensions: one.others[1] },
      ...(one.rfr === null ? {} : { rfr: one.rfr }),
      ...{ parts: one.parts, autres_revenus: one.autres_revenus },
    }
  })
