/**
 * A parameter moved in one direction: its value, and the figure it gives; `null` when it is invalid or gives
 * none. Used by `sensitivity-figures.tsx`, `tornado-scale.ts` and `tornado.tsx`.
 */
export interface Side {
  /** In the unit of the parameter; `resultat` in that of the figure. */
  readonly valeur: number | null
  readonly resultat: number | null
}

/**
 * The effect of moving one parameter, in the answer of a sensitivity study: a little down (`bas`), a little
 * up (`haut`). Used by `sensitivity-figures.tsx`, `tornado-scale.ts` and `tornado.tsx`.
 */
export interface Effect {
  /** The name of the parameter. */
  readonly parametre: string
  readonly bas: Side
  readonly haut: Side
  /** How far apart both figures are, in the unit of the figure; `null` where one is missing. */
  readonly amplitude: number | null
}

/**
 * The `data` of an answer of a sensitivity study; effects are sorted, the largest first. Used by
 * `sensitivity-figures.tsx`.
 */
export interface Weights {
  /** The figure before any parameter is moved, in its own unit; `null` where it does not exist. */
  readonly valeur: number | null
  readonly effets: readonly Effect[]
}

/**
 * The effects that change the figure. For the tornado chart and its table. Used by `sensitivity-figures.tsx`.
 */
export const effectsThatCount = ({ valeur, effets }: Weights): readonly Effect[] =>
  valeur === null ? [] : effets.filter(({ amplitude }) => amplitude !== null && amplitude > 0)
