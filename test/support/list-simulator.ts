/** A simulator with a list, which the catalogue does not have: a whole family in one question. */

import { indexesWhere, rowConstraint } from '../../packages/core/src/definition/constraints.ts'
import { defineContract } from '../../packages/core/src/definition/contract.ts'
import { explains } from '../../packages/core/src/definition/explanation.ts'
import { age, choice, count, euros, flag } from '../../packages/core/src/definition/kinds.ts'
import { list } from '../../packages/core/src/definition/list-kind.ts'
import { rows } from '../../packages/core/src/definition/shape.ts'
import { defineSimulator, type ParamsOfContract } from '../../packages/core/src/definition/simulator.ts'

/** A text in both languages. */
const label = (fr: string, en: string) => ({ fr, en })

const proche = list({
  key: 'lien',
  max: 30,
  counted: { by: 'nombre', most: 60 },
  label: label('Proches', 'Family'),
  help: label('Une ligne par personne, appelée ou non.', 'One row a person, called or not.'),
  texts: {
    row: label('Proche', 'Person'),
    add: label('Ajouter un proche', 'Add a person'),
    remove: label('Retirer', 'Remove'),
  },
  row: {
    lien: choice({
      choices: { conjoint: label('Conjoint', 'Spouse'), enfant: label('Enfant', 'Child') },
      label: label('Lien', 'Kinship'),
    }),
    nombre: count({ min: 1, max: 20, default: 1, label: label('Nombre', 'Number') }),
    age: age({ optional: true, label: label('Âge', 'Age') }),
    handicap: flag({ default: false, label: label('Handicap', 'Disability') }),
  },
})

const contract = defineContract({
  name: 'famille-essai',
  title: label('Famille', 'Family'),
  purpose: label('Compter une famille.', 'Counts a family.'),
  group: 'epargner',
  params: { patrimoine: euros({ default: 0, label: label('Patrimoine', 'Estate') }), proche },
  constraints: [
    rowConstraint(
      'proche',
      'lien',
      {
        kind: 'stated',
        operands: { must: label('désigne un seul conjoint', 'must name one spouse only') },
      },
      [],
      (params) => {
        const family = params.proche as readonly { readonly lien: string }[]
        const first = family.findIndex(({ lien }) => lien === 'conjoint')
        return indexesWhere(family, ({ lien }, index) => lien === 'conjoint' && index > first)
      },
    ),
  ],
  result: {
    resume: { personnes: count({ label: label('Personnes', 'Persons') }) },
    yearly: rows({ rang: count({ label: label('Rang', 'Rank') }) }),
  },
  headings: { yearly: label('Proches', 'Persons') },
  decisive: ['resume.personnes', 'resume.personnes'],
  charts: [{ table: 'yearly', x: 'rang', lines: ['rang'], title: label('Proches', 'Persons') }],
  sentence: { fr: () => 'Comptés.', en: () => 'Counted.' },
  warnings: {},
  sources: [],
  disclaimer: label('Essai.', 'Trial.'),
  example: {
    query: {
      patrimoine: 100,
      proche: [
        { lien: 'conjoint', age: 70 },
        { lien: 'enfant', nombre: 2 },
      ],
    },
    expect: { resume: { personnes: 3 } },
  },
})

/** What the explanation reads: the rows of the family. */
type Work = ParamsOfContract<typeof contract>['proche']
const { observed, table, step, explanation } = explains(contract, ({ proche: family }): Work => family)
const origin = label('Donné par la question.', 'Given by the question.')
const explain = explanation({
  steps: [
    observed('lignes', {
      label: label('Lignes', 'Rows'),
      kind: 'count',
      value: (family: Work) => family.length,
      origin,
    }),
    table('famille', {
      label: label('Famille', 'Family'),
      count: 'lignes',
      start: {},
      columns: { nombre: { origin, label: label('Nombre', 'Number'), kind: 'count' } },
      rows: (family) => family.map(({ nombre }) => ({ nombre })),
    }),
    step('personnes', 'sum(famille, famille.nombre)', { figure: 'resume.personnes' }),
  ],
})

/**
 * Counts the persons of a family: the sum of `nombre`. Used by `test/lists.test.ts`,
 * `web/list-browser.full.test.ts` and `web/list-form.test.ts`.
 */
export const listSimulator = defineSimulator(
  contract,
  ({ proche: family }) => ({
    data: {
      resume: { personnes: family.reduce((sum, { nombre }) => sum + nombre, 0) },
      yearly: family.map((_, index) => ({ rang: index + 1 })),
    },
    warnings: {},
  }),
  () => Promise.resolve({ explain }),
)
