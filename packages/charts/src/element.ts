import { type ComponentChildren, h, type VNode } from 'preact'

/** Attributes of SVG, by name. */
type Attributes = Readonly<Record<string, string | number>>

/**
 * An element of SVG. Used by `chart.ts` and `marks.ts`.
 * @example element('rect', { width: 10, height: 20 })
 */
export const element = (name: string, attributes: Attributes, ...children: ComponentChildren[]): VNode =>
  h(name, attributes as object, ...children)

/**
 * Rounds a coordinate to the tenth of a pixel, as `layout/paths.ts` does: less is not seen, and weighs in a page. Used
 * by `chart.ts` and `marks.ts`.
 */
export const px = (value: number): number => Math.round(value * 10) / 10
