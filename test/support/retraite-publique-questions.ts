/** Questions of people as they are for `retraite-publique`. */
import fc from 'fast-check'

const whole = (min: number, max: number) => fc.integer({ min, max })
const pad = (value: number) => String(value).padStart(2, '0')

/**
 * Lives without absurd figures: low and high wages, statements with gaps, parents, other schemes, early stops.
 * Read by the oracle of `retraite-publique`.
 */
export const people: fc.Arbitrary<object> = fc
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
