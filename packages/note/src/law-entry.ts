import { civilDate, type ExplainedLaw, type Language } from '@denier/core'
import { formatFigure } from '@denier/prose'
import type { Entry } from './blocks.ts'
import { formatCell } from './format-cell.ts'
import { translate } from './messages.ts'

/** A value of law: its text with its address, since when it holds, when it was checked; the rows of a scale. */
export function lawEntry(law: ExplainedLaw, language: Language): Entry {
  const { nom, libelle, valeur, affichee, texte, url, depuis, verifieLe, lignes = [] } = law
  const dates = `${translate('since', language)} ${dayText(depuis, language)}, ${translate('checkedOn', language)} ${dayText(verifieLe, language)}`
  return {
    label: libelle,
    name: nom,
    ...(valeur !== null && { value: affichee }),
    details: [
      ...lignes.map((row) => ({
        text: Object.entries(row)
          .map(([column, cell]) => `${column} ${formatCell(cell, null, null, language)}`)
          .join(' ; '),
      })),
      { text: texte, url },
      { text: dates },
    ],
  }
}

const label = { fr: '', en: '' }

const dayText = (day: string, language: Language): string =>
  formatFigure({ kind: 'civilDate', label }, civilDate(day) ?? null, language)
