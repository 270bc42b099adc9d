/**
 * Questions for the explanation of `drawdown`: portfolios that fall, that never do, and flows that empty
 * them. Used by `drawdown/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

const capital = 100_000
/** Nothing in equities: the other assets add up to 100 %. */
const withoutEquities = { capital, actions: 0 }

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
  { capital },
  { capital, indice: 'france', mensuel: 500 },
  { capital, indice: 'etats_unis', retrait: 500, reequilibrage: 'aucun' },
  { ...withoutEquities, obligations: 100, retrait: 1000 },
  { ...withoutEquities, or: 100 },
  { ...withoutEquities, liquidites: 100, retrait: 300, indice: 'france' }, // never fell
  { capital, actions: 60, obligations: 40 },
  { capital, actions: 25, obligations: 25, or: 25, liquidites: 25, reequilibrage: 'aucun' },
  { capital, actions: 1, liquidites: 99 },
  { capital, actions: 2, liquidites: 98 },
  { capital, actions: 0.5, liquidites: 99.5 },
  { ...withoutEquities, or: 1, liquidites: 99 },
  { ...withoutEquities, obligations: 5, liquidites: 95 },
  { capital, retrait: 1_000_000 }, // nothing is left
  { capital, indice_actions: 'monde', mensuel: 100 }, // three crises
  {
    capital,
    indice_actions: 'monde',
    actions: 60,
    obligations: 40,
    indice: 'france',
    reequilibrage: 'aucun',
  },
  { ...withoutEquities, obligations: 100, indice_actions: 'monde' }, // four: without equities the proxy is not read
]

/** Portfolios of four assets, whose shares in percent add up to 100, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc
  .record({
    shares: fc.tuple(fc.nat({ max: 10 }), fc.nat({ max: 10 }), fc.nat({ max: 10 }), fc.nat({ max: 10 })),
    mensuel: fc.constantFrom(0, 300),
    retrait: fc.constantFrom(0, 400, 2000),
    indice: fc.constantFrom('monde', 'france', 'etats_unis'),
    indice_actions: fc.constantFrom('us', 'monde'),
    reequilibrage: fc.constantFrom('annuel', 'aucun'),
  })
  .filter(({ shares }) => shares.some((share) => share > 0))
  .map(({ shares, ...flows }) => {
    const total = shares.reduce((sum, share) => sum + share, 0)
    const [actions = 0, obligations = 0, or = 0] = shares.map((share) => Math.round((100 * share) / total))
    return { capital, actions, obligations, or, liquidites: 100 - actions - obligations - or, ...flows }
  })
  .filter(({ liquidites }) => liquidites >= 0)
