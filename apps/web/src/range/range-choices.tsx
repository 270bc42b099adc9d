import { type Contract, type Field, type Language, rangeParams } from '@denier/core'
import { formatGiven, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { RangeAssumptions } from './use-range.ts'

/** From a fund of bonds to one of small companies, in percent a year. */
const VOLATILITIES = ['0', '5', '10', '15', '20', '25']

interface RangeChoicesProps {
  readonly contract: Contract
  readonly assumptions: RangeAssumptions
  readonly language: Language
  readonly onChoose: (assumptions: RangeAssumptions) => void
}

/** The menus of the assumptions that are no parameters of the form. Imported by `with-range.tsx` when they are opened. */
export function RangeChoices({ contract, assumptions, language, onChoose }: RangeChoicesProps): View {
  const { volatility, index } = messages[language]
  const { volatilite, indice } = rangeParams(contract)
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
