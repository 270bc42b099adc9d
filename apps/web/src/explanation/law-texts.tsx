import type { ExplainedLaw, Language } from '@denier/core'
import { formatLongDay, formatNumber, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { unbrokenWords } from '../result/unbroken.tsx'
import type { Entries } from './entries.ts'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

interface LawTextsProps {
  /** Names of values of law, as formulas write them. */
  readonly names: readonly string[]
  readonly entries: Entries
  readonly language: Language
}

/**
 * The texts of law and customs that a step applies: the value, the article with its link, and since when it
 * holds. Called by `entry-view.tsx`.
 */
export function LawTexts({ names, entries, language }: LawTextsProps): View | null {
  const laws = names.flatMap((name) => {
    const entry = entries.get(name)
    return entry?.type === 'law' ? [entry.law] : []
  })
  if (laws.length === 0) return null
  return (
    <Part title={messages.law[language]}>
      <ul class="why-list">
        {laws.map((law) => (
          <li key={law.nom} class="why-law">
            <p class="why-line">
              <span>{typeset(law.libelle)}</span>
              {law.valeur !== null && <span class="why-amount">{law.affichee}</span>}
            </p>
            {law.lignes && <Scale rows={law.lignes} language={language} label={law.libelle} />}
            <p>
              <a href={law.url} rel="noreferrer" {...(language === 'en' && { lang: 'fr', hreflang: 'fr' })}>
                {unbrokenWords(law.texte)}
              </a>
              <small>{sinceOf(law, language)}</small>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Since when a text holds, and its status. @example ', depuis le 1er janvier 2025 (notre lecture du texte)' */
function sinceOf({ depuis, statut }: ExplainedLaw, language: Language): string {
  const status = messages.status[statut][language]
  return `, ${messages.since[language]} ${formatLongDay(depuis, language)}${status && ` (${status})`}`
}

interface ScaleProps {
  /** Each an object whose keys are the columns. */
  readonly rows: NonNullable<ExplainedLaw['lignes']>
  readonly language: Language
  readonly label: string
}

/** The rows of a scale, under the names that formulas use. */
function Scale({ rows, language, label }: ScaleProps): View {
  const names = Object.keys(rows[0] ?? {})
  const cell = (value: unknown) =>
    typeof value === 'number'
      ? formatNumber(value, language, { maximumFractionDigits: 6 })
      : String(value ?? '…')
  return (
    <div class="why-scale" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rank) => (
            <tr key={rank}>
              {names.map((name) => (
                <td key={name}>{cell(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
