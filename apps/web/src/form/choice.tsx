import { type Contract, type Language, parameterOf } from '@denier/core'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import { type FormContext, ParamField } from './param-field.tsx'

interface ChoiceProps {
  readonly of: FormContext
  /** The index of the choice in the contract. */
  readonly index: number
  /** Called with the indices of a choice and of the way that the user picks. */
  readonly onWay: (choice: number, way: number) => void
}

/**
 * The id of a form by its index: without a script, each way of the choice has a form. Used by `form.tsx`.
 * @example formOf(1) // 'form2'
 */
export const formOf = (index: number): string => (index === 0 ? 'form' : `form${index + 1}`)

/**
 * A choice between exclusive sets of parameters ("ways"). One is shown; all of them when the typed values mix
 * several. Null for an index that the contract does not have. Part of `form.tsx`.
 */
export function Choice({ of, index, onWay }: ChoiceProps): View | null {
  const { simulator, setting, ways: chosen } = of
  const choice = simulator.contract.exclusive[index]
  if (!choice) return null
  const { language } = setting
  const shown = choice.ways.filter((_, way) => chosen[index] === undefined || chosen[index] === way)
  const params = shown.flatMap((way) => way.params)
  const hidden = choice.ways.flatMap((way) => way.params).filter((name) => !params.includes(name))
  const hiddenFaults = of.faults.filter(({ field }) => hidden.includes(parameterOf(field)))
  return (
    <fieldset class="form-choice">
      <legend class="form-label">{choice.title[language]}</legend>
      <div class="form-ways">
        {choice.ways.map((way, number) => (
          <Way
            of={of}
            index={index}
            way={number}
            title={way.title[language]}
            onWay={() => onWay(index, number)}
          />
        ))}
      </div>
      {of.notCarried.length > 0 && (
        <p class="form-left-out" role="status">
          {messages.notCarried[language](labelsOf(simulator.contract, of.notCarried, language))}
        </p>
      )}
      {hiddenFaults.map(({ text }) => (
        <p class="form-fault">{text}</p>
      ))}
      <div class="form-fields">
        {params.map((name) => (
          <ParamField key={name} of={of} name={name} />
        ))}
      </div>
    </fieldset>
  )
}

/** The labels of parameters, as a list within a sentence. */
const labelsOf = ({ params }: Contract, names: readonly string[], language: Language): string =>
  names.map((name) => params[name]?.label[language] ?? name).join(', ')

interface WayProps {
  readonly of: FormContext
  /** The index of the choice in the contract. */
  readonly index: number
  /** The index of the way in the choice. */
  readonly way: number
  readonly title: string
  /** Called when the user picks the way. */
  readonly onWay: () => void
}

/**
 * One way of a choice. With a script, a radio button outside the form, since the way is not a parameter;
 * without, its title, or a link to the form that has it. The link is right for one choice of two ways, the most that
 * a contract has.
 */
function Way({ of, index, way, title, onWay }: WayProps): View {
  const { hasScript, prefix, ways } = of
  const here = ways[index] === way
  if (!hasScript)
    return here ? (
      <strong class="form-way form-way-here">{title}</strong>
    ) : (
      <a class="form-way" href={`#${prefix === formOf(0) ? formOf(1) : formOf(0)}`}>
        {title}
      </a>
    )
  return (
    <label class={`form-way${here ? ' form-way-here' : ''}`}>
      <input
        class="form-unseen"
        type="radio"
        form=""
        name={`${prefix}-way-${index}`}
        checked={here}
        onChange={onWay}
      />
      <span>{title}</span>
    </label>
  )
}
