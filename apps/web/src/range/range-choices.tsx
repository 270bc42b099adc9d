import { type Contract, type Field, type Language, rangeParams } from '@denier/core'
import { formatGiven, typeset } from '@denier/prose'
import type { FormValues } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'

/** Annual volatilities to choose from, in percent: from no risk to a fund of small companies. */
const VOLATILITIES = ['0', '5', '10', '15', '20', '25']

interface RangeChoicesProps {
  readonly contract: Contract
  /** Those chosen so far are among the values of the page. */
  readonly typed: FormValues
  readonly language: Language
  /** Called with the name of the one that is chosen, and its value: empty for the default. */
  readonly onChoose: (name: string, text: string) => void
}

/**
 * The menus of the assumptions of a range that are no parameters of the form. Imported by `with-range.tsx`
 * when they are opened.
 */
export function RangeChoices({ contract, typed, language, onChoose }: RangeChoicesProps): View {
  const { volatility, index } = messages[language]
  const { volatilite, indice } = rangeParams(contract)
  /** A menu of an assumption, `name` in the API. */
  const menu = (name: 'volatilite' | 'indice', field: Field, label: string, options: readonly Option[]) => (
    <label class="range-choice">
      {label}
      <select
        value={typed[name] || String(field.default)}
        onChange={({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) =>
          onChoose(name, value === String(field.default) ? '' : value)
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
          volatilities(typed.volatilite).map((value) => [
            value,
            typeset(formatGiven(volatilite, Number(value), language)),
          ]),
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

/** Those to choose from, and the one of the address where it is a number that is none of them. */
const volatilities = (given = ''): readonly string[] =>
  given === '' || VOLATILITIES.includes(given) || Number.isNaN(Number(given))
    ? VOLATILITIES
    : [...VOLATILITIES, given].toSorted((one, other) => Number(one) - Number(other))

type Option = readonly [value: string, text: string]
