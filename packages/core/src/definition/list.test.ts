import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLeast, atMost, indexesWhere, inRows, rowConstraint } from './constraints.ts'
import { readQuery } from './grammar.ts'
import { age, choice, civilDate, count, euros, flag } from './kinds.ts'
import { fieldAt, listTexts, parameterOf, queryPairs } from './list.ts'
import { list } from './list-kind.ts'
import { compileParser } from './parse.ts'

const text = (word: string) => ({ fr: word, en: word })

const proche = list({
  key: 'lien',
  max: 30,
  counted: { by: 'nombre', most: 60 },
  label: text('Proche'),
  row: {
    lien: choice({
      choices: { conjoint: text('conjoint'), enfant: text('enfant') },
      label: text('Lien'),
    }),
    nombre: count({ min: 1, max: 20, default: 1, label: text('Nombre') }),
    age: age({ optional: true, label: text('Âge') }),
    handicap: flag({ default: false, label: text('Handicap') }),
  },
})
const don = list({
  max: 2,
  label: text('Don'),
  row: {
    montant: euros({ label: text('Montant') }),
    exonere: euros({ default: 0, label: text('Exonéré') }),
    date: civilDate({ optional: true, label: text('Date') }),
  },
})
const params = { patrimoine: euros({ default: 0, label: text('Patrimoine') }), proche, don }
const parser = compileParser('succession', params, [inRows('don', atMost('exonere', 'montant'))])

/** The rows of a valid query. */
const rowsOf = (query: string) => {
  const parsed = parser.fromQuery(readQuery(query))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.params.proche
}
/** The faults of a query, as `field: code`. */
const faultsOf = (query: string) => {
  const parsed = parser.fromQuery(readQuery(query))
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field}: ${code}`)
}
/** The row of the text `enfant`, defaults filled in. */
const child = { lien: 'enfant', nombre: 1, age: undefined, handicap: false }

describe('list in a query', () => {
  it('has no rows where none is given', () => {
    expect(rowsOf('')).toEqual([])
    expect(rowsOf('proche=&proche=|,|')).toEqual([])
  })

  it('reads rows from several parameters and from one text, in order', () => {
    const rows = [
      { ...child, lien: 'conjoint', age: 70 },
      { ...child, handicap: true },
      { ...child, nombre: 2 },
    ]
    expect(rowsOf('proche=conjoint,age:70&proche=enfant,handicap&proche=enfant,nombre:2')).toEqual(rows)
    expect(rowsOf('proche=conjoint,age:70|enfant,handicap|enfant,nombre:2')).toEqual(rows)
    expect(rowsOf('proche=age:70,lien:conjoint|handicap,,enfant|nombre:2,enfant|')).toEqual(rows)
  })

  it('names the row and the field of each fault, all at once', () => {
    expect(faultsOf('proche=enfnt,age:abc&proche=conjoint,age:200')).toEqual([
      'proche[1].lien: not_a_choice',
      'proche[1].age: not_an_integer',
      'proche[2].age: too_large',
    ])
    expect(
      faultsOf('patrimoine=x&proche=age:70&don=montant:5,exonere:6&proche=enfant,age:1,age:2&foo=1'),
    ).toEqual([
      'patrimoine: not_a_number',
      'proche[1].lien: required',
      'proche[2].age: repeated',
      'don[1].exonere: inconsistent',
      'foo: unknown',
    ])
  })

  it('suggests the nearest field of a row', () => {
    const parsed = parser.fromQuery(readQuery('proche=conjoint,agee:70'))
    expect(parsed.ok ? [] : parsed.problems).toMatchObject([
      {
        field: 'proche[1].agee',
        code: 'unknown',
        message: 'proche[1].agee is not a parameter of proche; did you mean age?',
      },
    ])
  })

  it.each([
    ['proche=enfant:1:2', 'proche[1]: not_a_row'],
    ['proche=enfant|:70', 'proche[2]: not_a_row'],
    ['don=100', 'don[1]: not_a_row'],
    ['proche=enfant,conjoint', 'proche[1].lien: repeated'],
    ['proche=enfant,__proto__:1', 'proche[1].__proto__: unknown'],
    ['proche=enfant,constructor', 'proche[1].constructor: unknown'],
    ['don=montant:1|montant:2|montant:3', 'don: too_many'],
    ['proche=enfant,nombre:20|enfant,nombre:20|enfant,nombre:20|enfant', 'proche: too_many'],
    [`proche=${'enfant|'.repeat(5000)}`, 'proche: too_many'],
    ['patrimoine=1&patrimoine=2', 'patrimoine: repeated'],
  ])('refuses %s', (query, fault) => expect(faultsOf(query)).toEqual([fault]))

  it('writes a list so that it reads as the same rows again', () => {
    const row = fc.record(
      {
        lien: fc.constantFrom('conjoint', 'enfant'),
        nombre: fc.integer({ min: 1, max: 2 }),
        age: fc.integer({ min: 0, max: 120 }),
        handicap: fc.boolean(),
      },
      { requiredKeys: ['lien'] },
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const texts = listTexts(proche.list, rows)
        const query = texts.map((one) => `proche=${encodeURIComponent(one)}`).join('&')
        expect(rowsOf(query)).toEqual(rows.map((one) => ({ ...child, ...one })))
        expect(listTexts(proche.list, rowsOf(query))).toEqual(texts)
      }),
    )
  })
})

describe('listTexts', () => {
  it('writes a value equal to its default only where a row has no other', () => {
    expect(listTexts(don.list, [{ montant: undefined, exonere: 0, date: undefined }])).toEqual(['exonere:0'])
    expect(listTexts(proche.list, [child])).toEqual(['enfant'])
  })

  it('writes items in the order of the contract, key first', () => {
    const rows = rowsOf('proche=handicap,age:70,lien:conjoint|nombre:1,enfant')
    expect(queryPairs(params, { patrimoine: 5, proche: rows })).toEqual([
      ['patrimoine', '5'],
      ['proche', 'conjoint,age:70,handicap'],
      ['proche', 'enfant'],
    ])
  })
})

describe('fieldAt', () => {
  it('finds a parameter or a field of a row by the path of a problem', () => {
    expect(fieldAt(params, 'patrimoine')).toBe(params.patrimoine)
    expect(fieldAt(params, 'proche[2]')).toBe(proche)
    expect(fieldAt(params, 'proche[2].age')).toBe(proche.list.row.age)
    expect(fieldAt(params, 'proche[2].__proto__')).toBeUndefined()
    expect(fieldAt(params, '__proto__[1].age')).toBeUndefined()
    expect(parameterOf('proche[2].age')).toBe('proche')
    expect(parameterOf('[2]')).toBe('[2]')
  })
})

describe('constraints on rows', () => {
  const spouses = rowConstraint(
    'proche',
    'lien',
    { kind: 'stated', operands: { must: text('must name one spouse') } },
    [],
    ({ proche }) =>
      indexesWhere(
        proche as readonly { lien: string }[],
        ({ lien }, index) => lien === 'conjoint' && index > 0,
      ),
  )
  const older = inRows('proche', atLeast('age', 'nombre'))
  const strict = compileParser('succession', params, [spouses, older])

  it('reports each row at fault, by row and field', () => {
    const parsed = strict.fromQuery(
      readQuery('proche=enfant,age:1,nombre:2|conjoint,age:1,nombre:2|conjoint,age:9|enfant'),
    )
    expect(parsed.ok ? [] : parsed.problems.map(({ field, message }) => [field, message])).toEqual([
      ['proche[1].age', 'proche[1].age must be at least nombre'],
      ['proche[2].lien', 'proche[2].lien must name one spouse'],
      ['proche[2].age', 'proche[2].age must be at least nombre'],
      ['proche[3].lien', 'proche[3].lien must name one spouse'],
    ])
  })
})

describe('list as JSON', () => {
  const problemsOf = (object: Readonly<Record<string, unknown>>) => {
    const parsed = parser.fromObject(object)
    return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field}: ${code}`)
  }

  it('reads an array of objects', () => {
    const parsed = parser.fromObject({ proche: [{ lien: 'enfant', handicap: true, age: undefined }] })
    expect(parsed.ok && parsed.params.proche).toEqual([{ ...child, handicap: true }])
  })

  it.each([
    ['enfant', 'proche: not_a_row'],
    [null, 'proche: not_a_row'],
    [{ 0: 'enfant' }, 'proche: not_a_row'],
    [['enfant'], 'proche[1]: not_a_row'],
    [[{ lien: 'enfant' }, [], null], 'proche[2]: not_a_row,proche[3]: not_a_row'],
    [[{ lien: 'enfant', age: '70' }], 'proche[1].age: not_an_integer'],
    [[{ lien: 'enfant', age: Number.NaN }], 'proche[1].age: not_an_integer'],
    [[{}], 'proche[1].lien: required'],
  ])('refuses %j', (value, faults) => expect(problemsOf({ proche: value }).join()).toBe(faults))
})

describe('faults of a row', () => {
  const faults = (query: string) => {
    const parsed = parser.fromQuery(readQuery(query))
    return parsed.ok ? [] : parsed.problems.map(({ message }) => message)
  }

  it('names an unknown word, with the nearest name or word that the row may have', () => {
    expect(faults('proche=enfant,handicp')).toEqual([
      'proche[1].handicp is not a parameter of proche; did you mean handicap?',
    ])
    expect(faults('proche=handicp,enfant')).toEqual(faults('proche=enfant,handicp'))
    expect(faults('proche=enfant,conjoin')).toEqual([
      'proche[1].conjoin is not a parameter of proche; did you mean conjoint?',
    ])
    expect(faults('proche=enfant,zzzzzz')).toEqual(['proche[1].zzzzzz is not a parameter of proche'])
  })

  it('reports a key given twice, and the values allowed where the only key is unknown', () => {
    expect(faults('proche=enfant,conjoint')).toEqual(['proche[1].lien must be given once'])
    expect(faults('proche=enfan')).toEqual(['proche[1].lien must be one of conjoint, enfant'])
  })

  it('reports a broken constraint between two fields of a row beside the fault of a third', () => {
    expect(faultsOf('don=montant:1,exonere:2,date:never')).toEqual([
      'don[1].exonere: inconsistent',
      'don[1].date: not_a_date',
    ])
    expect(faultsOf('don=a:b:c&don=montant:1,exonere:2')).toEqual([
      'don[1]: not_a_row',
      'don[2].exonere: inconsistent',
    ])
  })

  it('reports no constraint that reads the field at fault', () => {
    expect(faultsOf('don=montant:x,exonere:2')).toEqual(['don[1].montant: not_a_number'])
    expect(faultsOf('don=exonere:2')).toEqual(['don[1].montant: required'])
  })
})
