import { splitAtArticles, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'

/** A text as it is printed, the number of an article whole on its line; its letters stay as they are, for who copies them. */
export const unbrokenWords = (text: string): readonly (View | string)[] =>
  splitAtArticles(typeset(text)).map((part, rank) =>
    rank % 2 ? (
      <span key={rank} class="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
