import type { Language } from '@denier/core'
import { typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import type { Entries, Entry } from './entries.ts'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

interface OperandsProps {
  /** Names that the formula reads. */
  readonly names: readonly string[]
  readonly entries: Entries
  readonly language: Language
  /** Shows the step or table of an id in the dialog. */
  readonly open: (id: string) => void
}

/**
 * What a formula reads: steps and tables as buttons that open them, inputs and values of law as they are. Null for a
 * formula that reads nothing.
 * Called by `entry-view.tsx`.
 */
export function Operands({ names, entries, language, open }: OperandsProps): View | null {
  if (names.length === 0) return null
  return (
    <Part title={messages.operands[language]}>
      <ul class="why-list">
        {names.map((name) => {
          const entry = entries.get(name)
          return entry && <li key={name}>{operandView(name, entry, language, open)}</li>
        })}
      </ul>
    </Part>
  )
}

function operandView(name: string, entry: Entry, language: Language, open: OperandsProps['open']): View {
  const { label, value, origin } = describe(entry, language)
  const isComputed = entry.type === 'step' || entry.type === 'table'
  const content = [
    <span key="label">
      {typeset(label)} <code>{name}</code>
      {origin && <small>{` (${origin})`}</small>}
    </span>,
    <span key="value" class="why-amount">
      {value}
    </span>,
  ]
  if (!isComputed) return <div class="why-line">{content}</div>
  return (
    <button
      type="button"
      class="why-line why-operand"
      data-operand={name}
      title={messages.why[language]}
      onClick={() => open(name)}
    >
      {content}
    </button>
  )
}

/**
 * The label and value of what a name means, and the origin of an input: typed by the user, default of the
 * contract, set by law, or a custom. A table or a scale has no value in one line.
 */
function describe(entry: Entry, language: Language) {
  switch (entry.type) {
    case 'step':
      return { label: entry.step.libelle, value: entry.step.affichee, origin: undefined }
    case 'table':
      return { label: entry.table.libelle, value: '', origin: undefined }
    case 'parameter': {
      const { libelle, affichee, donne } = entry.parameter
      return { label: libelle, value: affichee, origin: messages[donne ? 'given' : 'usual'][language] }
    }
    case 'law': {
      const { libelle, affichee, lignes } = entry.law
      const origin = messages[entry.isCustomary ? 'byCustom' : 'byLaw'][language]
      return { label: libelle, value: lignes ? '' : affichee, origin }
    }
  }
}
