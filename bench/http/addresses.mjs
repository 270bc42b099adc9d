// Addresses that are all different: on one alone, engines remember the texts of its numbers. For `bench/http.mjs`.
const PATH = '/api/v1/simulateurs/interets-composes'

/**
 * Numbers between 0 and 1 that look drawn, the same in each run (Lehmer 1951; multiplier of Park and Miller
 * 1993).
 */
function drawer(seed) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * `count` paths with correct questions on compound interest, each over `years` years. The same `seed` gives
 * the same. Used by `bench/http.mjs` and `bench/refusals.mjs`.
 */
export function sound(count, years, seed = 1) {
  const draw = drawer(seed)
  return Array.from({ length: count }, () => {
    const [capital, mensuel, taux] = [draw() * 1e5, draw() * 2000, draw() * 10].map((value) =>
      value.toFixed(2),
    )
    return `${PATH}?capital=${capital}&mensuel=${mensuel}&taux=${taux}&duree=${years}&inflation=${(draw() * 4).toFixed(1)}`
  })
}

/**
 * `count` paths with questions that are refused: `mensuel` is missing, `taux` is wrong, `duree` missing or no
 * integer. Used by `bench/http.mjs`.
 */
export function unsound(count, seed = 2) {
  const draw = drawer(seed)
  return Array.from({ length: count }, () => {
    const capital = (draw() * 1e5).toFixed(2)
    const taux = draw() < 0.5 ? `x${(draw() * 10).toFixed(2)}` : (101 + draw() * 100).toFixed(2)
    const duree = draw() < 0.5 ? '' : `&duree=${(draw() * 30 + 0.001).toFixed(3)}`
    return `${PATH}?capital=${capital}&taux=${taux}${duree}`
  })
}
