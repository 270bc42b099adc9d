import {
  type Contract,
  choice,
  type Field,
  foldShape,
  isMaybe,
  type Language,
  type Member,
  type Params,
  type Shape,
} from '@denier/core'
import { jsonSchemaOfResult } from '@denier/core/schema'
import { analysisArgumentFields } from './analysis-arguments.ts'
import { translate } from './language.ts'
import { answerSchema, argumentsSchema, type ToolSchema } from './schemas.ts'

/**
 * The arguments of an analysis of any simulator. Names that depend on the simulator (its parameters, its figures) are
 * any text here, and are validated once the simulator is known. Called by `analysis-tool.ts` and
 * `explication-tool.ts`.
 */
export function analysisArguments(
  contracts: readonly Contract[],
  own: Params,
  language: Language,
): ToolSchema {
  const { simulateur, parametres } = analysisArgumentFields
  const [contract] = contracts as readonly [Contract, ...Contract[]]
  const names = choice({
    ...simulateur,
    choices: Object.fromEntries(contracts.map(({ name, title }) => [name, title])),
  })
  const fields = Object.fromEntries(Object.entries(own).map(([word, field]) => [word, anyWord(field)]))
  const schema = argumentsSchema(contract, { simulateur: names, ...fields }, language)
  const { simulateur: first, ...others } = schema.properties as Readonly<Record<string, object>>
  const open = {
    type: 'object',
    title: translate(parametres.label, language),
    description: translate(parametres.help, language),
  }
  const [which = '', ...needed] = schema.required as readonly string[]
  return {
    ...schema,
    properties: { simulateur: first, parametres: open, ...others },
    required: [which, 'parametres', ...needed],
  }
}

/**
 * The answer of an analysis of any simulator; the simulation in it may be that of any simulator. Used by
 * `analysis-tool.ts`.
 */
export function analysisAnswer(contract: Contract, result: Shape, language: Language): ToolSchema {
  const members = Object.entries(result)
  const held = members.filter(([, member]) => holds(member, contract.result)).map(([name]) => name)
  const known = Object.fromEntries(members.filter(([name]) => !held.includes(name)))
  const data = jsonSchemaOfResult({ ...contract, result: anyWords(known) }, language)
  const schema = answerSchema(contract, {}, language)
  const open = Object.fromEntries(held.map((name) => [name, { type: ['object', 'null'] }]))
  return {
    ...schema,
    properties: {
      ...(schema.properties as object),
      data: {
        type: 'object',
        properties: { ...(data.properties as object), ...open },
        required: [...(data.required as readonly string[]), ...held],
        additionalProperties: false,
      },
    },
  }
}

/** Whether a member of an answer is the simulator's own result. */
const holds = (member: Member, result: Shape): boolean =>
  member === result || (isMaybe(member) && member.maybe === result)

/** A choice among values that depend on the simulator: any text. */
const anyWord = (field: Field): Field => {
  if (!field.choices || 'fr' in field.choices) return field
  const { choices: _, ...rest } = field
  return { ...rest, kind: 'prose' }
}

const anyWords = (shape: Shape): Shape =>
  foldShape<Member>(shape, {
    field: anyWord,
    pair: (field) => ({ pair: field }),
    rows: (columns) => ({ rows: Object.fromEntries(columns) }),
    group: (members) => Object.fromEntries(members),
    maybe: (part, lack) => ({ maybe: part as Shape, lack }),
  }) as Shape
