import {
  analysesOf,
  attemptAnswer,
  type Contract,
  type ExplainedTable,
  type ExplicationAnswer,
  type Language,
  withExtracts,
} from '@denier/core'
import { cellCalculations, formatCell, wholeRows } from '@denier/note'
import { colon } from '@denier/prose'
import { translate } from '../language.ts'
import type { DenierTool } from '../tool.ts'
import { boundedText, type RankedLine } from './bounded-text.ts'
import { createCallReader } from './call-reader.ts'
import { anyObject, definitionOf, type GeneralParts, nameSchema } from './general-tool.ts'
import { messages } from './messages.ts'
import { questionAddress } from './question-address.ts'
import { frameLines } from './quotable-text.ts'

const KIND = 'explication'

/** Levels of calculation when the caller asks for none. */
const USUAL_DEPTH = 2

/**
 * `expliquer`: how one figure was computed. `undefined` where no simulator has an explanation.
 * Called by `general-tools.ts`.
 */
export function explainTool({ simulators, language, ask, now, today }: GeneralParts): DenierTool | undefined {
  const explained = simulators.filter((simulator) => analysesOf(simulator).includes(KIND))
  if (explained.length === 0) return undefined
  const reader = createCallReader({
    tool: 'expliquer',
    kind: KIND,
    simulators: explained,
    language,
    defaultsFor: ({ contract }) => ({ figure: contract.decisive[0], profondeur: USUAL_DEPTH }),
    exampleFor: ({ contract }) => ({
      simulateur: contract.name,
      parametres: contract.example.query,
      figure: contract.decisive[0],
    }),
  })
  return {
    definition: definitionOf(
      'expliquer',
      language,
      {
        simulateur: nameSchema(explained),
        parametres: anyObject,
        figure: { type: 'string' },
        profondeur: { type: 'integer', minimum: 1 },
        lignes: { type: 'string' },
        numero: { type: 'integer', minimum: 1 },
      },
      ['simulateur', 'parametres'],
    ),
    call: async (args, { origin }) => {
      const read = reader.read(args)
      if (!read.ok) return read.result
      const { simulator, question, given } = read
      const { contract } = simulator
      const attempted = await attemptAnswer(() =>
        ask(simulator, KIND, withExtracts(question), today(), read.language),
      )
      if (!attempted.ok) return reader.refuse(simulator, args, attempted.problems)
      const answer = attempted.answer as unknown as ExplicationAnswer
      const own = Object.fromEntries(
        ['figure', 'profondeur', 'lignes', 'numero']
          .filter((name) => question[name] !== undefined)
          .map((name) => [name, question[name]]),
      )
      const address = questionAddress(
        origin,
        `simulateurs/${contract.name}/${KIND}`,
        { ...given, ...own },
        contract.params,
      )
      const { data, meta, disclaimer } = answer
      return {
        content: [{ type: 'text', text: textOf(answer, contract, read.language, address) }],
        structuredContent: {
          data,
          meta: { computedAt: now(), ...meta },
          disclaimer,
          ...(address !== undefined && { adresse: address }),
        },
      }
    },
  }
}

/** Whether the figure or the rows that were asked for are those of this table. */
function isAsked({ id, figure }: ExplainedTable, { data, meta }: ExplicationAnswer): boolean {
  const { lignes } = meta.hypotheses as { readonly lignes?: string }
  return [data.figure, lignes].some((name) => name !== undefined && (name === id || name === figure))
}

/**
 * The lines of a table: its rows where it was asked for, and the formulas of its columns. The first and the
 * last row stay longest, formulas are left out first.
 */
function tableLines(table: ExplainedTable, wasAskedFor: boolean, language: Language): readonly RankedLine[] {
  const { libelle, id, nombre, colonnes } = table
  const rows = wasAskedFor ? wholeRows(table) : []
  const cell = ({ libelle: label, nom, unite, decimales }: ExplainedTable['colonnes'][number], value: Cell) =>
    `${label || nom} ${formatCell(value, unite, decimales, language)}`
  return [
    ...(wasAskedFor
      ? [
          {
            text: `- ${libelle} (${id})${colon(language)}${nombre} ${translate(messages.rows, language)}`,
            rank: 0,
          },
        ]
      : []),
    ...rows.map(({ rang, valeurs }, index) => ({
      text: `  ${translate(messages.row, language)} ${rang}${colon(language)}${colonnes
        .map((column) => cell(column, valeurs[column.nom] ?? null))
        .join('; ')}`,
      rank: index === 0 || index === rows.length - 1 ? 1 : 6,
    })),
    ...colonnes.flatMap((column) =>
      cellCalculations(column, language).map(({ label, text }) => ({
        text: `  ${column.libelle}. ${label}${colon(language)}${text}`,
        rank: 5,
      })),
    ),
    {
      text: `- ${libelle}${colon(language)}${colonnes
        .filter(({ formule }) => formule !== null)
        .map(({ nom, formule }) => `${nom} = ${formule}`)
        .join('; ')}`,
      rank: 8,
    },
  ]
}

type Cell = ExplainedTable['lignes'][number]['valeurs'][string]

/** The text of the result. Of the steps, the last ones are kept longest: they lead to the figure. */
function textOf(
  answer: ExplicationAnswer,
  contract: Contract,
  language: Language,
  address: string | undefined,
): string {
  const { etapes, tables, droit } = answer.data
  const last = etapes.length - 1
  // one text sets several values, and heads the sources of the answer too: a reader needs it once
  const texts = [...new Set(droit.map(({ texte, url, depuis }) => `  ${texte}, ${depuis}, ${url}`))]
  const cited = new Set(droit.map(({ url }) => url))
  const sources = answer.meta.sources.filter(({ url }) => !cited.has(url))
  return boundedText([
    { text: `**${translate(contract.title, language)}**`, rank: 0 },
    ...tables.flatMap((table) => tableLines(table, isAsked(table, answer), language)),
    ...etapes.map(({ libelle, id, calcul, affichee }, index) => ({
      text: `- ${libelle} (${id})${colon(language)}${calcul === null ? '' : `${calcul} = `}${affichee}`,
      rank: index === last ? 0 : 9 + last - index,
    })),
    ...texts.map((text) => ({ text, rank: 7 })),
    ...frameLines({ ...answer, meta: { ...answer.meta, sources } } as never, { contract, language, address }),
  ])
}
