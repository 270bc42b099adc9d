import type { Field, Language, Params } from '@denier/core'
import { formatGiven, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { RangeAssumptions } from './use-range.ts'

/** From a fund of bonds to one of small companies, in percent a year. */
const VOLATILITIES = ['0', '5', '10', '15', '20', '25']

interface RangeChoicesProps {
  /** The parameters that the form lacks. */
  readonly fields: Params
  readonly assumptions: RangeAssumptions
  readonly language: Language
  readonly onChoose: (assumptions: RangeAssumptions) => void
}

/** The assumptions of a range that are no parameters of the form. Used by `with-range.tsx`. */
export function RangeChoices({ fields, assumptions, language, onChoose }: RangeChoicesProps): View | null {
  const { volatility, index, assumptions: title } = messages[language]
  const { volatilite, indice } = fields
  if (!volatilite && !indice) return null
  const menu = (name: 'volatilite' | 'indice', field: Field, label: string, options: readonly Option[]) => (
    <label class="range-choice">
      {label}
      <select
        value={assumptions[name] ?? String(field.default)}
        onChange={({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
          onChoose({ ...assumptions, [name]: currentTarget.value })
        }
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <details class="range-choices">
      <summary>{title}</summary>
      {volatilite &&
        menu(
          'volatilite',
          volatilite,
          volatility,
          VOLATILITIES.map((value) => [value, typeset(formatGiven(volatilite, Number(value), language))]),
        )}
      {indice?.choices &&
        menu(
          'indice',
          indice,
          index,
          Object.entries(indice.choices).map(([value, text]) => [value, text[language]]),
        )}
    </details>
  )
}

type Option = readonly [value: string, text: string]
