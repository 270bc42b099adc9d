import { type CivilDate, type Field, kinds, type Language, type Simulator, valueAt } from '@denier/core'
import { endpointQuery } from './endpoint-query.ts'
import { addressOf, describeEndpoint, endpointsOf } from './endpoints.ts'
import { figuresOf } from './figures.ts'
import { llmsMessages } from './llms-messages.ts'
import { describeParameter, exampleQuery } from './parameter.ts'

/** The lines about one simulator in `/llms-full.txt`, with addresses of the requested origin. */
type Chapter = (origin: string) => readonly string[]

/**
 * The chapters of the simulators in `/llms-full.txt`, the documentation that language models read, in Markdown.
 * They are made once a day and language: they run every worked example, which takes tens of milliseconds. Called by
 * `llms.ts`.
 */
export function chaptersOf(
  simulators: readonly Simulator[],
): (today: CivilDate, language: Language) => readonly Chapter[] {
  const made = new Map<Language, { readonly day: CivilDate; readonly chapters: readonly Chapter[] }>()
  return (today, language) => {
    const known = made.get(language)
    if (known?.day === today) return known.chapters
    const chapters = simulators.map((simulator) => chapterOf(simulator, today, language))
    made.set(language, { day: today, chapters })
    return chapters
  }
}

/** One simulator: its parameters, its figures, its worked example and its other endpoints. */
function chapterOf(simulator: Simulator, today: CivilDate, language: Language): Chapter {
  const { contract } = simulator
  const messages = llmsMessages[language]
  const { colon } = messages
  const query = exampleQuery(contract)
  const parameters = Object.entries(contract.params).flatMap(([name, field]) => [
    parameterLine(name, field, language),
    ...rowLines(field, language),
  ])
  const figures = figuresOf(contract.result).map(
    ({ path, field }) => `- \`${path}\`${unitOf(field)}${colon}${field.label[language]}`,
  )
  const example = exampleFigures(simulator, today, language)
  const others = endpointsOf(simulator).map((endpoint) => ({
    path: `${endpoint}${endpointQuery(simulator, endpoint)}`,
    note: describeEndpoint(endpoint).note[language],
  }))
  return (origin) => {
    const address = origin + addressOf(contract.name)
    return [
      `## ${contract.title[language]} (\`${contract.name}\`)`,
      '',
      contract.purpose[language],
      '',
      `${messages.address}${colon}\`GET ${address}\``,
      '',
      `### ${messages.parameters}`,
      '',
      ...parameters,
      '',
      `### ${messages.figures}`,
      '',
      ...figures,
      '',
      `### ${messages.example}`,
      '',
      `<${address}?${query}>`,
      '',
      ...example,
      '',
      `### ${messages.endpoints}`,
      '',
      ...others.map(({ path, note }) => `- <${address}/${path}>${colon}${note}`),
      '',
    ]
  }
}

/** The unit of a figure in parentheses; nothing without one. */
const unitOf = (field: Field): string => {
  const { unit } = kinds[field.kind]
  return unit ? ` (${unit})` : ''
}

/** The line of a parameter: - `duree` (integer, years, required, from 1 to 50): Duration. In years. */
function parameterLine(name: string, field: Field, language: Language): string {
  const messages = llmsMessages[language]
  const {
    type,
    unit,
    required,
    min,
    max,
    default: value,
    choices,
    label,
    help,
  } = describeParameter(name, field, language)
  const presence = required
    ? messages.required
    : value === null || field.list // the default of a list is the empty one
      ? messages.optionalParameter
      : `${messages.byDefault} ${value}`
  const range =
    min === null || max === null || choices ? [] : [`${messages.from} ${min} ${messages.to} ${max}`]
  const facts = [
    type,
    ...(unit ? [unit] : []),
    presence,
    ...range,
    ...(choices ? [`${messages.one} ${choices.join(', ')}`] : []),
  ]
  return `- \`${name}\` (${facts.join(', ')})${messages.colon}${label}${help ? `. ${help}` : ''}`
}

/** The fields of the rows of a list, below its line. */
const rowLines = ({ list }: Field, language: Language): readonly string[] =>
  Object.entries(list?.row ?? {}).map(([name, field]) => `  ${parameterLine(name, field, language)}`)

/**
 * The figures that the worked example states as expected, with their values today. A path with `[` is a column of a
 * table or a member of a pair: it has no single value and is left out.
 */
function exampleFigures(simulator: Simulator, today: CivilDate, language: Language): readonly string[] {
  const { contract, parser, answer } = simulator
  const parsed = parser.fromObject(contract.example.query)
  if (!parsed.ok) throw new Error(`${contract.name}: the worked example is refused`)
  const { data } = answer(parsed.params, { today }, language)
  return figuresOf(contract.result).flatMap(({ path, field }) => {
    const value = path.includes('[') ? undefined : valueAt(data, path)
    const expected = path.includes('[') ? undefined : valueAt(contract.example.expect, path)
    return expected === undefined
      ? []
      : [`- \`${path}\` = ${value}${llmsMessages[language].colon}${field.label[language]}`]
  })
}
