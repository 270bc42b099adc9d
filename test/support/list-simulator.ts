/** A simulator whose question is a list, for tests of how each interface takes one: no shipped one has a list yet. */
import { atMost, inRows } from '../../packages/core/src/definition/constraints.ts'
import { defineContract } from '../../packages/core/src/definition/contract.ts'
import { age, choice, count, euros, flag, list } from '../../packages/core/src/definition/kinds.ts'
import { rows } from '../../packages/core/src/definition/shape.ts'
import { defineSimulator, type Simulator } from '../../packages/core/src/definition/simulator.ts'

const text = (fr: string, en: string) => ({ fr, en })
const lien = choice({
  choices: { conjoint: text('Conjoint', 'Spouse'), enfant: text('Enfant', 'Child') },
  label: text('Lien', 'Kinship'),
})
const parAge = count({ label: text('Années', 'Years') })

const contract = defineContract({
  name: 'famille',
  title: text('Famille', 'Family'),
  purpose: text('Compte les personnes d’une famille.', 'Counts the persons of a family.'),
  group: 'impots',
  params: {
    patrimoine: euros({ default: 0, label: text('Patrimoine', 'Estate') }),
    proche: list({
      key: 'lien',
      max: 30,
      counted: { by: 'nombre', most: 60 },
      label: text('Famille', 'Family'),
      help: text('Une personne par ligne.', 'One person a row.'),
      row: {
        lien,
        nombre: count({ min: 1, max: 20, default: 1, label: text('Nombre', 'Number') }),
        age: age({ optional: true, label: text('Âge', 'Age') }),
        don: euros({ default: 0, label: text('Don', 'Gift') }),
        exonere: euros({ default: 0, label: text('Don exonéré', 'Exempt gift') }),
        handicap: flag({ default: false, label: text('Handicap', 'Disability') }),
      },
    }),
  },
  constraints: [inRows('proche', atMost('exonere', 'don'))],
  result: {
    resume: { personnes: count({ label: text('Personnes', 'Persons') }), annees: parAge },
    proches: rows({ lien, age: age({ nullable: true, label: text('Âge', 'Age') }) }),
  },
  table: 'proches',
  headings: { proches: text('Les proches', 'Relatives') },
  charts: [{ title: text('Les âges', 'Ages'), table: 'proches', x: 'lien', bars: ['age'] }],
  sentence: {
    fr: ({ data }, format) => `${format.number(data.resume.personnes)} personnes.`,
    en: ({ data }, format) => `${format.number(data.resume.personnes)} persons.`,
  },
  warnings: {},
  sources: [],
  disclaimer: text('Pour des tests.', 'For tests.'),
  example: {
    query: {
      proche: [
        { lien: 'conjoint', age: 70 },
        { lien: 'enfant', nombre: 2, handicap: true },
      ],
    },
    expect: { resume: { personnes: 3, annees: 70 } },
  },
})

export const family = defineSimulator(contract, ({ proche }) => ({
  data: {
    resume: {
      personnes: proche.reduce((sum, { nombre }) => sum + nombre, 0),
      annees: proche.reduce((sum, { age = 0 }) => sum + age, 0),
    },
    proches: proche.map(({ lien, age = null }) => ({ lien, age })),
  },
  warnings: {},
})) as unknown as Simulator
