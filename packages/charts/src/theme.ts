/**
 * The themes of a chart (light and dark), as they are named in the API. Exported by `@denier/charts` and
 * `@denier/charts/svg`, for other programs.
 */
export const themes = ['clair', 'sombre'] as const

/** The name of a theme: light or dark. */
export type Theme = (typeof themes)[number]

/** The colours of a theme. The first series has the accent colour; lightness and dashes distinguish the others. */
export interface Palette {
  readonly background: string
  readonly text: string
  /** Texts that matter less: ticks, notes. */
  readonly muted: string
  readonly grid: string
  /** The zero line and the axis. */
  readonly axis: string
  /** One for each series, in the order of the contract. */
  readonly series: readonly string[]
  /** Fills of areas and pale bars, under a stroke of the series; one for each series. */
  readonly tints: readonly string[]
  /** Fill of bars between full and pale, in the hue of the accent. */
  readonly middle: string
}

/**
 * The colours of each theme. Exported by `@denier/charts`; used by `svg.ts`, and by `result/palette.ts` of
 * `@denier/web`.
 */
export const palettes: Readonly<Record<Theme, Palette>> = {
  clair: {
    background: '#ffffff',
    text: '#17242b',
    muted: '#55646d',
    grid: '#e4e9ec',
    axis: '#7b8890',
    series: ['#0b6b62', '#243b53', '#a4500f', '#7b3f98', '#17242b'],
    tints: ['#d5e9e6', '#dbe2ea', '#f4e3d5', '#eadff0', '#e6eaec'],
    middle: '#57968f',
  },
  sombre: {
    background: '#12191d',
    text: '#eaf0f2',
    muted: '#a5b3ba',
    grid: '#263238',
    axis: '#71828b',
    series: ['#5ccdbe', '#a9c3e3', '#f0a868', '#d3a6ec', '#eaf0f2'],
    tints: ['#1b3f3c', '#26374a', '#443022', '#3d2c48', '#303b41'],
    middle: '#3b8a80',
  },
}

/**
 * The element at an index of a list that repeats: after the last colour comes the first again. Used by `chart.ts` and
 * `marks.ts`.
 */
export const nth = <T>(cycle: readonly T[], index: number): T => cycle[index % cycle.length] as T

/**
 * Values of `stroke-dasharray`, by the rank of a line; the first is solid. They distinguish lines where
 * colours do not: on paper, and for colour-blind readers. Used by `marks.ts`.
 */
export const dashes = [undefined, '7 4', '2 3', '10 3 2 3', '4 2', '1 4'] as const
