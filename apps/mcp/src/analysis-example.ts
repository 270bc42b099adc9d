import { analyses, type Params, type Simulator, todayInParis } from '@denier/core'

/** Values by the names of their parameters. */
type Values = Readonly<Record<string, unknown>>

/**
 * Valid arguments of an analysis, from the worked example of a simulator: one number as the unknown, and a figure
 * that it changes as the target. The series that the simulator uses must be loaded. Called by `analysis-tool.ts` and
 * `general/solve-tool.ts`.
 * @param own the parameters of the analysis itself.
 * @returns `{ simulateur, parametres }` and, of `inconnue`, `cible` and `valeur`, those that the analysis
 * has.
 */
export function analysisExample(simulator: Simulator, own: Params): Values {
  const { name, example } = simulator.contract
  const query: Values = example.query
  const { inconnue, cible, valeur } = goalOf(simulator, query, example.expect)
  const { [inconnue]: _, ...others } = query
  const goal = Object.entries({ inconnue, cible, valeur }).filter(([argument]) =>
    Object.hasOwn(own, argument),
  )
  return {
    simulateur: name,
    parametres: Object.hasOwn(own, 'inconnue') ? others : query,
    ...Object.fromEntries(goal),
  }
}

/** The arguments of a goal seek: the unknown, the figure that is its target, and the value of that figure. */
interface Goal {
  readonly inconnue: string
  readonly cible: string
  readonly valeur: number
}

/** The first number of a query that moves one of the figures expected; failing that, the first of each. */
function goalOf(simulator: Simulator, query: Values, expected: object): Goal {
  const figures = figuresIn(expected)
  const numbers = Object.keys(query).filter((parameter) => typeof query[parameter] === 'number')
  for (const inconnue of numbers) {
    const moved = figuresIn(answerTo(simulator, { ...query, [inconnue]: (query[inconnue] as number) + 1 }))
    for (const [cible, valeur] of figures) {
      if (moved.has(cible) && moved.get(cible) !== valeur) return { inconnue, cible, valeur }
    }
  }
  const [[cible, valeur] = ['', 0]] = figures
  return { inconnue: numbers[0] ?? '', cible, valeur }
}

/** The `data` of a simulation; empty for a refused query. */
function answerTo(simulator: Simulator, query: Values): object {
  const analysis = analyses.simulation(simulator)
  const read = analysis.parserFor({}).fromObject(query)
  return read.ok ? analysis.answer(read.question, { today: todayInParis() }, 'fr').data : {}
}

/** The numbers that stand in no table, by their paths. */
function figuresIn(data: object, path = ''): ReadonlyMap<string, number> {
  const found = Object.entries(data).flatMap(([name, member]): (readonly [string, number])[] => {
    const here = path === '' ? name : `${path}.${name}`
    if (typeof member === 'number') return [[here, member]]
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return []
    return [...figuresIn(member, here)]
  })
  return new Map(found)
}
