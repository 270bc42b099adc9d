/** A value moved one way, and the figure it gives; `null` where it is refused, or gives none. */
export interface Side {
  readonly valeur: number | null
  readonly resultat: number | null
}

/** What moving one parameter does, as sensitivity answers it: the largest first. */
export interface Effect {
  readonly parametre: string
  readonly bas: Side
  readonly haut: Side
  readonly amplitude: number | null
}

/** What sensitivity answers, under `data`. */
export interface Weights {
  readonly valeur: number | null
  readonly effets: readonly Effect[]
}

/** The parameters that change the figure at all. */
export const feltOf = ({ valeur, effets }: Weights): readonly Effect[] =>
  valeur === null ? [] : effets.filter(({ amplitude }) => amplitude !== null && amplitude > 0)
