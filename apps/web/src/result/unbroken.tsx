import { splitAtArticles, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'

/** A text in which no line breaks inside the number of an article. Its characters do not change, so that it can be copied. */
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
