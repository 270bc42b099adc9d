/**
 * Entry point: charts of any contract, and the formatters of `@denier/prose` that a page with charts needs.
 */
export { figureFormatter, formatAxis, formatColumn, formatFigure, formatGiven } from '@denier/prose'
export { Drawing, type DrawingProps } from './chart.ts'
export { type Chart, type ChartData, chartData, type Series } from './chart-data.ts'
export { gapParts } from './gap.ts'
export { type Layout, layoutOf, type Size } from './layout/layout.ts'
export { type Panel, panelsOf } from './panels.ts'
export { describe, nothingText, place } from './sentences.ts'
export { type Palette, palettes, type Theme, themes } from './theme.ts'
