import type { ComponentChildren } from 'preact'
import type { View } from '../model/view.ts'

interface PartProps {
  readonly title: string
  readonly children?: ComponentChildren
}

/**
 * A part of an explanation, under its title. Used by `entry-view.tsx`, `law-texts.tsx`, `operands.tsx` and
 * `row-values.tsx`.
 */
export const Part = ({ title, children }: PartProps): View => (
  <section class="why-part">
    <h3>{title}</h3>
    {children}
  </section>
)
