import {
  type Answer,
  attemptAnswer,
  type Field,
  fieldsByPath,
  type Language,
  type Simulator,
} from '@denier/core'
import { colon, formatBrief, formatFigure, NO_FIGURE } from '@denier/prose'
import type { FurtherAnalysisName } from '../analysis-descriptions.ts'
import { analysisExample } from '../analysis-example.ts'
import { translate } from '../language.ts'
import type { Arguments, DenierTool } from '../tool.ts'
import { boundedText, type RankedLine } from './bounded-text.ts'
import { createCallReader } from './call-reader.ts'
import { withoutTables } from './data-tables.ts'
import { anyObject, definitionOf, type GeneralParts, nameSchema } from './general-tool.ts'
import { mainFigure } from './main-figure.ts'
import { messages } from './messages.ts'
import { questionAddress } from './question-address.ts'
import { frameLines } from './quotable-text.ts'

/** The most effects that a text names; all are in the data. */
const MOST_EFFECTS = 6

/** `resoudre`: a goal seek where an unknown is named, else a sensitivity study. Called by `general-tools.ts`. */
export function solveTool({ simulators, language, ask, now, today }: GeneralParts): DenierTool {
  const readerOf = (kind: FurtherAnalysisName, own: Arguments) =>
    createCallReader({
      tool: 'resoudre',
      kind,
      simulators,
      language,
      defaultsFor: ({ contract }) => ({ cible: mainFigure(contract) }),
      exampleFor: (simulator) => analysisExample(simulator, own as never),
    })
  // for the examples, only the names of the arguments count
  const readers = {
    resolution: readerOf('resolution', { inconnue: 1, cible: 1, valeur: 1 }),
    sensibilite: readerOf('sensibilite', { cible: 1 }),
  }
  return {
    definition: definitionOf(
      'resoudre',
      language,
      {
        simulateur: nameSchema(simulators),
        parametres: anyObject,
        cible: { type: 'string' },
        inconnue: { type: 'string' },
        valeur: { type: 'number' },
      },
      ['simulateur', 'parametres'],
    ),
    call: async (args, { origin }) => {
      const kind = args.inconnue === undefined && args.valeur === undefined ? 'sensibilite' : 'resolution'
      const read = readers[kind].read(args)
      if (!read.ok) return read.result
      const { simulator, question, given } = read
      const { contract } = simulator
      const attempt = await attemptAnswer(() => ask(simulator, kind, question, today(), read.language))
      if (!attempt.ok) return readers[kind].refuse(simulator, args, attempt.problems)
      const { answer } = attempt
      const own = Object.fromEntries(
        ['inconnue', 'cible', 'valeur']
          .filter((name) => name in question)
          .map((name) => [name, question[name]]),
      )
      const address = questionAddress(
        origin,
        `simulateurs/${contract.name}/${kind}`,
        { ...given, ...own },
        contract.params,
      )
      const context = { contract, language: read.language, address }
      const { lines, data } =
        kind === 'resolution'
          ? found(simulator, answer, read.language)
          : effects(simulator, answer, read.language)
      const { title } = contract
      const text = boundedText([
        { text: `**${translate(title, read.language)}**`, rank: 0 },
        ...lines,
        ...frameLines(answer, context),
      ])
      return {
        content: [{ type: 'text', text }],
        structuredContent: {
          data,
          meta: { computedAt: now(), ...answer.meta },
          disclaimer: answer.disclaimer,
          ...(address !== undefined && { adresse: address }),
        },
      }
    },
  }
}

/** `data` of a goal seek; `null` where no value gives the figure. */
interface Found {
  /** The parameter that is solved for. */
  readonly inconnue: string
  /** The value found for it, in the unit of its field. */
  readonly valeur: number | null
  /** The path of the figure. */
  readonly cible: string
  /** The figure that the value gives, in the unit of its field. */
  readonly atteint: number | null
  /** The data of the simulation with the value. */
  readonly simulation: object | null
}

/** The lines and the data of a goal seek, without the tables of its simulation. */
function found({ contract }: Simulator, { data, meta }: Answer, language: Language) {
  const goal = data as unknown as Found
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const [unknown, figure] = fieldsOf(contract.params, contract.result, goal.inconnue, goal.cible)
  const label = (field: Field | undefined, name: string) =>
    `${field ? translate(field.label, language) : name} (${name})`
  const value = goal.valeur === null || !unknown ? said('none') : formatBrief(unknown, goal.valeur, language)
  const shown = (amount: unknown) => (figure ? formatFigure(figure, amount, language) : String(amount))
  const lines: RankedLine[] = [
    { text: `- ${said('unknownIs')}, ${label(unknown, goal.inconnue)}${colon(language)}${value}`, rank: 0 },
    {
      text: `- ${label(figure, goal.cible)}${colon(language)}${said('targeted')} ${shown(meta.hypotheses.valeur)}, ${said('reached')} ${goal.atteint === null ? NO_FIGURE : shown(goal.atteint)}`,
      rank: 0,
    },
  ]
  const simulation = goal.simulation && withoutTables(contract.result, goal.simulation).data
  return { lines, data: { ...goal, simulation } }
}

/**
 * The value that a parameter took on one side (`valeur`), and the figure that it gave (`resultat`), in the units of
 * their fields; `null` where there is none.
 */
interface Side {
  readonly valeur: number | null
  readonly resultat: number | null
}

/** `data` of a sensitivity study. */
interface Studied {
  /** The path of the figure. */
  readonly cible: string
  /** The figure for the values given. */
  readonly valeur: number | null
  readonly effets: readonly {
    readonly parametre: string
    readonly bas: Side
    readonly haut: Side
    readonly amplitude: number | null
  }[]
}

/**
 * The lines and the data of a sensitivity study. A line names a parameter, the two values that it takes, and what
 * each gives: `- Durée (duree) : 19 ans → 177 268,92 €, 21 ans → 205 485,62 €`.
 */
function effects({ contract }: Simulator, { data }: Answer, language: Language) {
  const { cible, valeur, effets } = data as unknown as Studied
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const [, figure] = fieldsOf(contract.params, contract.result, '', cible)
  const shown = (amount: unknown) => (figure ? formatFigure(figure, amount, language) : String(amount))
  const label = figure ? translate(figure.label, language) : cible
  const lines: RankedLine[] = [
    { text: `- ${said('now')}, ${label} (${cible})${colon(language)}${shown(valeur)}`, rank: 0 },
    { text: `${said('effects')}${colon(language)}`, rank: 0 },
    ...effets.slice(0, MOST_EFFECTS).flatMap(({ parametre, bas, haut }, index) => {
      const field = contract.params[parametre]
      if (!field) return []
      const sides = [bas, haut]
        .filter((side) => side.valeur !== null)
        .map((side) => `${formatBrief(field, side.valeur, language)} → ${shown(side.resultat)}`)
      const text = `- ${translate(field.label, language)} (${parametre})${colon(language)}${sides.join(', ')}`
      return [{ text, rank: index < 2 ? 0 : 3 }]
    }),
  ]
  return { lines, data }
}

/** The fields of a parameter and of a figure; undefined for an unknown name. */
const fieldsOf = (
  params: Readonly<Record<string, Field>>,
  result: Simulator['contract']['result'],
  parameter: string,
  figure: string,
): readonly [Field | undefined, Field | undefined] => [params[parameter], fieldsByPath(result).get(figure)]
