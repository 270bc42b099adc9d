/**
 * Oracle of `retraite-publique`, written without its rules: every figure and every warning of random
 * questions, and of people as they are, computed again from the articles with the tables of
 * `retraite-publique-tables.json`. The cases computed apart check the oracle itself. `cases(n)` draws n questions in
 * the full tier of tests, and fewer in the quick one.
 */
import { readFileSync } from 'node:fs'
import { readQuery } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { drawn } from '../../../../../test/support/retraite-publique-questions.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { disagreements, type VectorFile } from '../../../../../test/support/vector-file.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { retraitePublique } from './index.ts'

type Query = QueryOf<typeof contract>
type Table = Readonly<Record<string, number>>
const TODAY = '2026-11-23' as CivilDate
/** The year of `TODAY`: the tables end there, and later years are projected. */
const NOW = 2026
/** French francs in a euro: amounts of years before 2002 are in francs in the tables. */
const FRANC = 6.55957

const fileOf = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../../test/vectors/${name}`, import.meta.url), 'utf8'))
const tables = fileOf<Record<'ceilings' | 'minimumWages' | 'coefficients' | 'prices', Table>>(
  'retraite-publique-tables.json',
)
const vectors = fileOf<VectorFile>('retraite-publique.json')

/** What a question says, its defaults filled in. */
function read(query: object | string) {
  const { parser } = retraitePublique
  const parsed =
    typeof query === 'string' ? parser.fromQuery(readQuery(query)) : parser.fromObject(query as Query)
  return parsed.ok ? parsed.params : expect.fail(`refused: ${JSON.stringify([query, parsed.problems])}`)
}
type Read = ReturnType<typeof read>

/** Months since year 0, January being 0: the month of a first day. */
const monthOf = (year: number, month: number) => 12 * year + month - 1
const yearOf = (month: number) => Math.floor(month / 12)
const dayOf = (month: number) => `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}-01`
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** A quotient that is whole but for the noise of doubles is whole. */
const floor = (quotient: number) => Math.floor(quotient * (1 + 1e-13) + 1e-13)

/** CSS, art. L. 161-17-2 and L. 161-17-3 (loi 2025-1403, art. 105): born from this day, legal age in months, quarters. */
const GENERATIONS: readonly [string, number, number][] = [
  ['1955-01-01', 744, 166],
  ['1958-01-01', 744, 167],
  ['1961-01-01', 744, 168],
  ['1961-09-01', 747, 169],
  ['1962-01-01', 750, 169],
  ['1963-01-01', 753, 170],
  ['1965-04-01', 756, 171],
  ['1966-01-01', 759, 172],
  ['1967-01-01', 762, 172],
  ['1968-01-01', 765, 172],
  ['1969-01-01', 768, 172],
]

/** What share of the wage bought points in bands 1 and 2, from a year on: ANI du 17 novembre 2017, art. 32 and 36. */
const POINT_RATES: readonly [number, number, number][] = [
  [2019, 0.062, 0.17],
  [2015, 0.062, 0.162],
  [2014, 0.061, 0.161],
  [0, 0.06, 0.16],
]

function lifeOf(p: Read) {
  const [birthYear, birthMonth, birthDay] = p.naissance.split('-').map(Number) as [number, number, number]
  const [, legalMonths, required] =
    GENERATIONS.filter(([from]) => from <= p.naissance).at(-1) ?? expect.fail()
  const birth = monthOf(birthYear, birthMonth)
  /** The first of a month on or after the day on which an age in months is reached. */
  const startAt = (months: number) => birth + months + (birthDay > 1 ? 1 : 0)
  const first = Math.max(startAt(legalMonths), monthOf(NOW, 12))
  return {
    first,
    required,
    legalMonths,
    startAt,
    /** Whole months of age on a first of a month. */
    ageOn: (month: number) => month - birth - (birthDay > 1 ? 1 : 0),
    /** Quarters until 67, begun ones being whole: the age itself, not the month after. */
    toSixtySeven: (month: number) => Math.ceil((birth + 804 - month + (birthDay > 1 ? 0.5 : 0)) / 3),
    /** The first civil quarter that starts after the day of the legal age: D. 351-1-4. In quarters since year 0. */
    firstExtra: Math.floor((birth + legalMonths) / 3) + 1,
  }
}

/** A function of a year that is computed once for each. */
function once(of: (year: number) => number): (year: number) => number {
  const known = new Map<number, number>()
  return (year) => {
    const value = known.get(year) ?? of(year)
    known.set(year, value)
    return value
  }
}

/** What a year of work brings, whole or until a month of the year of departure. */
function economyOf(p: Read) {
  const prices = 1 + p.inflation / 100
  const wages = prices * (1 + p.productivite / 100)
  const pointsGrowth = prices * (1 + p.ecart_point / 100)
  const ahead = (growth: number, year: number) => growth ** (year - NOW)
  const known = (table: Table, year: number) => {
    if (year > NOW) return (table[NOW] ?? Number.NaN) * ahead(wages, year)
    return (table[year] ?? Number.NaN) / (year < 2002 ? FRANC : 1)
  }
  const ceiling = once((year) => known(tables.ceilings, year))
  const smic = (year: number) => known(tables.minimumWages, Math.max(year, 1972))
  const price = (year: number) => {
    if (year < 1999) return (10.954 * ceiling(year)) / ceiling(1999)
    return year > NOW ? 20.1877 * ahead(wages, year) : (tables.prices[year] ?? Number.NaN)
  }
  const stated = new Map(p.releve.map(({ annee, montant }) => [annee, montant]))
  const wage = once((year) => {
    if (year < NOW && stated.size > 0) return stated.get(year) ?? 0
    if (year < p.annee_debut || year > (p.annee_fin ?? year)) return 0
    return ((p.salaire * ceiling(year)) / ceiling(NOW)) * ahead(1 + p.progression / 100, year)
  })
  const partQuarters = (year: number, months: number) => {
    const bought = floor((wage(year) * months) / 12 / ((year < 2014 ? 200 : 150) * smic(year)))
    return Math.min(Math.floor(months / 3), bought)
  }
  const quarters = once((year) => partQuarters(year, 12))
  const points = once((year) => {
    const [, first, second] = POINT_RATES.find(([from]) => year >= from) ?? expect.fail()
    const low = Math.min(wage(year), ceiling(year))
    const high = Math.min(wage(year), 8 * ceiling(year)) - low
    return (first * low + second * high) / price(year)
  })
  const coefficient = (year: number, effect: number) =>
    year < NOW ? (tables.coefficients[year] ?? Number.NaN) * ahead(prices, effect) : prices ** (effect - year)
  const firstYear = Math.min(p.annee_debut, ...stated.keys())
  return {
    prices,
    wages,
    pointsGrowth,
    ahead,
    ceiling,
    wage,
    partQuarters,
    quarters,
    points,
    coefficient,
    firstYear,
  }
}

/** Quarters of a pension that starts on the first of a month. */
function quartersAt({ p, life, eco }: Person, start: number) {
  const year = yearOf(start)
  const validatedBefore = sum(
    range(p.trimestres === undefined ? eco.firstYear : NOW, year - 1).map(eco.quarters),
  )
  const inYear = eco.partQuarters(year, start % 12)
  const validated = (p.trimestres ?? 0) + validatedBefore + inYear
  const own = validated + p.trimestres_enfants
  const total = own + p.trimestres_autres
  const missing = Math.max(0, Math.min(life.required - total, life.toSixtySeven(start)))
  return { inYear, validated, own, total, missing }
}

const personOf = (p: Read) => ({ p, life: lifeOf(p), eco: economyOf(p) })
type Person = ReturnType<typeof personOf>

/** The pension that starts on the first of a month. */
function pensionAt(person: Person, start: number) {
  const { p, life, eco } = person
  const { inYear, validated, own, total, missing } = quartersAt(person, start)
  const year = yearOf(start)
  const months = start % 12
  const prices = eco.ahead(eco.prices, year)
  const full = range(eco.firstYear, year - 1)
  const past = full.filter((one) => one < NOW)
  const coming = full.filter((one) => one >= NOW)
  const rate = 0.5 * (1 - 0.0125 * missing)

  // no more extra quarters in a year than it bought, than civil ones since the legal age, than those not required:
  // circulaire Cnav 2018-4
  const isParent = life.legalMonths >= 756 && p.trimestres_enfants >= 1
  const from = life.firstExtra - (isParent ? 4 : 0)
  let [extra, reached] = [0, total]
  for (let one = year; one >= Math.floor(from / 4); one -= 1) {
    const bought = one === year ? inYear : eco.quarters(one)
    const ended = one === year ? Math.floor(start / 3) : 4 * (one + 1)
    const open = Math.max(0, ended - Math.max(from, 4 * one))
    extra += Math.max(0, Math.min(bought, open, reached - life.required))
    reached -= bought
  }

  const children = p.trimestres_enfants >= 1 ? Math.min(p.enfants, 2) : 0
  const career = full
    .filter((one) => eco.wage(one) > 0)
    .map((one) => ({
      annee: one,
      salaire: eco.wage(one),
      salairePlafonne: Math.min(eco.wage(one), eco.ceiling(one)),
      coefficient: eco.coefficient(one, year),
      salaireRevalorise: Math.min(eco.wage(one), eco.ceiling(one)) * eco.coefficient(one, year),
      trimestres: eco.quarters(one),
      points: eco.points(one),
    }))
  const best = career
    .filter((one) => one.trimestres > 0)
    .map((one) => one.salaireRevalorise)
    .sort((a, b) => b - a)
    .slice(0, 25 - children)
  const average = best.length > 0 ? sum(best) / best.length : 0
  const share = Math.min(own, life.required) / life.required
  const base = Math.min(average * rate * share, eco.ceiling(year) / 2)
  const surcote = base * 0.0125 * extra

  const service = 1.4386 * eco.ahead(eco.pointsGrowth, year)
  const k = 1 - 0.01 * Math.min(missing, 12) - 0.0125 * Math.max(0, missing - 12)
  const pointsSince = sum(coming.map(eco.points)) + (eco.points(year) * months) / 12
  const rebuilt = sum(past.map(eco.points))
  const allPoints = (p.points ?? rebuilt) + pointsSince
  const complementary = allPoints * service * k

  // L. 351-10, with the ceiling of L. 173-2
  let topUp = 0
  if (missing === 0) {
    const growth = eco.ahead(eco.wages, year)
    const contributed = Math.max(0, validated - p.trimestres_assimiles)
    const ofLow = own / Math.max(life.required, total)
    const ofHigh =
      contributed < 120
        ? 0
        : (contributed / (contributed <= life.required ? life.required : total)) *
          (p.trimestres_autres > 0 ? own / total : 1)
    const target = (9075.48 * ofLow + (10847.16 - 9075.48) * ofHigh) * growth
    const room = 17338.68 * growth - base - complementary - 12 * p.autres_pensions * prices
    topUp = Math.max(0, Math.min(target - base, room))
  }

  const many = p.enfants >= 3
  const baseChildren = many ? 0.1 * (base + surcote + topUp) : 0
  // wages that give less than a point say nothing of when the points of a statement were bought
  const scale = p.points === undefined ? 1 : rebuilt >= 1 ? p.points / rebuilt : 0
  const raised =
    scale * sum(past.map((one) => eco.points(one) * (one >= 2012 ? 0.1 : one >= 1999 ? 0.05 : 0))) +
    0.1 * pointsSince
  const pointsChildren = many ? Math.min(raised * service, 2367.47 * eco.ahead(eco.pointsGrowth, year)) : 0

  const pensionBase = base + surcote + topUp + baseChildren
  const pensionComplementaire = complementary + pointsChildren
  const gross = pensionBase + pensionComplementaire
  const reference = p.rfr ?? (0.9 * gross) / prices + p.autres_revenus
  const halves = 2 * (p.parts - 1)
  const thresholds = [13048 + 3484 * halves, 17057 + 4555 * halves, 26472 + 7066 * halves] as const
  const [exempt, reduced, middle] = thresholds
  const highBands = reference < middle ? (['median', 0.074] as const) : (['normal', 0.091] as const)
  const taxedBands = reference < reduced ? (['reduit', 0.043] as const) : highBands
  const [band, levy] = reference <= exempt ? (['exonere', 0] as const) : taxedBands
  const levies = levy * gross + (levy > 0 ? 0.01 * pensionComplementaire : 0)
  const lastWage = eco.wage(year - 1)
  const listed = p.releve.map(({ annee }) => annee)
  const warnings = {
    droit_projete: year - NOW > 2,
    points_estimes: p.points === undefined && (p.annee_debut < NOW || rebuilt > 0),
    releve_partiel: listed.length > 0 && listed.length < NOW - Math.min(p.annee_debut, ...listed),
    trimestres_enfants_absents: p.enfants > 0 && p.trimestres_enfants === 0,
    carriere_longue_possible: p.annee_debut - Number(p.naissance.slice(0, 4)) < 20,
    moins_de_25_ans: best.length < 25 - children,
    valeur_point_a_verifier: true,
    csg_seuil_proche: thresholds.some((one) => Math.abs(reference - one) <= 0.03 * one),
  }
  const row = {
    dateEffet: dayOf(start),
    ageDepart: life.ageOn(start) / 12,
    taux: 100 * rate,
    trimestres: total,
    trimestresSurcote: extra,
    pensionBruteMensuelle: gross / 12,
    pensionNetteMensuelle: (gross - levies) / 12,
    pensionNetteMensuelleReelle: (gross - levies) / 12 / prices,
  }
  const more = {
    ageLegal: life.legalMonths / 12,
    trimestresRequis: life.required,
    trimestresManquants: missing,
    salaireAnnuelMoyen: average,
    coefficientProratisation: 100 * share,
    pensionBase,
    surcote,
    minimumContributif: topUp,
    majorationEnfants: baseChildren + pointsChildren,
    points: allPoints,
    valeurPoint: service,
    coefficientComplementaire: 100 * k,
    pensionComplementaire,
    pensionBrute: gross,
    prelevements: levies,
    trancheCsg: band,
    tauxRemplacement: lastWage > 0 ? (100 * gross) / lastWage : null,
  }
  return { row, more, career, best, warnings, lastWage }
}

/**
 * Rows with the age at which what was paid since the first departure is the same, to 120 years, from a cent a
 * month.
 */
function compared(rows: readonly ReturnType<typeof pensionAt>['row'][]) {
  const [first = expect.fail('no departure')] = rows
  return rows.map((row) => {
    const [early, late] = [first.pensionNetteMensuelleReelle, row.pensionNetteMensuelleReelle]
    const same = (late * row.ageDepart - early * first.ageDepart) / (late - early)
    return { ...row, ageEquilibre: late - early >= 0.01 && same <= 120 ? same : null }
  })
}

function model(p: Read) {
  const person = personOf(p)
  const { life } = person
  let fullRate = life.first
  while (quartersAt(person, fullRate).missing > 0) fullRate += 1
  const wanted =
    p.age_depart !== undefined
      ? Math.max(life.first, life.startAt(12 * p.age_depart + p.mois_depart))
      : { legal: life.first, taux_plein: fullRate, '67': Math.max(life.first, life.startAt(804)) }[p.depart]
  const birthdays = range(60, 70).map((age) => life.startAt(12 * age))
  const starts = [...new Set([life.first, fullRate, ...birthdays.filter((one) => one > life.first)])]
  const { row, more, career, best, warnings, lastWage } = pensionAt(person, wanted)
  return {
    resume: { ...row, ...more, ageTauxPlein: life.ageOn(fullRate) / 12 },
    ages: compared(starts.sort((a, b) => a - b).map((one) => pensionAt(person, one).row)),
    carriere: career,
    best,
    warned: Object.entries(warnings).flatMap(([code, applies]) => (applies ? [code] : [])),
    lastWage,
  }
}

/** A millionth of a euro, and ten digits. */
const near = (found: number, exact: number, allowed = 1e-6) =>
  Math.abs(found - exact) <= 1e-9 * Math.abs(exact) + allowed

/** Expects the same members; of a rate of replacement, what a millionth of a euro is of the wage. */
function expectSame(what: unknown, found: object, mine: object, allowed = 1e-6) {
  const others = new Map<string, unknown>(Object.entries(found))
  const wrong = Object.entries(mine).flatMap(([name, value]) => {
    const other = others.get(name)
    const isSame =
      typeof value === 'number' && typeof other === 'number'
        ? near(other, value, name === 'tauxRemplacement' ? allowed : undefined)
        : value === other
    return isSame ? [] : [[name, other, value]]
  })
  expect([what, ...wrong]).toEqual([what])
}

function compare(query: object) {
  const p = read(query)
  const mine = model(p)
  const what = JSON.stringify(query)
  const { data, meta } = retraitePublique.compute(p, { today: TODAY }, 'fr')
  expectSame(what, data.resume, mine.resume, 1e-6 + 1e-4 / mine.lastWage)
  const warned = meta.avertissements.map(({ code }) => code)
  expect([what, ...warned]).toEqual([what, ...mine.warned])
  for (const [found, rows] of [
    [data.ages, mine.ages],
    [data.carriere, mine.carriere],
  ] as const) {
    expect([what, found.length]).toEqual([what, rows.length])
    for (const [index, row] of rows.entries()) expectSame(what, found[index] ?? {}, row)
  }
  // years of the same worth stand for one another: how many are kept, and what they make
  const kept = data.carriere.filter(({ retenu }) => retenu)
  const worth = sum(kept.map(({ salaireRevalorise }) => salaireRevalorise))
  expectSame(what, { kept: kept.length, worth }, { kept: mine.best.length, worth: sum(mine.best) })
}

describe('retraite-publique: computed again from the articles', () => {
  it.each(vectors.cases.map((one) => [one.id, one] as const))(
    'has an oracle that agrees with %s',
    (_, { query, expect: figures }) => {
      const wanted = Object.entries(figures).filter(([path]) => !path.endsWith('retenu'))
      const mine = model(read(new URLSearchParams(query).toString()))
      expect(disagreements(vectors, mine, Object.fromEntries(wanted))).toEqual([])
    },
  )

  it.each([
    ['random questions', validParams(contract)],
    ['people', drawn],
  ] as const)('finds every figure and warning of %s', (_, questions) => {
    let compared = 0
    const one = (query: object) => {
      compare(query)
      compared += 1
    }
    fc.assert(fc.property(questions, one), cases(10_000))
    expect(compared).toBeGreaterThan(5)
  })
})
