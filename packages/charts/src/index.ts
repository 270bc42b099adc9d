/** What people see of a simulation: figures as they write them, charts of any contract. */
export { formatAxis } from './axis-figures.ts'
export { Drawing, type DrawingProps } from './chart.ts'
export { type Chart, type ChartData, chartData, type Series } from './chart-data.ts'
export { formatColumn, formatFigure } from './figures.ts'
export { type Layout, layoutOf, type Size } from './layout/layout.ts'
export { sayIn } from './say.ts'
export { describe, place } from './sentences.ts'
export { type Palette, palettes, type Theme, themes } from './theme.ts'
