/** What we use of the library, which brings no types. */
declare module 'asciichart' {
  interface PlotConfig {
    readonly min: number
    readonly max: number
    readonly height: number
    /** Columns before the first value; the axis stands in the last of them. */
    readonly offset: number
    readonly symbols: readonly string[]
    readonly format: (value: number, row: number) => string
  }
  export function plot(series: readonly number[], config: PlotConfig): string
}
