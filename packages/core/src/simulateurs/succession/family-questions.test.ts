/** Which questions about a whole family are refused, and what each refusal says. */
import { readQuery } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { RefusedQuestion } from '../../definition/refused-question.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { succession } from './index.ts'

const child = { lien: 'enfant' }
const spouse = { lien: 'conjoint', age: 60 }
const friend = { lien: 'autre' }
const bare = { ...friend, avant_70: 1000, droit: 'nue_propriete', clause: 1 }
const usufruct = { ...friend, avant_70: 1000, droit: 'usufruit', clause: 1, age: 60 }

type Inputs = Readonly<Record<string, unknown>>

/** `proche[2].lien inconsistent`. */
const faultsOf = (inputs: Inputs): readonly string[] => {
  const parsed = succession.parser.fromObject({ patrimoine: 500_000, ...inputs })
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field} ${code}`)
}

const gift = (row: object) => ({
  proche: [child],
  don: [{ proche: 1, montant: 1000, date: '2020-01-01', ...row }],
})

describe('succession: questions about a whole family', () => {
  it.each<[Inputs, readonly string[]]>([
    [{ proche: [spouse, { ...spouse, age: 61 }] }, ['proche[2].lien inconsistent']],
    [{ proche: [spouse, { lien: 'pacs' }] }, ['proche[2].lien inconsistent']],
    [{ proche: [{ lien: 'parent', nombre: 3 }] }, ['proche[1].nombre inconsistent']],
    [{ proche: [{ lien: 'parent', nombre: 2 }, { lien: 'parent' }] }, ['proche[2].lien inconsistent']],
    [{ proche: [{ lien: 'pacs', nombre: 2 }] }, ['proche[1].nombre inconsistent']],
    [{ proche: [{ lien: 'conjoint' }, child] }, ['proche[1].age required']],
    [{ proche: [{ ...child, souche: 1 }] }, ['proche[1].souche inconsistent']],
    [
      { proche: [{ lien: 'petit_enfant', nombre: 2 }, { lien: 'frere_soeur' }] },
      ['proche[1].souche inconsistent'],
    ],
    [{ proche: [{ lien: 'petit_enfant' }], legs: [{ proche: 1, part: 100 }] }, []],
    [{ proche: [child, { lien: 'petit_enfant' }] }, []],
    [{ proche: [{ lien: 'frere_soeur' }, { lien: 'neveu_niece', souche: 1 }, { lien: 'neveu_niece' }] }, []],
    [
      { proche: [{ lien: 'petit_enfant', souche: 1 }, { lien: 'petit_enfant' }] },
      ['proche[2].souche inconsistent'],
    ],
    [
      { proche: [{ lien: 'neveu_niece', souche: 1 }, { lien: 'neveu_niece' }] },
      ['proche[2].souche inconsistent'],
    ],
    [{ proche: [{ ...child, renonciation: true }] }, ['proche[1].renonciation inconsistent']],
    [{ proche: [{ ...child, exoneration_fratrie: true }] }, ['proche[1].exoneration_fratrie inconsistent']],
    [
      { proche: [child], legs: [{ ...friend, part: 10, exoneration_fratrie: true }] },
      ['legs[1].exoneration_fratrie inconsistent'],
    ],
    [
      { assurance: [{ lien: 'neveu_niece', avant_70: 1, exoneration_fratrie: true }] },
      ['assurance[1].exoneration_fratrie inconsistent'],
    ],
    [
      { proche: [child], legs: [{ proche: 1, part: 1, exoneration_fratrie: true }] },
      ['legs[1].proche inconsistent'],
    ],
    [{ proche: [child], donation_epoux: true }, ['donation_epoux inconsistent']],
    [{ proche: [child], patrimoine_conjoint: 1 }, ['patrimoine_conjoint inconsistent']],
    [{ proche: [spouse], option_conjoint: 'usufruit' }, ['option_conjoint inconsistent']],
    [
      { proche: [spouse, { ...child, autre_lit: true }], option_conjoint: 'usufruit' },
      ['option_conjoint inconsistent'],
    ],
    [{ proche: [spouse, child], option_conjoint: 'quotite_disponible' }, ['option_conjoint inconsistent']],
    [gift({ proche: 2 }), ['don[1].proche inconsistent']],
    [{ ...gift({}), proche: [spouse] }, ['don[1].proche inconsistent']],
    [{ ...gift({ date: '2026-11-24' }), date_deces: '2026-11-23' }, ['don[1].date inconsistent']],
    [gift({ exonere: 2000 }), ['don[1].exonere inconsistent']],
    [{ proche: [child], legs: [{ proche: 2, part: 10 }] }, ['legs[1].proche inconsistent']],
    [{ proche: [spouse], legs: [{ proche: 1, part: 10 }] }, ['legs[1].proche inconsistent']],
    [{ proche: [child], legs: [{ lien: 'conjoint', part: 10 }] }, ['legs[1].lien inconsistent']],
    [{ proche: [{ ...child, nombre: 2 }], legs: [{ proche: 1, part: 10 }] }, ['legs[1].proche inconsistent']],
    [
      { proche: [{ lien: 'petit_enfant', souche: 1 }], legs: [{ proche: 1, part: 10 }] },
      ['legs[1].proche inconsistent'],
    ],
    [
      {
        proche: [child],
        legs: [
          { ...friend, part: 60 },
          { ...friend, part: 50 },
        ],
      },
      ['legs[2].part inconsistent'],
    ],
    [{ proche: [child], assurance: [{ proche: 3, avant_70: 1 }] }, ['assurance[1].proche inconsistent']],
    [{ proche: [child], assurance: [{ proche: 1, gains_70: 1 }] }, ['assurance[1].gains_70 inconsistent']],
    [{ assurance: [{ ...bare, clause: undefined }] }, ['assurance[1].clause required']],
    [{ assurance: [bare] }, ['assurance[1].clause inconsistent']],
    [
      { assurance: [usufruct, { ...bare, clause: 2 }] },
      ['assurance[1].clause inconsistent', 'assurance[2].clause inconsistent'],
    ],
    [{ assurance: [bare, usufruct, usufruct] }, ['assurance[1].clause inconsistent']],
    [{ assurance: [{ ...usufruct, avant_70: 900 }, bare] }, ['assurance[1].avant_70 inconsistent']],
    [{ assurance: [{ ...usufruct, apres_70: 900 }, bare] }, ['assurance[1].apres_70 inconsistent']],
    [{ assurance: [{ ...usufruct, age: undefined }, bare] }, ['assurance[1].age required']],
    [
      {
        proche: [
          { lien: 'petit_enfant', souche: 1, renonciation: true },
          { lien: 'petit_enfant', souche: 1 },
        ],
      },
      ['proche[2].renonciation inconsistent'],
    ],
    [{ proche: [child], legs: [{ ...friend, part: 10, montant: 5 }] }, ['legs[1].montant inconsistent']],
    [{ proche: [child], legs: [friend] }, ['legs[1].part required']],
    [{ proche: [child], legs: [{ ...friend, proche: 1, part: 1 }] }, ['legs[1].lien inconsistent']],
    [{ proche: [child], legs: [{ proche: 1, part: 1, handicap: true }] }, ['legs[1].proche inconsistent']],
    [{ proche: [child], assurance: [{ avant_70: 1 }] }, ['assurance[1].lien required']],
    [{ proche: [child], assurance: [{ proche: 1, nombre: 2 }] }, ['assurance[1].proche inconsistent']],
    [{ proche: [child], dutreil: 300_000, bois: 200_000.01 }, ['dutreil inconsistent']],
    [{ proche: [child], residence_principale: 500_001 }, ['residence_principale inconsistent']],
    [{ lien: 'enfant', residence_principale: 500_001 }, ['residence_principale inconsistent']],
    [{ lien: 'enfant', dutreil: 1 }, ['dutreil inconsistent']],
    [
      { lien: 'enfant', conjoint_survivant: true, option_conjoint: 'quart_usufruit' },
      ['option_conjoint inconsistent'],
    ],
    [{ lien: 'enfant', ...gift({}), proche: [] }, ['don[1].proche inconsistent']],
    [{ proche: [child], heritiers: 2 }, ['proche inconsistent']],
    [{ lien: 'enfant', legs: [{ ...friend, part: 10 }] }, ['legs inconsistent']],
    [{ proche: [child], date_deces: '2016-12-31' }, ['date_deces inconsistent']],
    [{ proche: [child], biens_ruraux: 1, date_deces: '2025-02-14' }, ['date_deces inconsistent']],
    [{ lien: 'enfant', fractionnement: '1_an', date_deces: '2024-12-31' }, ['date_deces inconsistent']],
    [{ proche: Array.from({ length: 4 }, () => ({ lien: 'autre', nombre: 16 })) }, ['proche too_many']],
    [
      { proche: [child], assurance: Array.from({ length: 31 }, () => ({ proche: 1 })) },
      ['assurance too_many'],
    ],
  ])('finds the faults of %j', (inputs, faults) => expect(faultsOf(inputs)).toEqual(faults))

  it.each<Inputs>([
    { proche: [spouse, child, { lien: 'parent', nombre: 2 }], option_conjoint: 'usufruit' },
    { proche: [spouse, { ...child, autre_lit: true }], donation_epoux: true, option_conjoint: 'usufruit' },
    gift({ date: '2026-11-23', exonere: 1000 }),
    {
      proche: [{ lien: 'frere_soeur', exoneration_fratrie: true }],
      legs: [{ lien: 'frere_soeur', part: 1, exoneration_fratrie: true }],
      assurance: [{ lien: 'frere_soeur', avant_70: 1, exoneration_fratrie: true }],
    },
    { proche: [child], legs: [10, 20, 30, 40].map((part) => ({ ...friend, part })) },
    { assurance: [usufruct, { ...bare, avant_70: 500, nombre: 2 }] },
    {
      proche: [spouse, child],
      assurance: [{ ...usufruct, age: undefined, lien: undefined, proche: 1 }, bare],
    },
  ])('accepts %j', (inputs) => expect(faultsOf(inputs)).toEqual([]))

  it.each([
    ['lien=enfant&proche=enfant', 'proche and lien cannot both be given'],
    ['proche=enfant&heritiers=2', 'proche and heritiers... cannot both be given'],
    ['proche=conjoint&proche=pacs', 'proche[2].lien is a second spouse or partner'],
    ['proche=conjoint&proche=enfant', 'proche[1].age is required with lien conjoint'],
    ['proche=enfant,souche:1', 'proche[1].souche needs lien petit_enfant or neveu_niece'],
    ['proche=enfant,exoneration_fratrie', 'proche[1].exoneration_fratrie is only for lien frere_soeur'],
    ['proche=enfant&legs=proche:3,part:1', 'legs[1].proche is not a row of proche'],
    ['proche=enfant&date_deces=2016-01-01', 'date_deces must be 2017-01-01 or later'],
    [
      'proche=enfant&don=proche:1,montant:5,date:2026-01-02&date_deces=2026-01-01',
      'don[1].date must be at most date_deces',
    ],
  ])('says of %s that %s', (query, message) => {
    const parsed = succession.parser.fromQuery(readQuery(`patrimoine=500000&${query}`))
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.message)).toEqual([message])
  })

  it('refuses a gift after a death of today, once it knows the day', () => {
    const parsed = succession.parser.fromObject({ patrimoine: 5, ...gift({ date: '2026-11-24' }) } as never)
    if (!parsed.ok) return expect.fail('refused without a day')
    const answerOn = (today: string) => succession.compute(parsed.params, { today: today as CivilDate }, 'fr')
    expect(() => answerOn('2026-11-23')).toThrow(RefusedQuestion)
    expect(() => answerOn('2026-11-23')).toThrow('don[1].date must be at most date_deces')
    expect(answerOn('2026-11-24').meta.droit).toEqual({ date: '2026-11-24' })
  })
})

describe('the rows of a family question', () => {
  const messagesOf = (query: string) => {
    const parsed = succession.parser.fromQuery(readQuery(query))
    return parsed.ok ? [] : parsed.problems.map(({ message }) => message)
  }

  it('tells all the faults of a row at once', () => {
    expect(messagesOf('patrimoine=300000&proche=enfant,age:150,souche:1')).toEqual([
      'proche[1].age must be at most 120',
      'proche[1].souche needs lien petit_enfant or neveu_niece',
    ])
  })

  it('names an unknown word of a row', () => {
    expect(messagesOf('patrimoine=300000&proche=enfant,handicp')).toEqual([
      'proche[1].handicp is not a parameter of proche; did you mean handicap?',
    ])
  })

  it('takes two legacies to the same kinship for two persons, each with an allowance', () => {
    const { data } = ask(
      succession,
      'patrimoine=301500&proche=enfant&legs=autre,montant:10000&legs=autre,montant:20000',
    )
    expect(data.heritiers.slice(1).map(({ legs, droits }) => [legs, droits])).toEqual([
      [10_000, 5043.6],
      [20_000, 11_043.6],
    ])
  })
})
