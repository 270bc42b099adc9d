import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Constraint } from './contract.ts'
import { age, annualRate, choice, civilDate, euros, flag, split, wholeYears } from './kinds.ts'
import { compileParser, type Parsed } from './parse.ts'
import { readQuery } from './query.ts'

const label = { fr: 'Essai', en: 'Trial' }

/** One parameter of each kind of fault: required, optional and with a default. */
const params = {
  capital: euros({ label }),
  taux: annualRate({ min: -20, max: 50, default: 5, label }),
  duree: wholeYears({ min: 1, max: 50, label }),
  moment: choice({ choices: { fin: label, milieu: label, debut: label }, default: 'fin', label }),
  indexe: flag({ default: false, label }),
  debut_le: civilDate({ optional: true, label }),
  parts: split({ default: '50/30/20', label }),
  age: age({ optional: true, label }),
}

const parser = compileParser('essai', params)
const sound = 'capital=1000&duree=10'

const byQuery = (raw: string) => parser.fromQuery(readQuery(raw))
const problemsOf = (parsed: Parsed) => (parsed.ok ? [] : parsed.problems)

/** The messages alone, in order. */
const messages = (raw: string) => problemsOf(byQuery(raw)).map(({ message }) => message)

describe('what is sound', () => {
  it('is read, with defaults filled in and what is optional left undefined', () => {
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

  it("is in the contract's order, whatever the query's", () => {
    const parsed = byQuery('age=3&duree=10&taux=1&capital=5')
    expect(parsed.ok && Object.keys(parsed.params)).toEqual(Object.keys(params))
  })

  it('has bounds that belong to it', () => {
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

  it('takes -0 for 0', () => {
    const parsed = byQuery('capital=-0&duree=10&taux=-0.0')
    expect(parsed.ok && [parsed.params.capital, parsed.params.taux]).toEqual([0, 0])
  })
})

describe('every fault, word for word', () => {
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
    [`${sound}&parts=50/30/30`, 'parts', 'parts must be three whole percents that sum to 100', 'not_a_split'],
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
    [`${sound}&salaire=1`, 'salaire', 'salaire is not a parameter of essai', 'unknown'],
    [`${sound}&salaire=`, 'salaire', 'salaire is not a parameter of essai', 'unknown'],
    [`${sound}&a=1&a=2`, 'a', 'a is not a parameter of essai', 'unknown'],
  ])('%s', (raw, field, message, code) => {
    expect(byQuery(raw)).toEqual({ ok: false, problems: [{ field, message, code }] })
  })

  it('an empty value is absent: the default, or nothing', () => {
    expect(byQuery(`${sound}&taux=&moment=&indexe=&debut_le=&parts=&age=`)).toEqual(byQuery(sound))
    expect(byQuery(`${sound}&taux=%20`)).toMatchObject({ ok: false })
    expect(byQuery(`${sound}&taux=+`)).toMatchObject({ ok: false })
  })

  it("all at once: the contract's order, then unknown ones as they came", () => {
    expect(messages('zzz=1&parts=1&Duree=5&duree=0&yyy=2&capital=x&taux=99&age=1&age=2&zzz=3')).toEqual([
      'capital must be a number',
      'taux must be at most 50',
      'duree must be at least 1',
      'parts must be three whole percents that sum to 100',
      'age must be given once',
      'zzz is not a parameter of essai',
      'Duree is not a parameter of essai; did you mean duree?',
      'yyy is not a parameter of essai',
    ])
    expect(messages('')).toEqual(['capital is required', 'duree is required'])
  })
})

describe('the shape of a query', () => {
  it.each([
    'capital[]',
    'capital[a]',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'CAPITAL',
    '',
  ])('%j is unknown', (name) => {
    const before = Reflect.ownKeys(Object.prototype)
    const problems = problemsOf(byQuery(`${sound}&${name}=5`))
    expect(problems.map(({ field, code }) => [field, code])).toEqual([[name, 'unknown']])
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })

  it('&&& and a lone name are nothing', () => {
    expect(byQuery(`&&&${sound}&&&taux&`)).toEqual(byQuery(sound))
  })

  it('2 000 unknown parameters are 2 000 faults', () => {
    const raw = Array.from({ length: 2000 }, (_, index) => `duree${index}=1`).join('&')
    const problems = problemsOf(byQuery(`${raw}&${sound}`))
    expect(problems).toHaveLength(2000)
    expect(problems[7]).toEqual({
      field: 'duree7',
      message: 'duree7 is not a parameter of essai; did you mean duree?',
      code: 'unknown',
    })
  })

  it('a name as long as a request may be is not compared', () => {
    expect(messages(`${sound}&${'d'.repeat(16_000)}=1`)).toEqual([
      `${'d'.repeat(16_000)} is not a parameter of essai`,
    ])
  })
})

describe('constraints', () => {
  /** A parser of two ages with this rule, and what the rule was asked. */
  function ruled(rules: readonly Partial<Constraint<typeof ages>>[]) {
    const asked: string[] = []
    const constraints = rules.map(
      (rule, index): Constraint<typeof ages> => ({
        field: 'fin',
        involves: ['debut'],
        message: `rule ${index}`,
        code: 'inconsistent',
        ...rule,
        holds: (values, given) => {
          asked.push(`rule ${index}`)
          return rule.holds ? rule.holds(values, given) : values.fin > values.debut
        },
      }),
    )
    const { fromQuery } = compileParser('ages', ages, constraints)
    return { asked, messages: (raw: string) => problemsOf(fromQuery(readQuery(raw))).map((p) => p.message) }
  }
  const ages = { debut: age({ label }), fin: age({ default: 60, label }), autre: age({ default: 1, label }) }

  it('are judged when all they involve are sound, defaults included', () => {
    const { messages, asked } = ruled([{}])
    expect(messages('debut=20&fin=30')).toEqual([])
    expect(messages('debut=20')).toEqual([])
    expect(messages('debut=30&fin=20')).toEqual(['rule 0'])
    expect(messages('debut=70')).toEqual(['rule 0'])
    expect(asked).toHaveLength(4)
    expect(messages('debut=70&autre=x')).toEqual(['rule 0', 'autre must be an integer'])
  })

  it('are not judged when one of them has a fault of its own', () => {
    const { messages, asked } = ruled([{}])
    for (const raw of [
      'fin=20',
      'debut=x&fin=20',
      'debut=30&fin=x',
      'debut=30&fin=-1',
      'debut=30&debut=31&fin=1',
    ]) {
      expect(messages(raw)).toHaveLength(1)
    }
    expect(asked).toEqual([])
  })

  it('give one fault a parameter, the first of theirs', () => {
    const never = { holds: () => false }
    const { messages, asked } = ruled([never, never, { ...never, field: 'autre', involves: ['fin'] }])
    expect(messages('debut=1')).toEqual(['rule 0'])
    expect(asked).toEqual(['rule 0'])
  })

  it("fall in the contract's order, before unknown names", () => {
    const never = { holds: () => false }
    const { messages } = ruled([
      { ...never, field: 'autre', involves: [] },
      { ...never, field: 'debut', involves: [] },
    ])
    expect(messages('x=1&debut=1')).toEqual(['rule 1', 'rule 0', 'x is not a parameter of ages'])
  })

  it('tell what was given from what a default filled in; an empty text is not given', () => {
    const { messages } = ruled([{ holds: (_, given) => given('debut') && given('fin') && !given('autre') }])
    expect(messages('debut=1&fin=1')).toEqual([])
    expect(messages('debut=1')).toEqual(['rule 0'])
    expect(messages('debut=1&fin=')).toEqual(['rule 0'])
    expect(messages('debut=1&fin=1&autre=1')).toEqual(['rule 0'])
  })
})

describe('fromObject', () => {
  const good = { capital: 1000, duree: 10 }
  const byObject = (object: Record<string, unknown>) => parser.fromObject(object)

  it('mirrors fromQuery: the same verdict, in the same words, on numbers and words', () => {
    const number = fc.oneof(
      fc.constantFrom(0, -0, 1, 10, 50, 51, 1e9, 1e-9, 10.5, -20, NaN, Infinity, -Infinity),
      fc.double(),
      fc.integer({ min: -60, max: 60 }),
    )
    const word = fc.constantFrom('fin', 'debut', 'Fin', '2026-02-28', '2026-02-30', '50/30/20', '1/2/3', 'x')
    const candidate = fc.record(
      {
        capital: number,
        taux: number,
        duree: number,
        moment: word,
        indexe: fc.boolean(),
        debut_le: word,
        parts: word,
        age: number,
        inconnu: number,
        Taux: number,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(candidate, (object) => {
        const pairs = Object.entries(object).map(
          ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
        )
        expect(byObject(object)).toEqual(byQuery(pairs.join('&')))
      }),
      { numRuns: 20_000 },
    )
  })

  it('refuses a number given as text, null, and whatever is of another type', () => {
    for (const value of ['1000', '', null, true, [1000], {}, NaN, Infinity, 1000n]) {
      expect(byObject({ ...good, capital: value })).toEqual({
        ok: false,
        problems: [{ field: 'capital', message: 'capital must be a number', code: 'not_a_number' }],
      })
    }
    expect(problemsOf(byObject({ ...good, duree: '10' }))).toMatchObject([{ code: 'not_an_integer' }])
    expect(problemsOf(byObject({ ...good, duree: 10.5 }))).toMatchObject([{ code: 'not_an_integer' }])
    expect(problemsOf(byObject({ ...good, indexe: 'true' }))).toMatchObject([{ code: 'not_a_boolean' }])
    expect(problemsOf(byObject({ ...good, moment: '' }))).toMatchObject([{ code: 'not_a_choice' }])
    expect(problemsOf(byObject({ ...good, moment: 'constructor' }))).toMatchObject([{ code: 'not_a_choice' }])
    expect(problemsOf(byObject({ ...good, debut_le: null }))).toMatchObject([{ code: 'not_a_date' }])
    expect(problemsOf(byObject({ ...good, parts: [50, 30, 20] }))).toMatchObject([{ code: 'not_a_split' }])
  })

  it('takes undefined for absent', () => {
    expect(byObject({ ...good, taux: undefined, age: undefined })).toEqual(byQuery(sound))
    expect(problemsOf(byObject({ duree: 10, capital: undefined }))).toMatchObject([{ code: 'required' }])
  })

  it('ignores what is inherited', () => {
    const heir = Object.create({ taux: 7, inconnu: 1 }) as Record<string, unknown>
    expect(byObject(Object.assign(heir, good))).toEqual(byQuery(sound))
    expect(problemsOf(byObject(Object.create(good)))).toHaveLength(2)
  })

  it('sees an own __proto__, and objects without a prototype', () => {
    const hostile = JSON.parse('{ "capital": 1000, "duree": 10, "__proto__": { "taux": 7 } }')
    expect(problemsOf(byObject(hostile))).toMatchObject([{ field: '__proto__', code: 'unknown' }])
    expect(byObject(Object.assign(Object.create(null), good))).toEqual(byQuery(sound))
  })
})
