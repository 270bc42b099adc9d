import type { Language } from '@denier/core'
import type { Block, Detail } from './blocks.ts'
import { formatCell } from './format-cell.ts'
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
          ...(etendue === String(nombre) ? [] : [{ text: etendue, isFormula: true }]),
        ],
      },
    },
    ...colonnes.map((column): Block => ({ type: 'entry', entry: columnEntry(table, column, language) })),
    ...(lignes.length === 0 ? [] : [rowsOf(table, language)]),
  ]
}

function columnEntry(
  { id, depart }: NoteTable,
  { nom, libelle, formule, arrondi, unite, decimales, origine }: NoteTable['colonnes'][number],
  language: Language,
) {
  const start = depart.find((one) => one.nom === nom)
  const details: Detail[] = [
    formule === null
      ? origine === undefined
        ? { text: translate('withoutDerivation', language) }
        : { label: translate('origin', language), text: origine }
      : { label: translate('formula', language), text: formule, isFormula: true },
    ...(start
      ? [
          {
            label: translate('start', language),
            text: formatCell(start.valeur, unite, decimales, language),
          },
        ]
      : []),
    ...(arrondi === null || arrondi === 'bruit'
      ? []
      : [{ label: translate('rounding', language), text: roundingText(arrondi, language) }]),
  ]
  return { label: libelle, name: `${id}.${nom}`, details }
}

const rowsOf = ({ colonnes, lignes }: NoteTable, language: Language): Block => ({
  type: 'table',
  head: [translate('row', language), ...shownIn(lignes, colonnes).map(({ libelle }) => libelle)],
  rows: lignes.map(({ rang, valeurs }) => [
    String(rang),
    ...shownIn(lignes, colonnes).map(({ nom, unite, decimales }) =>
      formatCell(valeurs[nom] ?? null, unite, decimales, language),
    ),
  ]),
})

/** The columns that some row has: rows may hold those of data alone. */
const shownIn = (lignes: NoteTable['lignes'], colonnes: NoteTable['colonnes']) =>
  colonnes.filter(({ nom }) => lignes.some(({ valeurs }) => Object.hasOwn(valeurs, nom)))
