import { describe, expect, it } from 'vitest'
import { estateOf, type Inputs } from '../../../../../../../test/support/family-estates.ts'
import { faultsOf } from './checks.ts'

const child = { lien: 'enfant' }
const spouse = { lien: 'conjoint', age: 60 }
const friend = { lien: 'autre' }
const bare = { ...friend, avant_70: 1000, droit: 'nue_propriete', clause: 1 }
const usufruct = { ...friend, avant_70: 1000, droit: 'usufruit', clause: 1, age: 60 }

/** `relatives[2].kinship inconsistent`. */
const saidOf = (inputs: Partial<Inputs>): readonly string[] =>
  faultsOf(estateOf({ patrimoine: 500_000, ...inputs })).map(
    ({ list, row, field, code }) => `${list === null ? field : `${list}[${row}].${field}`} ${code}`,
  )

const gift = (row: object) => ({
  proche: [child],
  don: [{ proche: 1, montant: 1000, date: '2020-01-01', ...row }],
})

describe('the checks of a family', () => {
  it.each<[Partial<Inputs>, readonly string[]]>([
    [{ proche: [spouse, { ...spouse, age: 61 }] }, ['relatives[2].kinship inconsistent']],
    [{ proche: [spouse, { lien: 'pacs' }] }, ['relatives[2].kinship inconsistent']],
    [{ proche: [{ lien: 'parent', nombre: 3 }] }, ['relatives[1].count inconsistent']],
    [{ proche: [{ lien: 'parent', nombre: 2 }, { lien: 'parent' }] }, ['relatives[2].kinship inconsistent']],
    [{ proche: [{ lien: 'pacs', nombre: 2 }] }, ['relatives[1].count inconsistent']],
    [{ proche: [{ lien: 'conjoint' }, child] }, ['relatives[1].age required']],
    [{ proche: [{ ...child, souche: 1 }] }, ['relatives[1].souche inconsistent']],
    [{ proche: [{ ...child, renonciation: true }] }, ['relatives[1].renounced inconsistent']],
    [{ proche: [child], donation_epoux: true }, ['spouseGift inconsistent']],
    [{ proche: [child], patrimoine_conjoint: 1 }, ['spouseAssets inconsistent']],
    [{ proche: [spouse], option_conjoint: 'usufruit' }, ['spouseOption inconsistent']],
    [
      { proche: [spouse, { ...child, autre_lit: true }], option_conjoint: 'usufruit' },
      ['spouseOption inconsistent'],
    ],
    [{ proche: [spouse, child], option_conjoint: 'quotite_disponible' }, ['spouseOption inconsistent']],
    [gift({ proche: 2 }), ['gifts[1].relative inconsistent']],
    [{ ...gift({}), proche: [spouse] }, ['gifts[1].relative inconsistent']],
    [gift({ date: '2026-11-24' }), ['gifts[1].date inconsistent']],
    [gift({ exonere: 2000 }), ['gifts[1].exempt inconsistent']],
    [{ proche: [child], legs: [{ proche: 2, part: 10 }] }, ['legacies[1].relative inconsistent']],
    [{ proche: [spouse], legs: [{ proche: 1, part: 10 }] }, ['legacies[1].relative inconsistent']],
    [{ proche: [child], legs: [{ lien: 'conjoint', part: 10 }] }, ['legacies[1].kinship inconsistent']],
    [
      { proche: [{ ...child, nombre: 2 }], legs: [{ proche: 1, part: 10 }] },
      ['legacies[1].relative inconsistent'],
    ],
    [
      { proche: [{ lien: 'petit_enfant', souche: 1 }], legs: [{ proche: 1, part: 10 }] },
      ['legacies[1].relative inconsistent'],
    ],
    [
      {
        proche: [child],
        legs: [
          { ...friend, part: 60 },
          { ...friend, part: 50 },
        ],
      },
      ['legacies[2].part inconsistent'],
    ],
    [{ proche: [child], assurance: [{ proche: 3, avant_70: 1 }] }, ['insurance[1].relative inconsistent']],
    [{ proche: [child], assurance: [{ proche: 1, gains_70: 1 }] }, ['insurance[1].gains70 inconsistent']],
    [{ assurance: [{ ...bare, clause: undefined }] }, ['insurance[1].clause required']],
    [{ assurance: [bare] }, ['insurance[1].clause inconsistent']],
    [
      { assurance: [usufruct, { ...bare, clause: 2 }] },
      ['insurance[1].clause inconsistent', 'insurance[2].clause inconsistent'],
    ],
    [{ assurance: [bare, usufruct, usufruct] }, ['insurance[1].clause inconsistent']],
    [{ assurance: [{ ...usufruct, avant_70: 900 }, bare] }, ['insurance[1].before70 inconsistent']],
    [{ assurance: [{ ...usufruct, apres_70: 900 }, bare] }, ['insurance[1].after70 inconsistent']],
    [{ assurance: [{ ...usufruct, age: undefined }, bare] }, ['insurance[1].age required']],
  ])('finds the faults of %j', (inputs, faults) => expect(saidOf(inputs)).toEqual(faults))

  it.each<Partial<Inputs>>([
    { proche: [spouse, child, { lien: 'parent', nombre: 2 }], option_conjoint: 'usufruit' },
    { proche: [spouse, { ...child, autre_lit: true }], donation_epoux: true, option_conjoint: 'usufruit' },
    gift({ date: '2026-11-23', exonere: 1000 }),
    { proche: [child], legs: [10, 20, 30, 40].map((part) => ({ ...friend, part })) },
    { assurance: [usufruct, { ...bare, avant_70: 500, nombre: 2 }] },
    {
      proche: [spouse, child],
      assurance: [{ ...usufruct, age: undefined, lien: undefined, proche: 1 }, bare],
    },
  ])('accepts %j', (inputs) => expect(saidOf(inputs)).toEqual([]))
})
