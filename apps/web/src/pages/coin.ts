import { h } from 'preact'
import type { View } from '../app/view.ts'

/** A denier, small: the sign of the house, as in `favicon.svg`. */
export const Coin = (): View =>
  h(
    'svg',
    { viewBox: '0 0 32 32', width: 28, height: 28, 'aria-hidden': 'true', focusable: 'false' },
    h('circle', { class: 'coin-face', cx: 16, cy: 16, r: 15 }),
    h('circle', { class: 'coin-ring', cx: 16, cy: 16, r: 11.5 }),
    h('path', { class: 'coin-cross', d: 'M16 7.5V24.5M7.5 16H24.5' }),
  )
