import { type CivilDate, type Field, kinds, type Language, type Simulator, valueAt } from '@denier/core'
import { doorQuery } from './door-query.ts'
import { addressOf, doors, doorWords } from './doors.ts'
import { figuresOf } from './figures.ts'
import { llmsWords } from './llms-words.ts'
import { describeParameter, exampleQuery } from './parameter.ts'

/** All that a model needs to ask one simulator, as lines; it names addresses of the host that it was asked at. */
type Chapter = (origin: string) => readonly string[]

/**
 * The chapters of the simulators. They try each of them, which takes tens of milliseconds, and nobody counts who asks for
 * the page: those of a day are made once in each language.
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

function chapterOf(simulator: Simulator, today: CivilDate, language: Language): Chapter {
  const { contract } = simulator
  const words = llmsWords[language]
  const { colon } = words
  const query = exampleQuery(contract)
  const parameters = Object.entries(contract.params).map(([name, field]) =>
    parameterLine(name, field, language),
  )
  const figures = figuresOf(contract.result).map(
    ({ path, field }) => `- \`${path}\`${unitOf(field)}${colon}${field.label[language]}`,
  )
  const example = exampleFigures(simulator, today, language)
  const others = doors.map((door) => ({
    path: `${door}${doorQuery(simulator, door)}`,
    note: doorWords(door).note[language],
  }))
  return (origin) => {
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
      ...parameters,
      '',
      `### ${words.figures}`,
      '',
      ...figures,
      '',
      `### ${words.example}`,
      '',
      `<${address}?${query}>`,
      '',
      ...example,
      '',
      `### ${words.doors}`,
      '',
      `- <${address}?${query}&format=csv>${colon}${words.csv}`,
      ...others.map(({ path, note }) => `- <${address}/${path}>${colon}${note}`),
      '',
    ]
  }
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
    const value = path.includes('[') ? undefined : valueAt(data, path)
    const expected = path.includes('[') ? undefined : valueAt(contract.example.expect, path)
    return expected === undefined
      ? []
      : [`- \`${path}\` = ${value}${llmsWords[language].colon}${field.label[language]}`]
  })
}
