import { type Contract, type Field, type Language, numericFigures } from '@denier/core'

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
  /** The heading of its group in the answer. */
  readonly heading?: string
}

/**
 * The figures that goal seek and sensitivity accept as a target, in the order of the contract, without
 * loading their code. For the menus of both tools. Used by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 * @example figuresOf(cagr.contract, 'fr')[0] // { key: 'resume.cagr', label: 'Taux de croissance annuel', … }
 */
export function figuresOf({ result, headings }: Contract, language: Language): readonly Numeric[] {
  const headingOf = (path: readonly string[]): string =>
    path
      .map((_, index) => headings[path.slice(0, index + 1).join('.')]?.[language])
      .filter((text) => text !== undefined)
      .join(', ')
  const figures = Object.entries(numericFigures(result)).map(([key, field]) => {
    const heading = headingOf(key.split('.').slice(0, -1))
    return { key, field, label: field.label[language], ...(heading && { heading }) }
  })
  return withDistinctLabels(figures)
}

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
function withDistinctLabels(figures: readonly Numeric[]): readonly Numeric[] {
  const times = (label: string) => figures.filter((one) => one.label === label).length
  return figures.map((one) =>
    one.heading && times(one.label) > 1 ? { ...one, label: `${one.label} (${one.heading})` } : one,
  )
}
