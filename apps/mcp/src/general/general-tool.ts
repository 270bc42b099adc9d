import type { Simulator } from '@denier/core'
import type { Tool } from '@modelcontextprotocol/server'
import { translate } from '../language.ts'
import { ANNOTATIONS, type ToolOptions } from '../tool.ts'
import { argumentTexts, type GeneralToolName, toolTexts } from './tool-texts.ts'

/**
 * What every general tool, one of the six for all simulators, is made of. Used by `attribute-gap.ts`,
 * `compare-tool.ts`, `describe-tool.ts`, `explain-tool.ts` and others in `general`.
 */
export interface GeneralParts extends ToolOptions {
  readonly simulators: readonly Simulator[]
}

/** The schema of each argument: its type, and more where it has bounds. */
type ArgumentSchemas = { readonly [A in keyof typeof argumentTexts]?: object }

/**
 * The definition of a tool. It has no output schema: the six would weigh more than all that an assistant reads of
 * them. Used by `compare-tool.ts`, `describe-tool.ts`, `explain-tool.ts`, `search-tool.ts`, `simulate-tool.ts` and
 * `solve-tool.ts`.
 */
export function definitionOf(
  name: GeneralToolName,
  language: GeneralParts['language'],
  properties: ArgumentSchemas,
  required: readonly (keyof ArgumentSchemas)[],
): Tool {
  const { title, description } = toolTexts[name]
  return {
    name,
    title: translate(title, language),
    description: translate(description, language),
    inputSchema: {
      type: 'object',
      properties: { ...describedIn(language, properties), lang: { enum: ['fr', 'en'] } },
      required: [...required],
      additionalProperties: false,
    },
    annotations: ANNOTATIONS,
  }
}

/** The schemas with the description of each argument. Used by `compare-tool.ts`. */
export const describedIn = (language: GeneralParts['language'], properties: ArgumentSchemas) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      {
        ...(schema as object),
        description: translate(argumentTexts[name as keyof typeof argumentTexts], language),
      },
    ]),
  )

/**
 * The schema of `simulateur`: one of the names. Used by `compare-tool.ts`, `describe-tool.ts`, `explain-tool.ts`,
 * `simulate-tool.ts` and `solve-tool.ts`.
 */
export const nameSchema = (simulators: readonly Simulator[]): object => ({
  enum: simulators.map(({ contract }) => contract.name),
})

/** The schema of `parametres`. Used by `compare-tool.ts`, `explain-tool.ts`, `simulate-tool.ts` and `solve-tool.ts`. */
export const anyObject = { type: 'object' } as const
