import type { Language } from '@denier/core'
import { colon } from '@denier/prose'
import type { Block, Detail } from './blocks.ts'
import { formatTableCell } from './format-cell.ts'
import { roundingText, translate } from './messages.ts'
import type { NoteTable } from './note.ts'

/**
 * A table: how many rows, the formula of each column with its start, then the rows that the explication gives.
 * Called by `note-blocks.ts`.
 */
export function tableBlocks(table: NoteTable, language: Language): readonly Block[] {
  const { id, libelle, etendue, nombre, colonnes, lignes } = table
  return [
    {
      type: 'entry',
      entry: {
        label: libelle,
        name: id,
        details: [
          { label: translate('rows', language), text: `${nombre}` },
          ...(lignes.length === 0 || lignes.length === nombre
            ? []
            : [
                {
                  label: translate('extract', language),
                  text: `${extractText(lignes, nombre, language)} (${translate('allRows', language)} lignes=tous)`,
                },
              ]),
          ...(etendue === String(nombre) ? [] : [{ text: etendue, isFormula: true }]),
        ],
      },
    },
    ...colonnes.map((column): Block => ({ type: 'entry', entry: columnEntry(table, column, language) })),
    ...(lignes.length === 0 ? [] : [rowsOf(table, language)]),
    ...(table.empty.length === 0
      ? []
      : [
          {
            type: 'paragraph' as const,
            text: `${translate('emptyColumns', language)}${colon(language)}${table.empty.map(({ nom, libelle: label }) => `${label} (${nom})`).join(translate('semicolon', language))}.`,
          },
        ]),
  ]
}

/**
 * Which rows of a table an extract has, in words. Exported by `@denier/note`; used by `pages/note-tables.tsx` of
 * `@denier/web`.
 * @example extractText([{ rang: 1 }, { rang: 2 }, { rang: 3 }, { rang: 15 }], 76, 'fr') // 'lignes 1 à 3, 15 sur 76'
 */
export function extractText(
  rows: readonly { readonly rang: number }[],
  count: number,
  language: Language,
): string {
  const runs: (readonly [from: number, to: number])[] = []
  for (const { rang } of rows) {
    const last = runs.at(-1)
    if (last && rang === last[1] + 1) runs.splice(-1, 1, [last[0], rang])
    else runs.push([rang, rang])
  }
  const texts = runs.flatMap(([from, to]) =>
    to - from < 2 ? [...new Set([from, to])].map(String) : [`${from} ${translate('toRow', language)} ${to}`],
  )
  const name = translate(rows.length === 1 ? 'extractRow' : 'extractRows', language)
  return `${name} ${texts.join(', ')} ${translate('outOf', language)} ${count}`
}

/** A number with decimals: a calculation without one says nothing that its formula does not. */
const DECIMALS = /\d[.,]\d/

/** A column: its formula or origin, its calculations, its value before the first row, its rounding. */
function columnEntry({ id, depart }: NoteTable, column: NoteTable['colonnes'][number], language: Language) {
  const { nom, libelle, formule, calcul, arrondi, origine } = column
  const start = depart.find((one) => one.nom === nom)
  const details: Detail[] = [
    formule === null
      ? origine === undefined
        ? { text: translate('withoutDerivation', language) }
        : { label: translate('origin', language), text: origine }
      : { label: translate('formula', language), text: formule, isFormula: true },
    ...(calcul === null || !DECIMALS.test(calcul)
      ? []
      : [{ label: translate('calculation', language), text: calcul }]),
    ...cellCalculations(column, language),
    ...(start
      ? [
          {
            label: translate('start', language),
            text: formatTableCell(start.valeur, column, language),
          },
        ]
      : []),
    ...(arrondi === null || arrondi === 'bruit'
      ? []
      : [{ label: translate('rounding', language), text: roundingText(arrondi, language) }]),
  ]
  return { label: libelle, name: `${id}.${nom}`, details }
}

/**
 * The calculations of the cells of a column, each once, with the rows that have it. Exported by `@denier/note`; used
 * by `general/explain-tool.ts` of `@denier/mcp`, and by `pages/note-length.ts` and `pages/note-tables.tsx` of
 * `@denier/web`.
 * @example cellCalculations(column, 'fr') // [{ label: 'Ligne 1', text: '5 % × (8 072 € − 0 €)' }, …]
 */
export function cellCalculations(
  { calculs = [] }: Pick<NoteTable['colonnes'][number], 'calculs'>,
  language: Language,
): readonly { readonly label: string; readonly text: string }[] {
  const texts = [...new Set(calculs.map(({ calcul }) => calcul))]
  return texts.map((text) => {
    const rows = calculs.filter(({ calcul }) => calcul === text).map(({ rang }) => rang)
    const label = translate(rows.length === 1 ? 'calculationOfRow' : 'calculationOfRows', language)
    return { label: `${label} ${rows.join(', ')}`, text }
  })
}

/** The rows as a table, each after its number. */
const rowsOf = ({ colonnes, lignes, words }: NoteTable, language: Language): Block => ({
  type: 'table',
  head: [translate('row', language), ...shownIn(lignes, colonnes).map(({ libelle }) => libelle)],
  rows: lignes.map(({ rang, valeurs }) => [
    String(rang),
    ...shownIn(lignes, colonnes).map((column) =>
      cellText(valeurs[column.nom] ?? null, column, words, language),
    ),
  ]),
})

/** A cell; the word of a choice by its label. */
function cellText(
  value: Parameters<typeof formatTableCell>[0],
  column: NoteTable['colonnes'][number],
  words: NoteTable['words'],
  language: Language,
): string {
  const word = typeof value === 'string' ? words[column.nom]?.[value] : undefined
  return word ?? formatTableCell(value, column, language)
}

/** The columns that some row has: rows may hold those of data alone. */
const shownIn = (lignes: NoteTable['lignes'], colonnes: NoteTable['colonnes']) =>
  colonnes.filter(({ nom }) => lignes.some(({ valeurs }) => Object.hasOwn(valeurs, nom)))
