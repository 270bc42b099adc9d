import type { Contract } from '@denier/core'
import { pagePath, queryOf, TWICE, valuesOf } from '../model/address.ts'
import type { FormValues, PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { Ways } from './ways.ts'

/**
 * The values with which a way of a choice begins where its contract makes them of the other ways (`carried`),
 * such as one row of a list for each heir of a kinship. None where the other ways are as they were when this
 * one was left: its earlier values are then right. Forms reach it by `ListContext`: used by `list-field.tsx`
 * and `list-context.ts`.
 * @param choice the index of the choice in the contract.
 * @param way the index of the way in the choice.
 * @param left the values with which the way shown began.
 * @returns the texts of the parameters of the way; no name where nothing is carried.
 */
export function carriedValues(
  { exclusive }: Contract,
  choice: number,
  way: number,
  typed: FormValues,
  left: FormValues,
): FormValues {
  const ways = exclusive[choice]?.ways ?? []
  const { carried, params = [] } = ways[way] ?? {}
  const isSame = ways.every((one) => one.params.every((name) => (typed[name] ?? '') === (left[name] ?? '')))
  if (!carried || isSame) return {}
  const rows = carried(typed)
  return Object.fromEntries(params.map((name) => [name, rows[name]?.join(TWICE) ?? '']))
}

interface LinkProps extends Pick<PartProps, 'simulator' | 'state' | 'setting'> {
  /** The ways that the linked page shows. */
  readonly ways: Ways
  /** The id of the link: that of the form it replaces. */
  readonly prefix: string
}

/**
 * Without a script, a link to the page where lists begin with what the other ways say, in place of one more
 * form with its blank rows (5 kB). `undefined` where a way has nothing to begin with. Used by
 * `list-context.ts` and `list-field.tsx`.
 */
export function linkToWays({ simulator, state, ways, prefix, setting }: LinkProps): View | undefined {
  const { contract } = simulator
  const { language } = setting
  // what the other ways say: in the typed values, else in the worked example
  const texts = [state.typed, valuesOf(contract.params, contract.example.query)]
  const begun = ways.flatMap((way = 0, choice): readonly FormValues[] => {
    const found = texts.map((typed) => carriedValues(contract, choice, way, typed, {}))
    return found.filter((values) => Object.values(values).some((text) => text !== '')).slice(0, 1)
  })
  if (begun.length === 0) return undefined
  const titles = contract.exclusive.flatMap(
    ({ ways: each }, index) => each[ways[index] ?? 0]?.title[language] ?? [],
  )
  const others = contract.exclusive.flatMap(({ ways: each }) => each.flatMap(({ params }) => params))
  const emptied = Object.fromEntries(others.map((name) => [name, '']))
  const query = queryOf(Object.assign({}, state.typed, emptied, ...begun))
  return (
    <p class="form-other" id={prefix}>
      <a class="form-other-head" href={`${pagePath(contract.name, language)}?${query}`}>
        {messages.otherwise[language] + titles.join(', ').toLowerCase()}
      </a>
    </p>
  )
}
