import { type CivilDate, type Field, kinds, type Language, type Simulator } from '@denier/core'
import { documentResource } from './document.ts'
import { doorQuery } from './door-query.ts'
import { addressOf, doors, doorWords, SIMULATORS } from './doors.ts'
import type { ApiRequest, Resource } from './exchange.ts'
import { figuresOf } from './figures.ts'
import { llmsWords } from './llms-words.ts'
import { describeParameter, exampleQuery } from './parameter.ts'

const headers = () => ({ 'content-type': 'text/plain; charset=utf-8' })

const link = (title: string, address: string, note: string): string => `- [${title}](${address}): ${note}`

/** `/llms.txt`, in the form of llmstxt.org: a title, a summary, and links with a line on each. */
export const llms = (simulators: readonly Simulator[]): Resource =>
  documentResource({ name: 'llms.txt', headers }, ({ origin }, language) => {
    const words = llmsWords[language]
    const lang = `?lang=${language}`
    return lines(
      ...heading(simulators.length, language),
      `## ${words.start}`,
      '',
      link(words.full, `${origin}/llms-full.txt${lang}`, words.fullNote),
      link(words.catalogue, `${origin}${SIMULATORS}${lang}`, words.catalogueNote),
      link(words.openapi, `${origin}/openapi.json${lang}`, words.openapiNote),
      link(words.tools, `${origin}/mcp${lang}`, words.toolsNote),
      '',
      `## ${words.simulators}`,
      '',
      ...simulators.map(({ contract }) =>
        link(
          contract.title[language],
          `${origin}${addressOf(contract.name)}?${exampleQuery(contract)}`,
          contract.purpose[language],
        ),
      ),
      '',
      `## ${words.optional}`,
      '',
      link(words.docs, `${origin}/docs${lang}`, words.docsNote),
      link(words.apiCatalog, `${origin}/.well-known/api-catalog${lang}`, words.apiCatalogNote),
    )
  })

/** `/llms-full.txt`: everything that a model needs to ask any simulator, on one page. */
export const llmsFull = (simulators: readonly Simulator[]): Resource =>
  documentResource({ name: 'llms-full.txt', headers, dated: true }, (request, language) =>
    lines(
      ...heading(simulators.length, language),
      `${llmsWords[language].tools}${llmsWords[language].colon}\`POST ${request.origin}/mcp?lang=${language}\`, ${llmsWords[language].toolsNote}.`,
      '',
      ...simulators.flatMap((simulator) => chapter(simulator, request, language)),
    ),
  )

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

function heading(count: number, language: Language): readonly string[] {
  const { summary, rules } = llmsWords[language]
  return ['# Denier', '', `> ${summary(count)}`, '', ...rules.map((rule) => `- ${rule}`), '']
}

function chapter(simulator: Simulator, { origin, today }: ApiRequest, language: Language): readonly string[] {
  const { contract } = simulator
  const words = llmsWords[language]
  const { colon } = words
  const address = origin + addressOf(contract.name)
  return [
    `## ${contract.title[language]} (\`${contract.name}\`)`,
    '',
    contract.purpose[language],
    '',
    `${words.address}${colon}\`GET ${address}\``,
    '',
    `### ${words.parameters}`,
    '',
    ...Object.entries(contract.params).map(([name, field]) => parameterLine(name, field, language)),
    '',
    `### ${words.figures}`,
    '',
    ...figuresOf(contract.result).map(
      ({ path, field }) => `- \`${path}\`${unitOf(field)}${colon}${field.label[language]}`,
    ),
    '',
    `### ${words.example}`,
    '',
    `<${address}?${exampleQuery(contract)}>`,
    '',
    ...exampleFigures(simulator, today, language),
    '',
    `### ${words.doors}`,
    '',
    `- <${address}?${exampleQuery(contract)}&format=csv>${colon}${words.csv}`,
    ...doors.map(
      (door) =>
        `- <${address}/${door}${doorQuery(simulator, door)}>${colon}${doorWords(door).note[language]}`,
    ),
    '',
  ]
}

const unitOf = (field: Field): string => {
  const { unit } = kinds[field.kind]
  return unit ? ` (${unit})` : ''
}

/** `duree` (integer, years, required, from 1 to 50): Duration. In years. */
function parameterLine(name: string, field: Field, language: Language): string {
  const words = llmsWords[language]
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
    ? words.required
    : value === null
      ? words.optionalParameter
      : `${words.byDefault} ${value}`
  const range = min === null || max === null || choices ? [] : [`${words.from} ${min} ${words.to} ${max}`]
  const facts = [
    type,
    ...(unit ? [unit] : []),
    presence,
    ...range,
    ...(choices ? [`${words.one} ${choices.join(', ')}`] : []),
  ]
  return `- \`${name}\` (${facts.join(', ')})${words.colon}${label}${help ? `. ${help}` : ''}`
}

/** The figures that the worked example is there for. */
function exampleFigures(simulator: Simulator, today: CivilDate, language: Language): readonly string[] {
  const { contract, parser, answer } = simulator
  const parsed = parser.fromObject(contract.example.query)
  if (!parsed.ok) throw new Error(`${contract.name}: the worked example is refused`)
  const { data } = answer(parsed.params, { today }, language)
  return figuresOf(contract.result).flatMap(({ path, field }) => {
    const value = path.includes('[') ? undefined : at(data, path)
    const expected = path.includes('[') ? undefined : at(contract.example.expect, path)
    return expected === undefined
      ? []
      : [`- \`${path}\` = ${value}${llmsWords[language].colon}${field.label[language]}`]
  })
}

const at = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], data)
