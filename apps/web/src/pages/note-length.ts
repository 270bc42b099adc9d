import type { Contract, ExplainedStep, ExplicationAnswer, Language } from '@denier/core'
import {
  arrangeNote,
  cellCalculations,
  type LawGroup,
  lawValues,
  type Note,
  type NoteStep,
  type NoteTable,
} from '@denier/note'

/** How many characters a printed line of each part holds, on A4 in letters of 7.3 points. */
const WIDTHS = { label: 38, calculation: 60, column: 96, law: 150, warning: 135 } as const

/** The height of a row of a table, in lines of text: it has a border and room around it. */
const ROW = 1.18

/** The lines of what every note has besides: its head, its foot, titles of sections. */
const FRAME = 22

/** The height of a table besides its rows, its title and its head, in lines of text. */
const TABLE = 3.5

/** The lines of a printed page, with some to spare: no row stands on two pages. */
const LINES_OF_PAGE = 76

/**
 * The most pages of a note, and of one about a tax: a return, a gift or an estate is checked line by line.
 */
const MOST_PAGES = 3
const MOST_PAGES_OF_TAX = 6

/**
 * The most printed pages of a note. Exported for `test/web/note-length.test.ts`.
 * @example mostPages(contract) // 3, and 6 for a simulator of the group `impots`
 */
export const mostPages = ({ group }: Contract): number =>
  group === 'impots' ? MOST_PAGES_OF_TAX : MOST_PAGES

/**
 * The printed height of a note, in lines of text. Exported for `test/web/note-length.test.ts`.
 * @example noteLength(arrangeNote(answer, contract, 'fr')) // 143.2
 */
export function noteLength(note: Note): number {
  const { given, assumed, decisive, parts, taken, zeros, tables, law, customs, warnings } = note
  const steps = parts.flatMap((part) => part.steps)
  return (
    FRAME +
    Math.max(given.length, assumed.length) +
    Math.ceil(decisive.length / 3) * 3 + // three figures beside each other, three lines high
    parts.length * 1.8 + // the title of a part
    sum(steps.map(stepLines)) +
    // an amount of usual length stands for each value
    linesOf(
      `${zeros.join(' ; ')}${taken.map(({ libelle }) => `${libelle} 100 000 € ; `).join('')}`,
      WIDTHS.law,
    ) +
    sum(tables.map(tableLines)) +
    sum([...law, ...customs].map(lawLines)) +
    sum(warnings.map(({ message }) => linesOf(message, WIDTHS.warning)))
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** How many lines a text takes, each of `width` characters. */
const linesOf = (text: string, width: number): number => Math.ceil(text.length / width)

function stepLines({ libelle, calcul, origine, branches, arrondi, genre }: NoteStep): number {
  const details = branches.map(({ libelle: label, affichee }) => `retenu : ${label} = ${affichee}`)
  const notes = arrondi === 'euro' || arrondi === 'centime' || genre === 'equation' ? 1 : 0
  const calculation =
    linesOf(calcul ?? origine ?? '', WIDTHS.calculation) +
    notes +
    linesOf(details.join(' ; '), WIDTHS.calculation)
  return Math.max(linesOf(libelle, WIDTHS.label), calculation) + ROW - 1
}

const tableLines = ({ colonnes, nombre }: NoteTable): number =>
  nombre === 0
    ? 0
    : TABLE +
      sum(
        colonnes.map(
          (column) =>
            linesOf(`${column.libelle} = ${column.calcul ?? ''}`, WIDTHS.column) +
            sum(
              cellCalculations(column, 'fr').map(({ label, text }) =>
                linesOf(`${label} : ${text}`, WIDTHS.column),
              ),
            ) +
            ROW -
            1,
        ),
      )

const lawLines = (group: LawGroup): number =>
  linesOf(
    `${group.text}, depuis le 01/01/2025, vérifié le 21/11/2026 : ${lawValues(group, 'fr')}`,
    WIDTHS.law,
  ) +
  ROW -
  1

/**
 * An explication whose note prints on so many pages. Where it would be longer, intermediate steps are given
 * by their value alone, the deepest first; it may stay longer once none is left. Called by `server/note.ts`.
 * @param pages the most printed pages.
 */
export function fitOnPages(
  answer: ExplicationAnswer,
  contract: Contract,
  language: Language,
  pages = mostPages(contract),
): ExplicationAnswer {
  const deepest = stepsByDepth(answer)
  let fitting = answer
  for (let cut = 1; cut <= deepest.length; cut++) {
    if (noteLength(arrangeNote(fitting, contract, language)) <= pages * LINES_OF_PAGE) break
    fitting = withoutSteps(answer, new Set(deepest.slice(0, cut)))
  }
  return fitting
}

/** Steps that are no figure and have no warning, those that are read last first. */
function stepsByDepth({ data: { etapes, tables } }: ExplicationAnswer): readonly ExplainedStep[] {
  const isIntermediate = ({ figure, avertissements }: ExplainedStep) =>
    figure === null && avertissements.length === 0
  const texts = tables.flatMap(({ etendue, depart, colonnes }) => [
    etendue,
    ...[...depart, ...colonnes].map(({ formule }) => formule ?? ''),
  ])
  const depths = new Map<string, number>()
  for (const { id, operandes } of etapes.toReversed()) {
    const own = depths.get(id) ?? 1
    for (const { nom } of operandes) depths.set(nom, Math.min(depths.get(nom) ?? own + 1, own + 1))
  }
  // what a table reads is explained as long as there is room
  const isRead = ({ id }: ExplainedStep) => texts.some((text) => text.includes(id))
  const rank = (step: ExplainedStep) => (depths.get(step.id) ?? 1) - (isRead(step) ? 1 : 0)
  return etapes.filter(isIntermediate).toSorted((a, b) => rank(b) - rank(a))
}

/** The explication with some steps moved to `coupees`, the values that are given without a calculation. */
function withoutSteps(answer: ExplicationAnswer, cut: ReadonlySet<ExplainedStep>): ExplicationAnswer {
  const { data } = answer
  const values = [...cut].map(({ id, libelle, valeur, unite, affichee }) => ({
    nom: id,
    libelle,
    valeur,
    unite,
    affichee,
  }))
  const etapes = data.etapes.filter((step) => !cut.has(step))
  return { ...answer, data: { ...data, etapes, coupees: [...data.coupees, ...values] } }
}
