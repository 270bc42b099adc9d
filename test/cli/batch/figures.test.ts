/** `denier lot` gives the figures of a simulation, in CSV and NDJSON, and keeps all that the file holds. */
import { ask, catalogue, type Simulator, valueAt } from '@denier/core'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textsOf, validParams } from '../../support/queries.ts'
import { cases } from '../../support/tier.ts'
import { TODAY } from '../support.ts'
import { lot } from './lot.ts'

const simulators: readonly Simulator[] = catalogue
type Query = Readonly<Record<string, unknown>>

/** The decisive figures of a question, as an answer has them, or its messages. */
async function expected(simulator: Simulator, query: Query) {
  const reply = await ask(simulator, query as never, { today: TODAY })
  const messages = reply.errors?.map(({ message }) => message) ?? []
  const figures = simulator.contract.decisive.map((path) => valueAt(reply.data, path) ?? null)
  return { figures, messages }
}

/** A CSV whose cells are all between quotes. */
const csvText = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

const columnsOf = ({ contract }: Simulator) => Object.keys(contract.params)
/** The cells of a question under these parameters: empty where absent, the rows of a list joined by `|`. */
const cellsOf = (names: readonly string[], query: Query) =>
  names.map((name) => (query[name] === undefined ? '' : textsOf(query[name]).join('|')))

describe.each(simulators.map((one) => [one.contract.name, one] as const))(
  'denier lot %s',
  (name, simulator) => {
    const queries = fc.array(validParams(simulator.contract) as fc.Arbitrary<Query>, {
      minLength: 1,
      maxLength: 6,
    })
    const columns = columnsOf(simulator)

    it('gives in CSV the figures of each simulation', async () => {
      await fc.assert(
        fc.asyncProperty(queries, async (rows) => {
          const input = csvText([columns, ...rows.map((query) => cellsOf(columns, query))])
          const { out, code } = await lot([name], { input })
          const [head = [], ...written] = parse(out) as string[][]
          expect(head).toEqual([...columns, ...simulator.contract.decisive, 'erreurs'])
          expect(written).toHaveLength(rows.length)
          let refused = 0
          for (const [at, query] of rows.entries()) {
            const { figures, messages } = await expected(simulator, query)
            refused += messages.length > 0 ? 1 : 0
            const cells = figures.map((value) => (value === null ? '' : String(value)))
            expect(written[at]).toEqual([...cellsOf(columns, query), ...cells, messages.join('; ')])
          }
          expect(code).toBe(refused > 0 ? 3 : 0) // 3: rows were refused
        }),
        cases(60),
      )
    })

    it('gives in NDJSON the figures of each simulation', async () => {
      await fc.assert(
        fc.asyncProperty(queries, async (rows) => {
          const { out } = await lot([name], { input: rows.map((query) => JSON.stringify(query)).join('\n') })
          const written = out
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line))
          for (const [at, query] of rows.entries()) {
            const { figures, messages } = await expected(simulator, query)
            expect(simulator.contract.decisive.map((path) => written[at][path])).toEqual(figures)
            expect(written[at].erreurs).toEqual(messages)
          }
        }),
        cases(60),
      )
    })
  },
)

describe('denier lot with CSV', () => {
  it('keeps other columns, cells with line ends and quotes, and the order of rows', async () => {
    const input =
      'id,valeur_initiale,note,valeur_finale,duree\na,1000,"x ""y""\nz",2000,10\nb,1000,,3000,10\n'
    const { out, code } = await lot(['cagr', '--colonnes', 'resume.cagr'], { input })
    expect(out).toBe(
      'id,valeur_initiale,note,valeur_finale,duree,resume.cagr,erreurs\n' +
        'a,1000,"x ""y""\nz",2000,10,7.1773,\nb,1000,,3000,10,11.6123,\n',
    )
    expect(code).toBe(0)
  })

  it('reads semicolons, decimal commas, a byte order mark and CRLF, and writes decimal commas', async () => {
    const input = '\uFEFFvaleur_initiale;valeur_finale;duree\r\n1000,50;2000;10\r\n'
    const { out } = await lot(['cagr', '--colonnes', 'resume.cagr'], { input })
    expect(out).toBe('valeur_initiale;valeur_finale;duree;resume.cagr;erreurs\n1000,50;2000;10;7,172;\n')
  })

  it('writes all the faults of a bad row in its column erreurs, and goes on', async () => {
    const input = 'valeur_initiale,valeur_finale,duree\nx,,0\n1000,2000,10\n1000,2000\n'
    const { out, code, err } = await lot(['cagr', '--colonnes', 'resume.cagr'], { input })
    expect(parse(out) as string[][]).toEqual([
      ['valeur_initiale', 'valeur_finale', 'duree', 'resume.cagr', 'erreurs'],
      [
        ...['x', '', '0', ''],
        'valeur_initiale must be a number; valeur_finale is required; duree must be at least 0.01',
      ],
      ['1000', '2000', '10', '7.1773', ''],
      ['1000', '2000', '', '', 'the row must have 3 cells: it has 2'],
    ])
    expect([code, err]).toEqual([3, 'denier: 2 rows were refused: see the column erreurs.\n'])
  })

  it('tells the cells beyond the header', async () => {
    const words = ['cagr', '--defauts', 'valeur_finale=5']
    const { out } = await lot(words, { input: 'duree,valeur_initiale\n1,2,3,x\n' })
    expect(out).toContain('the row must have 2 cells: it has 4, beyond them ""3"", ""x""')
  })

  it('reads a list in one cell, and values that all rows share', async () => {
    const input = 'patrimoine,proche\n600000,"conjoint,age:70|enfant,nombre:2"\n'
    const { out } = await lot(
      ['succession', '--colonnes', 'resume.totalDroits', '--defauts', 'option_conjoint=usufruit'],
      { input },
    )
    const reply = await ask(
      simulators.find(({ contract }) => contract.name === 'succession') as Simulator,
      'patrimoine=600000&proche=conjoint,age:70|enfant,nombre:2&option_conjoint=usufruit' as never,
      { today: TODAY },
    )
    const [, row] = parse(out) as string[][]
    expect(row?.[2]).toBe(String(valueAt(reply.data, 'resume.totalDroits')))
    expect(Number(row?.[2])).toBeGreaterThan(0)
  })

  it('writes NDJSON from CSV, with the texts of the cells', async () => {
    const input = 'valeur_initiale,valeur_finale,duree,id\n1000,2000,10,é\n'
    const { out } = await lot(['cagr', '--format', 'ndjson', '--colonnes', 'resume.cagr', '--numeroter'], {
      input,
    })
    expect(JSON.parse(out)).toEqual({
      ligne: 1,
      valeur_initiale: '1000',
      valeur_finale: '2000',
      duree: '10',
      id: 'é',
      'resume.cagr': 7.1773,
      erreurs: [],
    })
  })
})

describe('denier lot with NDJSON', () => {
  it('takes null as absent, keeps other members, and keeps a line that is no object as text', async () => {
    const lines = [
      '{"valeur_initiale":1000,"valeur_finale":2000,"duree":10,"id":[1]}',
      '{"valeur_initiale":1000,"valeur_finale":null,"duree":10}',
      '{"valeur_initiale":',
      '[1]',
      '{"valeur_initiale":1,"valeur_finale":2,"duree":3,"dure":4}',
      '{"valeur_initiale":1,"valeur_finale":2,"duree":3,"erreurs":4}',
    ]
    const { out, code } = await lot(['cagr', '--colonnes', 'resume.cagr'], { input: lines.join('\n') })
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { valeur_initiale: 1000, valeur_finale: 2000, duree: 10, id: [1], 'resume.cagr': 7.1773, erreurs: [] },
      {
        ...{ valeur_initiale: 1000, valeur_finale: null, duree: 10, 'resume.cagr': null },
        erreurs: ['valeur_finale is required'],
      },
      {
        ...{ texte: lines[2], 'resume.cagr': null },
        erreurs: ['the line must be a JSON object: it is not JSON'],
      },
      {
        ...{ texte: '[1]', 'resume.cagr': null },
        erreurs: ['the line must be a JSON object: it is a list'],
      },
      {
        ...{ valeur_initiale: 1, valeur_finale: 2, duree: 3, dure: 4, 'resume.cagr': null },
        erreurs: ['dure is near duree, a parameter; --garder keeps it'],
      },
      { texte: lines[5], 'resume.cagr': null, erreurs: ['erreurs is a column that the batch adds'] },
    ])
    expect(code).toBe(3)
  })
})
