/** Entry point: formats numbers and texts for people, in French and English, for all interfaces. */

export { constraintSentence, rowLabel } from './constraint-sentence.ts'
export { figureFormatter } from './figure-formatter.ts'
export { formatAxis } from './format-axis.ts'
export { formatLongDay, isoDay } from './format-date.ts'
export {
  formatBrief,
  formatColumn,
  formatEstimate,
  formatFigure,
  formatGiven,
  isAmount,
  NO_FIGURE,
  shownDifference,
  withoutZeroCents,
} from './format-figure.ts'
export { formatNumber } from './format-number.ts'
export { frenchProblem } from './french-problem.ts'
export { locales } from './locales.ts'
export { listNames, quoteName } from './names.ts'
export { truncate } from './truncate.ts'
export { numberOf, toGrammar, toHuman } from './typed-number.ts'
export { colon, lowerFirst, splitAtArticles, typeset, upperFirst } from './typeset.ts'
export { type UsedValue, valuesUsed } from './values-used.ts'
export { wrapEvenly, wrapWords } from './wrap.ts'
