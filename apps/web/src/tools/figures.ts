import { type Contract, type Field, type Language, numericFigures } from '@denier/core'
import { otherFigures } from './menu-messages.ts'

/** The value of a figure of an answer by its path, for `goal-form.tsx`. */
export { figureAt } from '@denier/core'

/**
 * A numeric figure of an answer, by its path, or a numeric parameter, by its name. Used by `goal-form.tsx`,
 * `goal.ts`, `pieces.tsx`, `sensitivity-figures.tsx` and others in `tools`.
 */
export interface Numeric {
  /** The path or the name. */
  readonly key: string
  readonly field: Field
  /** A label that differs from those of the others. */
  readonly label: string
  /** The heading under which a menu lists it; the main figures have none. */
  readonly heading?: string
}

/** How many figures come first, where the contract names fewer decisive ones. */
const FEWEST_MAIN = 3

/**
 * The figures that the menus of goal seek and sensitivity offer, without loading their code: the decisive ones, then
 * the others under headings. The API accepts more: those that repeat the question (`echo`) are left out here. Used by
 * `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 * @example figuresOf(cagr.contract, 'fr')[0] // { key: 'resume.cagr', label: 'Taux de croissance annuel', … }
 */
export function figuresOf(contract: Contract, language: Language): readonly Numeric[] {
  const figures = withDistinctLabels(
    Object.entries(numericFigures(contract.result)).flatMap(([key, field]) =>
      field.echo
        ? []
        : [{ key, field, label: field.label[language], heading: headingOf(contract, key, language) }],
    ),
  )
  const decisive = decisiveOf(contract).flatMap((path) => figures.find(({ key }) => key === path) ?? [])
  const ranked = [...decisive, ...figures.filter((one) => !decisive.includes(one))]
  const main = Math.max(decisive.length, FEWEST_MAIN)
  return ranked.map(({ key, field, label, heading }, rank) => ({
    key,
    field,
    label,
    ...(rank >= main && { heading: otherFigures[language](heading) }),
  }))
}

/** The heading, in the answer, of the group of a figure; `''` for the summary. */
const headingOf = ({ headings }: Contract, key: string, language: Language): string =>
  key
    .split('.')
    .slice(0, -1)
    .map((_, index, path) => headings[path.slice(0, index + 1).join('.')]?.[language])
    .filter((text) => text !== undefined)
    .join(', ')

/** The paths of the figures that decide, in all answers and in those that have one more. */
const decisiveOf = ({ decisive, decisiveOnceAsked }: Contract): readonly string[] => [
  ...decisive,
  ...(decisiveOnceAsked === undefined ? [] : [decisiveOnceAsked]),
]

/**
 * The parameters that goal seek can solve for, in the order of the contract: those that a person can act on.
 * Called by `goal-seek-tool.tsx`.
 * @example leversOf(achatLocation.contract, 'fr')[0].key // 'loyer'
 */
export const leversOf = ({ levers, params }: Contract, language: Language): readonly Numeric[] =>
  levers.flatMap((key) => {
    const field = params[key]
    return field ? [{ key, field, label: field.label[language] }] : []
  })

/** Adds the heading of the group to labels that several figures share. */
function withDistinctLabels<Figure extends Numeric>(figures: readonly Figure[]): readonly Figure[] {
  const times = (label: string) => figures.filter((one) => one.label === label).length
  return figures.map((one) =>
    one.heading && times(one.label) > 1 ? { ...one, label: `${one.label} (${one.heading})` } : one,
  )
}
