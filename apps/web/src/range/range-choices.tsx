import { type Contract, type Field, type Language, rangeParams } from '@denier/core'
import { formatGiven, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { RangeAssumptions } from './use-range.ts'

/** Annual volatilities to choose from, in percent: from no risk to a fund of small companies. */
const VOLATILITIES = ['0', '5', '10', '15', '20', '25']

interface RangeChoicesProps {
  readonly contract: Contract
  /** Those chosen so far. */
  readonly assumptions: RangeAssumptions
  readonly language: Language
  /** Called with all of them when one is chosen. */
  readonly onChoose: (assumptions: RangeAssumptions) => void
}

/**
 * The menus of the assumptions of a range that are no parameters of the form. Imported by `with-range.tsx`
 * when they are opened.
 */
export function RangeChoices({ contract, assumptions, language, onChoose }: RangeChoicesProps): View {
  const { volatility, index } = messages[language]
  const { volatilite, indice } = rangeParams(contract)
  /** A menu of an assumption, `name` in the API. */
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
    <>
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
    </>
  )
}

type Option = readonly [value: string, text: string]
