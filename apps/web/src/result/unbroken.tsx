import { splitAtArticles, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'

/**
 * A text whose numbers of articles do not break over lines. Its characters are unchanged, so that it can be
 * copied. Used by `basis.tsx`, `figures.tsx`, `warnings.tsx`, `explanation/law-texts.tsx` and
 * `pages/note-law.tsx`.
 */
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
