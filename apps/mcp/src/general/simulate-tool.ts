import {
  askRange,
  attemptAnswer,
  choice,
  count,
  type Params,
  rangeParams,
  type Simulator,
} from '@denier/core'
import type { Arguments, DenierTool } from '../tool.ts'
import { createCallReader } from './call-reader.ts'
import { tablePaths, withoutTables } from './data-tables.ts'
import { anyObject, definitionOf, type GeneralParts, nameSchema } from './general-tool.ts'
import { questionAddress } from './question-address.ts'
import { simulationText } from './quotable-text.ts'
import { argumentTexts } from './tool-texts.ts'

/** The largest row that `depuis` may name; the longest table of a simulator has fewer. */
const LAST_ROW = 10_000

/**
 * `simuler`: the figures of a simulator, with their market range where it has one, and a text to quote. A table comes on
 * request, some rows at a time.
 * Called by `general-tools.ts`.
 */
export function simulateTool({ simulators, language, ask, now, today }: GeneralParts): DenierTool {
  const reader = createCallReader({
    tool: 'simuler',
    kind: 'simulation',
    simulators,
    language,
    extraFor: (simulator) => ({ ...tableArguments(simulator), ...rangeParams(simulator.contract) }),
    exampleFor: ({ contract }) => ({ simulateur: contract.name, parametres: contract.example.query }),
  })
  return {
    definition: definitionOf(
      'simuler',
      language,
      {
        simulateur: nameSchema(simulators),
        parametres: anyObject,
        detail: { type: 'string' },
        depuis: { type: 'integer', minimum: 1 },
        volatilite: { type: 'number' },
        indice: { type: 'string' },
      },
      ['simulateur', 'parametres'],
    ),
    call: async (args, { origin }) => {
      const read = reader.read(args)
      if (!read.ok) return read.result
      const { simulator, question, given, extra } = read
      const { contract } = simulator
      const attempt = await attemptAnswer(() =>
        ask(simulator, 'simulation', question, today(), read.language),
      )
      if (!attempt.ok) return reader.refuse(simulator, args, attempt.problems)
      const { answer } = attempt
      const range = await askRange(
        ask,
        simulator,
        (parser) => parser.fromObject({ ...given, ...rangeArguments(simulator, extra) }),
        today(),
        read.language,
      )
      const wanted = typeof extra.detail === 'string' && { table: extra.detail, from: Number(extra.depuis) }
      const { data, tables } = withoutTables(contract.result, answer.data, wanted || undefined)
      const endpoint = `simulateurs/${contract.name}`
      const address = questionAddress(origin, endpoint, given, contract.params)
      const chosen = Object.keys(rangeParams(contract)).filter((name) => args[name] !== undefined)
      // the address of the simulation takes no parameter of its range
      const rangeAddress =
        chosen.length > 0
          ? questionAddress(
              origin,
              `${endpoint}/plage`,
              { ...given, ...Object.fromEntries(chosen.map((name) => [name, args[name]])) },
              contract.params,
            )
          : undefined
      const text = simulationText(
        answer,
        { contract, language: read.language, address },
        { given, range, rangeAddress, tables: tables.filter(({ nom }) => nom !== extra.detail) },
      )
      return {
        content: [{ type: 'text', text }],
        structuredContent: {
          data,
          meta: { computedAt: now(), ...answer.meta },
          disclaimer: answer.disclaimer,
          tables,
          ...(range?.data.plage && { plage: range.data.plage }),
          ...(range?.noPast !== undefined && { sansPasse: range.noPast }),
          ...(address !== undefined && { adresse: address }),
          ...(rangeAddress !== undefined && { adressePlage: rangeAddress }),
        },
      }
    },
  }
}

/** The arguments that choose the range of a simulator which has one. */
const rangeArguments = ({ contract }: Simulator, extra: Arguments): Arguments =>
  Object.fromEntries(Object.keys(rangeParams(contract)).map((name) => [name, extra[name]]))

/** The arguments that choose rows of a table. Without tables, `detail` has no value that is accepted. */
function tableArguments({ contract }: Simulator): Params {
  const paths = tablePaths(contract.result)
  return {
    detail: choice({
      label: argumentTexts.detail,
      choices: Object.fromEntries(
        paths.map((path) => [path, contract.headings[path] ?? { fr: path, en: path }]),
      ),
      optional: true,
    }),
    depuis: count({ label: argumentTexts.depuis, min: 1, max: LAST_ROW, default: 1 }),
  }
}
