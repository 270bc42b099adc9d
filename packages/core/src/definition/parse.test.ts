import { describe, expect, it } from 'vitest'
import { byQuery, params, problemsOf, sound } from '../../../../test/support/trial-parser.ts'

/** The messages alone, in order. */
const messages = (raw: string) => problemsOf(byQuery(raw)).map(({ message }) => message)

describe('Parser.fromQuery with a valid query', () => {
  it('fills in defaults and leaves optional parameters undefined', () => {
    expect(byQuery(sound)).toEqual({
      ok: true,
      params: {
        capital: 1000,
        taux: 5,
        duree: 10,
        moment: 'fin',
        indexe: false,
        debut_le: undefined,
        parts: '50/30/20',
        age: undefined,
      },
      given: { capital: 1000, duree: 10 },
    })
    const all = 'taux=-5.5&moment=debut&indexe=true&debut_le=2026-02-28&parts=40/40/20&age=30'
    expect(byQuery(`${sound}&${all}`)).toMatchObject({
      ok: true,
      params: {
        taux: -5.5,
        moment: 'debut',
        indexe: true,
        debut_le: '2026-02-28',
        parts: '40/40/20',
        age: 30,
      },
    })
  })

  it('separates the values given from the defaults', () => {
    const parsed = byQuery(`${sound}&taux=5&age=&moment=debut`)
    expect(parsed.ok && parsed.given).toEqual({ capital: 1000, taux: 5, duree: 10, moment: 'debut' })
  })

  it('orders parameters as the contract does, not as the query', () => {
    const parsed = byQuery('age=3&duree=10&taux=1&capital=5')
    expect(parsed.ok && Object.keys(parsed.params)).toEqual(Object.keys(params))
  })

  it('accepts the bounds themselves, and rejects numbers just outside', () => {
    for (const raw of [
      'capital=0&duree=1',
      'capital=1e9&duree=50',
      `${sound}&taux=-20`,
      `${sound}&taux=50`,
    ]) {
      expect(messages(raw)).toEqual([])
    }
    expect(messages('capital=-0.01&duree=10')).toEqual(['capital must be at least 0'])
    expect(messages('capital=1000000000.1&duree=10')).toEqual(['capital must be at most 1000000000'])
  })

  it('reads -0 as 0', () => {
    const parsed = byQuery('capital=-0&duree=10&taux=-0.0')
    expect(parsed.ok && [parsed.params.capital, parsed.params.taux]).toEqual([0, 0])
  })
})

describe('Parser.fromQuery with an invalid query', () => {
  it.each([
    ['duree=10', 'capital', 'capital is required', 'required'],
    ['capital=&duree=10', 'capital', 'capital is required', 'required'],
    ['capital&duree=10', 'capital', 'capital is required', 'required'],
    ['capital=abc&duree=10', 'capital', 'capital must be a number', 'not_a_number'],
    ['capital=1000&duree=abc', 'duree', 'duree must be an integer', 'not_an_integer'],
    ['capital=1000&duree=10.5', 'duree', 'duree must be an integer', 'not_an_integer'],
    ['capital=1000&duree=0', 'duree', 'duree must be at least 1', 'too_small'],
    ['capital=1000&duree=51', 'duree', 'duree must be at most 50', 'too_large'],
    [`${sound}&taux=-20.1`, 'taux', 'taux must be at least -20', 'too_small'],
    [`${sound}&moment=Fin`, 'moment', 'moment must be one of fin, milieu, debut', 'not_a_choice'],
    [`${sound}&indexe=oui`, 'indexe', 'indexe must be true or false', 'not_a_boolean'],
    [`${sound}&debut_le=2026-02-30`, 'debut_le', 'debut_le must be a date (YYYY-MM-DD)', 'not_a_date'],
    [
      `${sound}&parts=50/30/30`,
      'parts',
      'parts must be three whole percentages that sum to 100',
      'not_a_split',
    ],
    [`${sound}&taux=1&taux=1`, 'taux', 'taux must be given once', 'repeated'],
    [`${sound}&taux=&taux=`, 'taux', 'taux must be given once', 'repeated'],
    [`${sound}&t%61ux=1&taux=`, 'taux', 'taux must be given once', 'repeated'],
    [`${sound}&tau=1`, 'tau', 'tau is not a parameter of essai; did you mean taux?', 'unknown'],
    [`${sound}&Taux=1`, 'Taux', 'Taux is not a parameter of essai; did you mean taux?', 'unknown'],
    [
      `${sound}&debut-le=1`,
      'debut-le',
      'debut-le is not a parameter of essai; did you mean debut_le?',
      'unknown',
    ],
    [`${sound}&=1`, '', '"" is not a parameter of essai', 'unknown'],
    [`${sound}&a%0Ab=1`, 'a\nb', '"a\\nb" is not a parameter of essai', 'unknown'],
    [`${sound}&a%E2%80%AEb=1`, 'a\u202eb', '"a\\u{202e}b" is not a parameter of essai', 'unknown'],
    [`${sound}&taux+=1`, 'taux ', '"taux " is not a parameter of essai; did you mean taux?', 'unknown'],
    [`${sound}&a+b=1`, 'a b', 'a b is not a parameter of essai', 'unknown'],
    [`${sound}&salaire=1`, 'salaire', 'salaire is not a parameter of essai', 'unknown'],
    [`${sound}&salaire=`, 'salaire', 'salaire is not a parameter of essai', 'unknown'],
    [`${sound}&a=1&a=2`, 'a', 'a is not a parameter of essai', 'unknown'],
  ])('reports the problem of %s', (raw, field, message, code) => {
    expect(problemsOf(byQuery(raw))).toEqual([{ field, message, code }])
  })

  it('treats an empty value as absent', () => {
    expect(byQuery(`${sound}&taux=&moment=&indexe=&debut_le=&parts=&age=`)).toEqual(byQuery(sound))
    expect(byQuery(`${sound}&taux=%20`)).toMatchObject({ ok: false })
    expect(byQuery(`${sound}&taux=+`)).toMatchObject({ ok: false })
  })

  it("reports all problems at once, in the contract's order, then unknown names in the query's", () => {
    expect(messages('zzz=1&parts=1&Duree=5&duree=0&yyy=2&capital=x&taux=99&age=1&age=2&zzz=3')).toEqual([
      'capital must be a number',
      'taux must be at most 50',
      'duree must be at least 1',
      'parts must be three whole percentages that sum to 100',
      'age must be given once',
      'zzz is not a parameter of essai',
      'Duree is not a parameter of essai; did you mean duree?',
      'yyy is not a parameter of essai',
    ])
    expect(messages('')).toEqual(['capital is required', 'duree is required'])
  })
})

describe('Parser.fromQuery with unusual names', () => {
  it.each([
    'capital[]',
    'capital[a]',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'CAPITAL',
    '',
  ])('reports %j as unknown', (name) => {
    const before = Reflect.ownKeys(Object.prototype)
    const problems = problemsOf(byQuery(`${sound}&${name}=5`))
    expect(problems.map(({ field, code }) => [field, code])).toEqual([[name, 'unknown']])
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })

  it('ignores &&& and a name without a value', () => {
    expect(byQuery(`&&&${sound}&&&taux&`)).toEqual(byQuery(sound))
  })

  it('reports 2 000 unknown parameters as 2 000 problems', () => {
    const raw = Array.from({ length: 2000 }, (_, index) => `duree${index}=1`).join('&')
    const problems = problemsOf(byQuery(`${raw}&${sound}`))
    expect(problems).toHaveLength(2000)
    expect(problems[7]).toEqual({
      field: 'duree7',
      message: 'duree7 is not a parameter of essai; did you mean duree?',
      code: 'unknown',
    })
  })

  it('suggests no parameter for a name of 16 000 letters', () => {
    expect(messages(`${sound}&${'d'.repeat(16_000)}=1`)).toEqual([
      `${'d'.repeat(16_000)} is not a parameter of essai`,
    ])
  })
})
