/** Rules that every contract of the catalogue follows. */
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planOf } from '../apps/web/src/form/plan.ts'
import { valuesOf as formValuesOf } from '../apps/web/src/model/address.ts'
import { appliesWith } from '../apps/web/src/model/applicable.ts'
import { officialFirst } from '../apps/web/src/result/official.ts'
import { panelsOf } from '../packages/charts/src/panels.ts'
import { figureAt, numericFigures } from '../packages/core/src/analyses/figures.ts'
import { catalogue } from '../packages/core/src/catalogue.ts'
import type { Field, Rowset } from '../packages/core/src/definition/field.ts'
import { fieldsByPath } from '../packages/core/src/definition/fields-by-path.ts'
import { readQuery } from '../packages/core/src/definition/grammar.ts'
import { groups } from '../packages/core/src/definition/groups.ts'
import { age, choice, flag, prose } from '../packages/core/src/definition/kinds.ts'
import { queryPairs } from '../packages/core/src/definition/list.ts'
import { isField, isPair, isRows, type Shape } from '../packages/core/src/definition/shape.ts'
import type { Simulator } from '../packages/core/src/definition/simulator.ts'
import { civilDate } from '../packages/core/src/units/civil-date.ts'
import { kinds } from '../packages/core/src/units/kinds.ts'
import { languages } from '../packages/core/src/units/text.ts'
import { ask } from './support/queries.ts'

const simulators: readonly Simulator[] = catalogue
const context = { today: civilDate('2026-11-21') ?? expect.fail() }
const folders = new URL('../packages/core/src/simulateurs/', import.meta.url)

/** Names of presentation parameters (`lang`, `format`…), reserved in contracts. */
const presentationWords = [
  'format',
  'separateur',
  'lang',
  'theme',
  'inconnue',
  'cible',
  'valeur',
  'graphique',
  'largeur',
  'simulateur',
  'parametres',
]

/** Keywords of result shapes, reserved in results. */
const shapeWords = ['kind', 'rows', 'maybe', 'lack', 'pair']

type Named<T> = readonly (readonly [name: string, thing: T])[]

/** The figures of a result by their own names. */
const figuresOf = (shape: Shape): Named<Field> =>
  [...fieldsByPath(shape)].map(([path, field]) => [path.slice(path.lastIndexOf('.') + 1), field])

/** The names of its figures, groups and tables. */
const memberNames = (shape: Shape): ReadonlySet<string> =>
  new Set([...fieldsByPath(shape).keys()].flatMap((path) => path.split('.')))

/** Every text below a value, by its path. */
function textsOf(value: unknown, path: string): Named<object> {
  if (typeof value !== 'object' || value === null) return []
  if ('fr' in value || 'en' in value) return [[path, value]]
  return Object.entries(value).flatMap(([key, member]) => textsOf(member, `${path}.${key}`))
}

/** What is not frozen below a value, by its path. */
function thawedIn(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, member]) => thawedIn(member, `${path}.${key}`))
  return Object.isFrozen(value) ? inner : [path, ...inner]
}

/** What of a list no text of a query could say, or would say in two ways. */
function unwritable({ row, key }: Pick<Rowset, 'row' | 'key'>): readonly string[] {
  const fields = Object.entries(row)
  const words = fields.flatMap(([name, { choices }]) => [name, ...Object.keys(choices ?? {})])
  const flags = fields.flatMap(([name, { kind }]) => (kind === 'flag' ? [name] : []))
  const keys = key === undefined ? [] : Object.keys(row[key]?.choices ?? {})
  return [
    ...words.filter((word) => /[,:|]/.test(word)),
    ...fields.flatMap(([name, { kind }]) => (kind === 'prose' || kind === 'list' ? [name] : [])),
    ...flags.filter((flag) => keys.includes(flag) || flag === key),
    ...(fields.every(([, field]) => field.optional) ? ['a row may be empty'] : []),
  ]
}

describe('the rules of lists', () => {
  const label = { fr: 'a', en: 'a' }
  const key = choice({ choices: { enfant: label, 'a|b': label }, label })
  it.each([
    [{ key: 'lien', row: { lien: key } }, ['a|b']],
    [{ key: 'lien', row: { lien: key, enfant: flag({ default: false, label }) } }, ['a|b', 'enfant']],
    [{ row: { nom: prose({ default: undefined as never, label }) } }, ['nom']],
    [{ row: { age: age({ optional: true, label }) } }, ['a row may be empty']],
    [{ key: 'age', row: { age: age({ label }) } }, []],
  ] as const)('finds what %j cannot write', (rowset, found) => {
    expect(unwritable(rowset)).toEqual(found)
  })
})

/** The members that the description of a field may have. */
const fieldWords = [
  'kind',
  'label',
  'help',
  'min',
  'max',
  'default',
  'optional',
  'nullable',
  'absent',
  'choices',
  'among',
  'multipleOf',
  'step',
  'ofOneWay',
  'echo',
  'repeats',
  'appliesWhen',
  'list',
]

/** All values of a parameter that decides whether another matters; of a list, one row of each key. */
const valuesOf = (field: Field = expect.fail('no parameter')): readonly unknown[] => {
  const { kind, choices, list, min = 0, max = 0 } = field
  if (list?.key) return valuesOf(list.row[list.key]).map((value) => [{ [list.key as string]: value }])
  if (kind === 'flag') return [true, false]
  return choices ? Object.keys(choices) : Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

/** The cases in which a field matters: one of them is enough. */
const casesOf = ({ appliesWhen = [] }: Field) => [appliesWhen].flat()

/** The text of such a value in `appliesWhen`. */
const textOfValue = (value: unknown): string =>
  Array.isArray(value) ? Object.values(value[0]).join() : String(value)

/** A valid value of a parameter other than its default. */
const anotherValue = ({ kind, default: usual, min = 0 }: Field): unknown =>
  kind === 'flag' ? usual !== true : kind === 'age' ? 41 : Number(usual ?? min) + 1

describe.each(simulators)('contract of $contract.name', ({ contract, parser, answer }) => {
  const { name, params, result, example } = contract
  const paramEntries: Named<Field> = Object.entries(params)
  const figures = figuresOf(result)

  /** The worked example without the parameters of ways that exclude this one. */
  const withoutOtherWays = (name: string): Readonly<Record<string, unknown>> => {
    const choices = contract.exclusive.filter(({ ways }) => ways.some((way) => way.params.includes(name)))
    const excluded = choices.flatMap(({ ways }) => ways.filter((way) => !way.params.includes(name)))
    const names: readonly string[] = excluded.flatMap((way) => way.params)
    return Object.fromEntries(Object.entries(example.query).filter(([other]) => !names.includes(other)))
  }

  const answerTo = (parsed: ReturnType<typeof parser.fromObject>) => {
    if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join())
    return answer(parsed.params, context, 'fr')
  }

  it('uses the name of its folder', () => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(answerTo(parser.fromObject(example.query)).meta.endpoint).toBe(`simulateurs/${name}`)
  })

  it('returns the expected figures of its worked example from an object and from a query string', () => {
    const answered = answerTo(parser.fromObject(example.query))
    expect(answered.data).toMatchObject(example.expect)
    expect(Object.keys(example.expect)).not.toEqual([])
    const raw = queryPairs(params, example.query).map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
    expect(answerTo(parser.fromQuery(readQuery(raw.join('&'))))).toEqual(answered)
  })

  it('names its parameters in ASCII, apart from the presentation parameters', () => {
    for (const [param] of paramEntries) {
      expect(param).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
      expect(presentationWords).not.toContain(param)
    }
  })

  it('has lists whose rows have a name, with what adds and removes one', () => {
    for (const [name, { list }] of paramEntries)
      if (list) expect([name, list.texts]).toEqual([name, expect.anything()])
  })

  it('has lists whose rows can be written: no separator in a text, no flag named as a choice of the key', () => {
    for (const [, { list }] of paramEntries) if (list) expect(unwritable(list)).toEqual([])
  })

  it('writes its French labels, helps and presets without English words and formulas', () => {
    const { params, result, presets } = contract
    const fields = [...Object.values(params), ...fieldsByPath(result).values()]
    const texts = [
      ...fields.flatMap(({ label, help }) => [label.fr, help?.fr ?? '']),
      ...presets.map(({ title }) => title.fr),
    ]
    expect(texts.filter((text) => /cash.?flow|\b(?:lean|fat|yield|gap)\b|\^|donataire/i.test(text))).toEqual(
      [],
    )
  })

  it('has at least five keywords in each language, short and each once', () => {
    for (const language of languages) {
      const words = contract.keywords[language].split(', ')
      expect(words.length).toBeGreaterThanOrEqual(5)
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) expect(word).toMatch(/^\S.{0,38}\S$/)
    }
  })

  it('has as keywords the boxes of the tax return that its parameters name', () => {
    const named = paramEntries.flatMap(([, field]) =>
      textsOf(field, '').flatMap(
        ([, text]) =>
          Object.values(text)
            .join(' ')
            .match(/\b\d[A-Z]{2}\b/g) ?? [],
      ),
    )
    for (const language of languages)
      expect(contract.keywords[language].split(', ')).toEqual(expect.arrayContaining(named))
  })

  it('names its figures in ASCII camelCase, apart from the keywords of result shapes', () => {
    expect(figures.length).toBeGreaterThan(0)
    for (const member of memberNames(result)) {
      expect(member).toMatch(/^[a-z][a-zA-Z0-9]*$/)
      expect(shapeWords).not.toContain(member)
    }
  })

  it('contains every text in both languages', () => {
    const texts = textsOf(contract, name)
    expect(texts.length).toBeGreaterThan(paramEntries.length + figures.length)
    for (const [path, text] of texts) {
      type Beside = { level?: string; appearsWith?: object; betterWith?: object }
      const { level: _, appearsWith: __, betterWith: ___, ...byLanguage } = text as Beside
      expect([path, Object.keys(byLanguage).sort()]).toEqual([path, [...languages].sort()])
      for (const words of Object.values(byLanguage).filter((words) => typeof words !== 'function'))
        expect([path, words]).toEqual([path, expect.stringMatching(/^\S(.*\S)?$/)])
    }
  })

  it('belongs to a known group and has one sentence function per language, in order', () => {
    expect(Object.keys(groups)).toContain(contract.group)
    expect(Object.entries(contract.sentence).map(([key, say]) => [key, typeof say])).toEqual(
      languages.map((language) => [language, 'function']),
    )
  })

  it('labels every parameter and every figure', () => {
    for (const [path, field] of [...paramEntries, ...figures])
      expect([path, textsOf(field.label, '')]).toHaveProperty('1.length', 1)
  })

  it('describes fields only with known members', () => {
    for (const [path, field] of [...paramEntries, ...figures]) {
      expect([path, Object.keys(field).filter((word) => !fieldWords.includes(word))]).toEqual([path, []])
      expect([path, field.choices !== undefined]).toEqual([path, field.kind === 'choice'])
    }
    for (const [path, field] of paramEntries)
      expect([path, field.kind, field.nullable]).toEqual([
        path,
        expect.not.stringMatching('prose'),
        undefined,
      ])
    for (const [path, field] of figures)
      expect([path, field.default, field.optional]).toEqual([path, undefined, undefined])
  })

  it('bounds every number in plain digits and has valid defaults', () => {
    for (const [param, field] of paramEntries) {
      if (!['number', 'integer'].includes(kinds[field.kind].json)) continue
      const { min = NaN, max = NaN } = field
      expect([param, max > min]).toEqual([param, true])
      for (const bound of [min, max])
        expect([param, String(bound)]).toEqual([param, expect.stringMatching(/^-?\d+(\.\d+)?$/)])
    }
    const defaults = paramEntries.flatMap(([param, field]) =>
      field.default === undefined ? [] : [[param, field.default]],
    )
    const parsed = parser.fromObject(Object.fromEntries(defaults))
    const refused = parsed.ok
      ? []
      : parsed.problems.filter(({ code }) => !['required', 'inconsistent'].includes(code))
    expect(refused).toEqual([])
  })

  it('folds each parameter of its form in one group at most', () => {
    const grouped = contract.formGroups.flatMap(({ params: names }) => names)
    expect([...new Set(grouped)]).toEqual(grouped)
    for (const name of grouped) expect(Object.keys(params)).toContain(name)
  })

  it('names the refused field first in the message of each constraint, and another one unless it is stated', () => {
    for (const { field, column, message, involves, kind } of contract.constraints) {
      const first = column ? `${field}[n].${column}` : field
      const names = [...Object.keys(params), ...Object.keys(params[field]?.list?.row ?? {})]
      const others = message
        .slice(first.length)
        .split(/\W+/)
        .filter((word) => names.includes(word))
      expect(message.slice(0, first.length + 1)).toBe(`${first} `)
      if (kind !== 'multipleOfNumber' && kind !== 'stated')
        expect([message, others]).not.toEqual([message, []])
      expect(Object.keys(params)).toEqual(expect.arrayContaining([field, ...involves]))
    }
  })

  it('states in its fields what its constraints require of their multiples', () => {
    const checked = contract.constraints.flatMap(({ field, kind, operands }) =>
      kind === 'multipleOfNumber' ? [[field, operands.unit]] : [],
    )
    const stated = paramEntries.flatMap(([param, { multipleOf }]) =>
      multipleOf ? [[param, multipleOf]] : [],
    )
    expect(stated.sort()).toEqual(checked.sort())
  })

  it('names a main table that is always present and has at least two figures', () => {
    const { [contract.table]: table } = result
    if (!table || !isRows(table)) throw new Error(`${name}: ${contract.table} is no table`)
    expect(Object.values(table.rows).filter(isField).length).toBeGreaterThan(1)
  })

  it('pairs each chart in nominal or real terms with the chart in the other terms', () => {
    const alone = panelsOf(contract.charts).flatMap(({ rank, charts: [chart, other] }) =>
      chart.terms && !other ? [`chart ${rank + 1}, ${chart.terms}`] : [],
    )
    expect(alone).toEqual([])
  })

  it('draws in both terms each table with columns in both', () => {
    const drawn = panelsOf(contract.charts).filter(({ charts }) => charts.length === 2)
    const both = Object.entries(result).flatMap(([path, table]) => {
      const columns = isField(table) || isPair(table) || !isRows(table) ? [] : Object.keys(table.rows)
      const nominal = columns.filter((column) => column.endsWith('Nominal'))
      return nominal.some((column) => columns.includes(column.replace(/Nominal$/, 'Reel'))) ? [path] : []
    })
    expect(drawn.map(({ charts: [{ table }] }) => table)).toEqual(expect.arrayContaining(both))
  })

  it('names first, of the figures that decide, a number', () => {
    const decides = fieldsByPath(result).get(`${contract.decisive[0]}`)
    expect(kinds[decides?.kind ?? 'flag'].json).toMatch(/^(?:number|integer)$/)
  })

  it('names no echo among the figures that decide', () => {
    const decides = [
      ...contract.decisive,
      ...(contract.decisiveOnceAsked ? [contract.decisiveOnceAsked] : []),
    ]
    expect(decides.filter((path) => fieldsByPath(result).get(path)?.echo)).toEqual([])
  })

  it('names another figure that decides as the one that a figure repeats', () => {
    const decides: readonly string[] = contract.decisive
    for (const [path, { repeats }] of fieldsByPath(result))
      if (repeats !== undefined) {
        expect(decides).toEqual(expect.arrayContaining([path, repeats]))
        expect(decides.indexOf(repeats)).toBeLessThan(decides.indexOf(path))
      }
  })

  it('shows a parameter for values that others have, and refuses or ignores it elsewhere', () => {
    for (const [param, field] of paramEntries)
      for (const [other, texts] of casesOf(field).flatMap((one) => Object.entries(one))) {
        const values = valuesOf(params[other])
        expect(values.map(textOfValue)).toEqual(expect.arrayContaining([...texts]))
        for (const value of values.filter((one) => !texts.includes(textOfValue(one)))) {
          const { [param]: _, ...rest } = withoutOtherWays(other)
          const query = { ...rest, [other]: value }
          if (appliesWith(params, formValuesOf(params, query), param)) continue // by another case
          const parsed = parser.fromObject({ ...query, [param]: anotherValue(field) })
          const plain = parser.fromObject(query)
          if (parsed.ok && plain.ok) expect(answerTo(parsed).data).toEqual(answerTo(plain).data)
        }
      }
  })

  it('shows a parameter on a form after those that decide whether it matters', () => {
    const { main, more } = planOf(contract)
    const names = [
      ...main.flatMap((item) =>
        'param' in item
          ? [item.param]
          : (contract.exclusive[item.choice]?.ways.flatMap((way) => way.params) ?? []),
      ),
      ...more.flatMap((folded) => folded.names),
    ]
    expect(names.toSorted()).toEqual(Object.keys(params).toSorted())
    for (const [param, field] of paramEntries)
      for (const other of casesOf(field).flatMap((one) => Object.keys(one)))
        expect([param, names.indexOf(other) < names.indexOf(param)]).toEqual([param, true])
  })

  it('states a parameter after one that decides about it and depends on others itself', () => {
    const names = Object.keys(params)
    for (const [param, field] of paramEntries)
      for (const other of casesOf(field).flatMap((one) => Object.keys(one)))
        if (params[other]?.appliesWhen)
          expect([param, names.indexOf(other) < names.indexOf(param)]).toEqual([param, true])
  })

  it('links lengths of one kind', () => {
    for (const { leader, follower } of contract.linked)
      expect(contract.params[follower]?.kind).toBe(contract.params[leader]?.kind)
  })

  it('ends a length at an age in whole years, between bounds', () => {
    const { lengthToAge } = contract
    if (!lengthToAge) return
    const { length, startAge } = lengthToAge
    const { kind, min, max } = params[length] ?? {}
    expect([kind, fieldsByPath(result).get(startAge)?.kind]).toEqual(['wholeYears', 'years'])
    expect([min, max]).toEqual([expect.any(Number), expect.any(Number)])
  })

  it('has three to six levers, each a number', () => {
    expect(contract.levers.length).toBeGreaterThanOrEqual(3)
    expect(contract.levers.length).toBeLessThanOrEqual(6)
    expect(new Set(contract.levers).size).toBe(contract.levers.length)
    for (const lever of contract.levers)
      expect([lever, kinds[params[lever]?.kind ?? 'flag'].json]).toEqual([
        lever,
        expect.stringMatching(/^(?:number|integer)$/),
      ])
  })

  it('moves a number by a step of its own that fits in its range', () => {
    for (const [param, { step, min = -Infinity, max = Infinity }] of paramEntries)
      if (step !== undefined) expect([param, step > 0 && step <= max - min]).toEqual([param, true])
  })

  it('has a purpose that asks what a person would ask', () => {
    expect(contract.purpose.fr).toMatch(/\b(?:combien|ce qu[ei’]|quand|qui|quels?|quelles?|lequel)/i)
    expect(contract.purpose.en).toMatch(/\b(?:how|what|when|which|who)\b/i)
  })

  it('names its warnings in lower case', () => {
    for (const code of Object.keys(contract.warnings)) expect(code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
  })

  it('cites official sources before others', () => {
    expect(contract.sources.map(({ url }) => url)).toEqual(
      officialFirst(contract.sources).map(({ url }) => url),
    )
  })

  it('dates its sources and gives their addresses', () => {
    expect(contract.sources.length).toBeGreaterThan(0)
    for (const { title, url, read } of contract.sources) {
      expect(title.trim()).not.toBe('')
      expect(new URL(url).protocol).toMatch(/^https?:$/)
      expect(civilDate(read)).toBe(read)
    }
  })

  it('is deeply frozen', () => {
    expect(thawedIn(contract, name)).toEqual([])
  })
})

/** Figures with the name of a parameter that are computed, and a question whose answer shows it. */
const COMPUTED: readonly (readonly [name: string, paths: readonly string[], query: object])[] = [
  [
    'fiscalite',
    ['resume.reductions', 'resume.credits'],
    { revenu: 60_000, dons_66: 300, emploi_domicile: 3000 },
  ],
  ['retraite-publique', ['resume.trimestres', 'resume.points'], {}],
]

describe('a figure with the name or the label of a parameter', () => {
  const namesakesIn = ({ contract }: Simulator) =>
    Object.entries(numericFigures(contract.result)).flatMap(([path, figure]) =>
      Object.entries(contract.params)
        .filter(
          ([param, { kind, label }]) =>
            kind === figure.kind && (path.endsWith(`.${param}`) || label.fr === figure.label.fr),
        )
        .map(([param]) => ({ path, param, echo: figure.echo })),
    )

  it.each(simulators)('is an echo in $contract.name, or is listed as computed', (simulator) => {
    const computed = COMPUTED.find(([name]) => name === simulator.contract.name)?.[1] ?? []
    const others = namesakesIn(simulator).filter(({ echo }) => !echo)
    expect(others.map(({ path }) => path)).toEqual(computed)
  })

  it.each(simulators)('has the value of the parameter in $contract.name where it is an echo', (simulator) => {
    const { contract } = simulator
    for (const query of [contract.example.query, ...contract.presets.map((preset) => preset.query)]) {
      const { data, meta } = ask(simulator, { ...contract.example.query, ...query } as never)
      for (const { path, param, echo } of namesakesIn(simulator)) {
        const value = figureAt(data, path)
        if (echo && value !== null) expect([path, value]).toEqual([path, meta.hypotheses[param]])
      }
    }
  })

  it.each(COMPUTED)(
    'has another value than the parameter in %s where it is computed',
    (name, paths, query) => {
      const simulator = simulators.find(({ contract }) => contract.name === name) ?? expect.fail(name)
      const { data, meta } = ask(simulator, { ...simulator.contract.example.query, ...query } as never)
      for (const path of paths) {
        expect([path, figureAt(data, path)]).toEqual([path, expect.any(Number)])
        expect([path, figureAt(data, path)]).not.toEqual([path, meta.hypotheses[path.replace(/.*[.]/, '')]])
      }
    },
  )
})

/** Accepted uses of one name for another kind than elsewhere. */
const exceptions: readonly string[] = [
  'cagr: duree is of kind years', // between two dates, years have fractions
  'fiscalite: revenu is of kind euros', // tax applies to the income of a year
  'fiscalite: credits is of kind euros', // tax credits, not loans
  'donation: frais is of kind euros', // of a deed, not of a fund by year
  'drawdown: annee is of kind calendarYear', // of a crisis, not the rank of a year
  'succession: assurance is of kind list', // life insurance by beneficiary, not the rate of a loan
  'succession: dutreil is of kind euros', // the value of a business; a flag where the whole gift is one
  'plus-value-immobiliere: frais_vente is of kind euros', // those paid, not a share of a future price
  'capacite-emprunt: logement is of kind choice',
  'enveloppes: dividendes is of kind annualRate',
  'retraite-publique: annee is of kind calendarYear', // not the rank of a year
  'plus-value-immobiliere: abattementImpot is of kind percent',
  'plus-value-immobiliere: abattementPrelevements is of kind percent',
]

describe('a question that an answer leads to', () => {
  const leading = simulators.filter(({ contract }) => contract.nextQuestions.length > 0)

  it('follows from a loan, an income, a budget, a sale, a pension or savings', () => {
    expect(leading.map(({ contract }) => contract.name)).toEqual(
      expect.arrayContaining([
        'achat-location',
        'budget-50-30-20',
        'capacite-emprunt',
        'coast-fire',
        'enveloppes',
        'immobilier',
        'interets-composes',
        'livret-a-vs-etf',
        'plus-value-immobiliere',
        'retraite-fire',
        'retraite-publique',
        'salaire-net',
      ]),
    )
  })

  it.each(leading.map((simulator) => [simulator.contract.name, simulator] as const))(
    'gives values that the other simulator takes, but for those that only a person knows: %s',
    (_, simulator) => {
      const { contract } = simulator
      const { data, meta } = ask(simulator, contract.example.query as never)
      const input = { data, used: meta.hypotheses, droit: meta.droit } as never
      const links = contract.nextQuestions.flatMap((next) => {
        const query = next.query(input)
        return query ? [{ ...next, query }] : []
      })
      // a link may have another title, hence another entry, for some answers: one of them is shown
      expect(links.map((next) => next.simulator)).toEqual([
        ...new Set(contract.nextQuestions.map((next) => next.simulator)),
      ])
      for (const { query, ...next } of links) {
        const other = simulators.find((one) => one.contract.name === next.simulator)
        const { contract, parser } = other ?? expect.fail(next.simulator)
        const parsed = parser.fromObject({ ...contract.example.query, ...query } as never)
        const messages = parsed.ok ? [] : parsed.problems.map(({ message }) => message)
        expect(messages).toEqual([])
        expect(Math.min(next.title.fr.length, next.title.en.length)).toBeGreaterThan(10)
      }
    },
  )
})

describe('catalogue', () => {
  it('contains every simulator folder once', () => {
    const entries = readdirSync(folders).filter((folder) =>
      existsSync(new URL(`${folder}/index.ts`, folders)),
    )
    expect(simulators.map(({ contract }) => contract.name).sort()).toEqual(entries.sort())
  })

  /** The names with more than one kind, which must not exist. */
  function namesOfSeveralKinds(fieldsOf: (simulator: Simulator) => Named<Field>) {
    const meanings = new Map<string, Set<string>>()
    for (const simulator of simulators) {
      for (const [name, { kind }] of fieldsOf(simulator)) {
        if (exceptions.includes(`${simulator.contract.name}: ${name} is of kind ${kind}`)) continue
        meanings.set(name, (meanings.get(name) ?? new Set()).add(kind))
      }
    }
    return [...meanings].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found])
  }

  it('gives parameters of the same name the same kind', () => {
    expect(namesOfSeveralKinds(({ contract }) => Object.entries(contract.params))).toEqual([])
  })

  it('gives figures of the same name the same kind', () => {
    expect(namesOfSeveralKinds(({ contract }) => figuresOf(contract.result))).toEqual([])
  })
})
