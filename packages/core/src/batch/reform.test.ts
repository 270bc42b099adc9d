import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { catalogue } from '../catalogue.ts'
import { chapters } from '../legislation/chapters.ts'
import { inForce } from '../legislation/in-force.ts'
import { withReform } from '../legislation/reform.ts'
import { incomeTaxLaw } from '../legislation/regles/impot-revenu/income-tax-law.ts'
import type { CivilDate } from '../units/civil-date.ts'
import { readReform } from './read-reform.ts'
import { shownValue } from './reform-value.ts'
import { simulateMany } from './simulate-many.ts'

const today = '2026-11-21' as CivilDate
const FIGURES = ['resume.impotNet', 'resume.impotBrut'] as const

async function collect<T>(batch: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = []
  for await (const row of batch) rows.push(row)
  return rows
}

const faultsOf = (values: unknown): readonly string[] => {
  const read = readReform(values, today)
  return read.ok ? [] : read.faults.map(({ en }) => en)
}

/** The values in force on a day, each by the name of the reference list. */
const valuesOn = (day: CivilDate) =>
  Object.fromEntries(
    chapters.flatMap(({ parameters }) =>
      Object.entries(parameters).flatMap(([name, parameter]) => {
        const isKnown = Object.keys(parameter.values).some((from) => from <= day)
        return isKnown ? [[name, shownValue(inForce(parameter, day))]] : []
      }),
    ),
  )

describe('readReform', () => {
  it('accepts the value in force of every legal parameter', () => {
    const values = valuesOn(today)
    expect(Object.keys(values).length).toBeGreaterThan(120)
    expect(faultsOf(values)).toEqual([])
  })

  it('finds each name in the reference list of the law', () => {
    const page = readFileSync(
      fileURLToPath(new URL('../../../../docs/en/sources.md', import.meta.url)),
      'utf8',
    )
    for (const name of Object.keys(valuesOn(today))) expect(page).toContain(`<a id="${name}"></a>`)
  })

  it('tells each value beside the one that it replaces, with its text', () => {
    const read = readReform({ 'decote-celibataire': 900, 'parts-quotient-familial.couple': 1.5 }, today)
    expect(read.ok && read.replaced).toMatchObject([
      { name: 'decote-celibataire', before: 897, after: 900, since: '2025-01-01' },
      { name: 'parts-quotient-familial.couple', before: 2, after: 1.5 },
    ])
    expect(read.ok && read.replaced[0]?.article.title).toContain('CGI, art. 197, I, 4, a')
  })

  it.each([
    [null, 'a reform is a JSON object'],
    [[], 'a reform is a JSON object'],
    [{}, 'a reform is a JSON object'],
    [{ 'decote-celibatair': 900 }, 'did you mean decote-celibataire?'],
    [{ decoteCelibataire: 900 }, 'did you mean decote-celibataire?'],
    [{ zzzz: 1 }, 'zzzz is not a value of the law: their names are on the page of sources.'],
    [{ __proto__: null, constructor: 1 }, 'constructor is not a value of the law'],
    [{ 'decote-celibataire': '900' }, 'must be a number, 0 or more.'],
    [{ 'decote-celibataire': -1 }, 'must be a number, 0 or more.'],
    [{ 'decote-celibataire': null }, 'must be a number, 0 or more.'],
    [{ 'decote-taux': 45 }, 'must be a fraction from 0 to 1: 0.1 for 10%.'],
    [{ 'pea-duree': 4.5 }, 'must be a whole number, 0 or more.'],
    [{ 'masse-reserve': 1 }, 'must be true or false.'],
    [{ 'decote-taux.x': 1 }, 'does not exist: that value is given whole.'],
    [{ 'parts-quotient-familial.cople': 1 }, 'did you mean couple?'],
    [{ 'assurance-vie-abattement': { seul: 1 } }, 'must be an object with seul, couple.'],
    [{ 'bareme-impot-revenu': [] }, 'must be a list of objects with de, taux.'],
    [{ 'bareme-impot-revenu': [{ de: 5, taux: 0 }] }, '[0].de (Income tax bands'],
    [
      {
        'bareme-impot-revenu': [
          { de: 0, taux: 0 },
          { de: 0, taux: 0.1 },
        ],
      },
      'must be more than that of the row before.',
    ],
    [{ 'bareme-impot-revenu': [{ above: 0, rate: 0 }] }, 'must be an object with de, taux.'],
    [{ 'usufruit-viager': [{ moinsDe: 5, usufruit: 0.9 }] }, 'must be null in the last row.'],
  ])('refuses %j', (values, message) => {
    expect(faultsOf(values).join(' ')).toContain(message)
  })

  it('tells all the faults at once', () => {
    expect(faultsOf({ 'decote-celibatair': 900, 'decote-taux': 'x', 'masse-reserve': 'oui' })).toHaveLength(3)
    expect(faultsOf({ 'cdhr.decote': {}, 'cdhr.decote.taux': 1 })).toEqual([
      'cdhr.decote (Differential contribution on high incomes (CDHR)) must be an object with taux, plafondSeul, plafondCouple.',
      'cdhr.decote.taux is already in cdhr.decote.',
    ])
  })
})

describe('withReform', () => {
  const reform = () => {
    const read = readReform({ 'decote-celibataire': 900 }, today)
    if (!read.ok) throw new Error('not a reform')
    return read.reform
  }

  it('gives back the law of today after the calculation, also where it throws', () => {
    const one = reform()
    const decote = () => incomeTaxLaw(2025).values.decoteCelibataire
    expect([decote(), withReform(one, decote), decote()]).toEqual([897, 900, 897])
    expect(() =>
      withReform(one, () => {
        throw new Error('in the middle')
      }),
    ).toThrow('in the middle')
    expect(decote()).toBe(897)
    expect(withReform(one, () => withReform(undefined, decote))).toBe(897)
  })

  it('refuses a calculation that goes on later', () => {
    expect(() => withReform(reform(), async () => 1)).toThrow('synchronous')
  })

  it('prepares the law of a reform once, and cites it as one', () => {
    const one = reform()
    const law = withReform(one, () => incomeTaxLaw(2025))
    expect(withReform(one, () => incomeTaxLaw(2025))).toBe(law)
    expect(incomeTaxLaw(2025)).not.toBe(law)
    const titles = withReform(one, () => law.sourcesOf(['decoteAlone']).map(({ title }) => title))
    expect(titles.some((title) => title.startsWith('Réforme, à la place de : CGI, art. 197'))).toBe(true)
  })
})

describe('simulateMany under a reform', () => {
  it('computes the décote of the reform, as by hand', async () => {
    // 22,000 € of wages in 2025: 10 % off, then 11 % above 11,600 €; the décote is 900 € less 45.25 % of the tax
    const gross = (22_000 * 0.9 - 11_600) * 0.11
    const net = (amount: number) => Math.round(gross - (amount - gross * 0.4525))
    const ask = (reform?: Readonly<Record<string, unknown>>) =>
      collect(
        simulateMany('fiscalite', [{ revenu: 22_000, annee_revenus: 2025 }], {
          figures: FIGURES,
          today,
          ...(reform && { reform }),
        }),
      )
    const [[before], [after]] = [await ask(), await ask({ 'decote-celibataire': 900 })]
    expect(before?.figures).toEqual({ 'resume.impotNet': net(897), 'resume.impotBrut': Math.round(gross) })
    expect(after?.figures).toEqual({ 'resume.impotNet': net(900), 'resume.impotBrut': Math.round(gross) })
  })

  it('replaces a scale by its bands', async () => {
    const [row] = await collect(
      simulateMany('fiscalite', [{ revenu: 100_000, annee_revenus: 2025 }], {
        figures: ['resume.impotBrut'],
        today,
        reform: {
          'bareme-impot-revenu': [
            { de: 0, taux: 0 },
            { de: 10_000, taux: 0.2 },
          ],
        },
      }),
    )
    expect(row?.figures?.['resume.impotBrut']).toBe((90_000 - 10_000) * 0.2)
  })

  it('changes nothing where every value is the one in force', async () => {
    const reform = valuesOn('2025-12-31' as CivilDate)
    const households = fc.array(
      fc.record({
        revenu: fc.integer({ min: 0, max: 400_000 }),
        revenu_conjoint: fc.integer({ min: 0, max: 100_000 }),
        situation: fc.constantFrom('marie', 'pacse'),
        enfants: fc.integer({ min: 0, max: 6 }),
        dons_66: fc.integer({ min: 0, max: 3000 }),
        dividendes: fc.integer({ min: 0, max: 20_000 }),
        annee_revenus: fc.constant(2025),
      }),
      { minLength: 1, maxLength: 20 },
    )
    await fc.assert(
      fc.asyncProperty(households, async (questions) => {
        const ask = (options: object) =>
          collect(simulateMany('fiscalite', questions as never, { figures: FIGURES, today, ...options }))
        expect(await ask({ reform })).toEqual(await ask({}))
      }),
      cases(500),
    )
  })

  it.each(catalogue.map(({ contract }) => [contract.name, contract.example.query] as const))(
    'changes nothing in %s where the values that never changed are given again',
    async (name, example) => {
      const reform = Object.fromEntries(
        chapters.flatMap(({ parameters }) =>
          Object.entries(parameters).flatMap(([key, { values }]) => {
            const [only, ...more] = Object.values(values)
            return more.length === 0 ? [[key, shownValue(only)]] : []
          }),
        ),
      )
      const ask = (options: object) =>
        collect(simulateMany(name as 'cagr', [example as never], { today, ...options }))
      const [row] = await ask({})
      expect(row?.errors).toBeUndefined()
      expect(await ask({ reform })).toEqual([row])
    },
  )

  it.each([
    ['salaire-net', { 'cotisations-vieillesse.plafonnee': 0.2 }],
    ['livret-a-vs-etf', { 'prelevements-sociaux-placement': 0 }],
    ['donation', { 'abattement-ligne-directe': 0 }],
    ['succession', { 'bareme-ligne-directe': [{ de: 0, taux: 0.6 }] }],
    ['retraite-publique', { 'taux-plein': 0.4 }],
    ['plus-value-immobiliere', { 'plus-value-taux': 0.9 }],
  ])('reaches the rules of %s', async (name, reform) => {
    const example = catalogue.find(({ contract }) => contract.name === name)?.contract.example.query
    const ask = (options: object) =>
      collect(simulateMany(name as 'cagr', [example as never], { today, ...options }))
    const before = await ask({})
    expect(await ask({ reform })).not.toEqual(before)
    expect(await ask({})).toEqual(before)
  })

  it('does not reach a run without a reform that goes on at the same time', async () => {
    const questions = Array.from({ length: 40 }, (_, at) => ({
      revenu: 18_000 + 150 * at,
      annee_revenus: 2025,
    }))
    const run = (reform?: Readonly<Record<string, unknown>>) =>
      simulateMany('fiscalite', questions, { figures: FIGURES, today, ...(reform && { reform }) })
    const reforms = [undefined, { 'decote-celibataire': 900 }, { 'decote-celibataire': 0 }] as const
    const alone = []
    for (const reform of reforms) alone.push(await collect(run(reform)))
    const together = reforms.map((reform) => ({ batch: run(reform), rows: [] as unknown[] }))
    for (const _ of questions) for (const { batch, rows } of together) rows.push((await batch.next()).value)
    expect(together.map(({ rows }) => rows)).toEqual(alone)
    expect(alone[0]).not.toEqual(alone[1])
    expect(await Promise.all(reforms.map((reform) => collect(run(reform))))).toEqual(alone)
  })

  it('rejects a reform with all its faults', async () => {
    const reform = { 'decote-celibatair': 900, 'decote-taux': 45 }
    await expect(collect(simulateMany('fiscalite', [], { reform }))).rejects.toThrow(
      /decote-celibataire[?].*fraction from 0 to 1/,
    )
  })
})
