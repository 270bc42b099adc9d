import { type Contract, type Field, isNumeric, type Language, numericFigures } from '@denier/core'

export { figureAt } from '@denier/core'

/** Something that one number says: a figure of an answer by its path, or a parameter by its name. */
export interface Numeric {
  readonly key: string
  readonly field: Field
  /** What people read, enough to tell it from the others. */
  readonly label: string
  /** What stands above the group of an answer that it is in. */
  readonly heading?: string
}

/**
 * The figures that goal seek and sensitivity may aim at, in the contract's order: as they know them, without loading them.
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
  return toldApart(figures)
}

/** The parameters that hold a number. */
export const numericParams = ({ params }: Contract, language: Language): readonly Numeric[] =>
  Object.entries(params).flatMap(([key, field]) =>
    isNumeric(field) ? [{ key, field, label: field.label[language] }] : [],
  )

/** Two figures of one name are told apart by what stands above them. */
function toldApart(figures: readonly Numeric[]): readonly Numeric[] {
  const times = (label: string) => figures.filter((one) => one.label === label).length
  return figures.map((one) =>
    one.heading && times(one.label) > 1 ? { ...one, label: `${one.label} (${one.heading})` } : one,
  )
}
