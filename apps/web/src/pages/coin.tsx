import type { View } from '../model/view.ts'

/**
 * The logo, a coin, drawn like `favicon.svg` with its own sizes; `base.css` colours it. Part of `header.tsx`.
 */
export const Coin = (): View => (
  <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true" focusable="false">
    <circle class="coin-face" cx={16} cy={16} r={15} />
    <circle class="coin-ring" cx={16} cy={16} r={11.5} />
    <path class="coin-cross" d="M16 7.5V24.5M7.5 16H24.5" />
  </svg>
)
