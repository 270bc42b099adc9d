/** The figure that the bar shows, at one moment. */
export interface BarFigure {
  /** The answer that it is of: another one for each change of the form. */
  readonly of: unknown
  /** Its path in the contract; `undefined` without a figure. */
  readonly path: string | undefined
  readonly value: unknown
}

/** What a user changes from when a field is entered to the next field: typing a number is one edit. */
export interface Edit {
  /** The figure before the edit. */
  readonly before: BarFigure
  readonly now: BarFigure
  /** Whether a field was entered since the last answer: the next one belongs to another edit. */
  readonly isOver: boolean
}

/** The edit of a page that has just opened. Used by `answer-bar.tsx`. */
export const firstEdit = (now: BarFigure): Edit => ({ before: now, now, isOver: false })

/** The edit once a field was entered or pressed. Used by `answer-bar.tsx`. */
export const entered = (edit: Edit): Edit => ({ ...edit, isOver: true })

/** The edit with the figure of another answer; the same edit where the answer is the same. Used by `answer-bar.tsx`. */
export function answered({ before, now, isOver }: Edit, next: BarFigure): Edit {
  if (next.of === now.of) return { before, now, isOver }
  const start = isOver ? now : before
  return { before: start.path === next.path ? start : next, now: next, isOver: false }
}

/** The figure now and before the edit; `undefined` where either is no number. Used by `answer-bar.tsx`. */
export const numbersOf = ({ before, now }: Edit): readonly [before: number, now: number] | undefined =>
  typeof before.value === 'number' && typeof now.value === 'number' ? [before.value, now.value] : undefined
