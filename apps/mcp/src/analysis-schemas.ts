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
 * @param contracts at least one. @param own the arguments besides `simulateur` and `parametres`, by name.
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
  const fields = Object.fromEntries(Object.entries(own).map(([name, field]) => [name, withAnyText(field)]))
  const schema = argumentsSchema(contract, { simulateur: names, ...fields }, language)
  const { simulateur: nameSchema, ...others } = schema.properties as Readonly<Record<string, object>>
  const anyObject = {
    type: 'object',
    title: translate(parametres.label, language),
    description: translate(parametres.help, language),
  }
  // `simulateur` is the first property, and required
  const [first = '', ...otherRequired] = schema.required as readonly string[]
  return {
    ...schema,
    properties: { simulateur: nameSchema, parametres: anyObject, ...others },
    required: [first, 'parametres', ...otherRequired],
  }
}

/**
 * The schema of the answer of an analysis of any simulator; the simulation in it may be that of any
 * simulator. Used by `analysis-tool.ts`.
 * @param contract that of one simulator. @param result the result of the analysis of that simulator.
 */
export function analysisAnswer(contract: Contract, result: Shape, language: Language): ToolSchema {
  const members = Object.entries(result)
  const simulations = members
    .filter(([, member]) => isSimulation(member, contract.result))
    .map(([name]) => name)
  const others = Object.fromEntries(members.filter(([name]) => !simulations.includes(name)))
  const data = jsonSchemaOfResult({ ...contract, result: shapeWithAnyText(others) }, language)
  const schema = answerSchema(contract, {}, language)
  const anyObjects = Object.fromEntries(simulations.map((name) => [name, { type: ['object', 'null'] }]))
  return {
    ...schema,
    properties: {
      ...(schema.properties as object),
      data: {
        type: 'object',
        properties: { ...(data.properties as object), ...anyObjects },
        required: [...(data.required as readonly string[]), ...simulations],
        additionalProperties: false,
      },
    },
  }
}

/** Whether a member of an answer is the simulator's own result. */
const isSimulation = (member: Member, result: Shape): boolean =>
  member === result || (isMaybe(member) && member.maybe === result)

/** A choice among values that depend on the simulator becomes any text; that of a language stays. */
const withAnyText = (field: Field): Field => {
  if (!field.choices || 'fr' in field.choices) return field
  const { choices: _, ...rest } = field
  return { ...rest, kind: 'prose' }
}

/** The same for every field of a shape. */
const shapeWithAnyText = (shape: Shape): Shape =>
  foldShape<Member>(shape, {
    field: withAnyText,
    pair: (field) => ({ pair: field }),
    rows: (columns) => ({ rows: Object.fromEntries(columns) }),
    group: (members) => Object.fromEntries(members),
    maybe: (part, lack) => ({ maybe: part as Shape, lack }),
  }) as Shape
