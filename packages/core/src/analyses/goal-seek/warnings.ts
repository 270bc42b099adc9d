import type { Warning } from '../../definition/warning.ts'
import type { KindName } from '../../units/kinds.ts'
import type { Text } from '../../units/text.ts'
import type { Translator } from '../translator.ts'
import type { Solution } from './crossing.ts'
import type { Finding } from './find.ts'
import { type Point, pointsOf } from './profile.ts'
import type { ValueGrid } from './value-grid.ts'

/** The unknown, the figure and the target of a goal seek, with their units. */
interface GoalTerms {
  /** The values of the unknown. */
  readonly grid: ValueGrid
  readonly unknown: { readonly kind: KindName; readonly label: Text }
  readonly figure: { readonly kind: KindName; readonly label: Text }
  /** The target as the caller gave it. */
  readonly givenTarget: number
  /** The target looked for, rounded as the figure is. */
  readonly target: number
}

/** The parts that the messages share, formatted in their language. */
interface MessageTerms {
  readonly t: Translator
  /** The label of the unknown, in quotes. */
  readonly unknown: string
  /** The label of the figure, in quotes. */
  readonly figure: string
  /** The target, with its unit. */
  readonly target: string
  /** The target as a number. */
  readonly targetNumber: number
  /** The value of the unknown at an index, with its unit. */
  readonly valueAt: (point: { readonly gridIndex: number }) => string
  /** The figure at a point, with its unit. */
  readonly result: (point: Point) => string
}

/** The warnings about the value found, or about the absence of one. Called by `goal-seek.ts`. */
export function warningsOf(finding: Finding, goal: GoalTerms, t: Translator): readonly Warning[] {
  const { grid, unknown, figure, givenTarget, target } = goal
  const terms: MessageTerms = {
    t,
    unknown: t.label(unknown.label),
    figure: t.label(figure.label),
    target: t.number(target, figure.kind),
    targetNumber: target,
    valueAt: ({ gridIndex }) => t.number(grid.valueAt(gridIndex), unknown.kind),
    result: ({ result }) => t.number(result, figure.kind),
  }
  const remarks = {
    ...(givenTarget !== target && { cible_arrondie: roundedTarget(t.number(givenTarget, 'plain'), terms) }),
    ...(finding.solution && solutionWarnings(finding, finding.solution, grid.isDense, terms)),
  }
  const absence = finding.solution ? {} : absenceWarning(finding, terms)
  return [...withLevel(remarks, 'note'), ...withLevel(absence, 'alerte')]
}

/** Warnings of one level from messages by code. */
const withLevel = (messages: Readonly<Record<string, string>>, niveau: Warning['niveau']): Warning[] =>
  Object.entries(messages).map(([code, message]) => ({ code, message, niveau }))

// Each function below writes the message of one warning, by the code under which its caller puts it.

const roundedTarget = (givenTarget: string, { t, target }: MessageTerms): string =>
  t.text({
    fr: `Ce résultat n’est jamais donné avec autant de décimales que ${givenTarget} : la cible cherchée est ${target}.`,
    en: `This result is never given with as many decimals as ${givenTarget}: the target looked for is ${target}.`,
  })

const solutionWarnings = (finding: Finding, solution: Solution, isDense: boolean, terms: MessageTerms) => ({
  ...(solution.reach === 'jumped' && {
    cible_sautee: isDense ? jumped(solution, terms) : passed(solution, finding.isComplete, terms),
  }),
  ...(solution.reach === 'approached' && { cible_approchee: approached(solution, terms) }),
  ...(finding.rounded &&
    finding.rounded.result !== terms.targetNumber && {
      valeur_arrondie: roundedValue(finding.rounded, terms),
    }),
  ...(finding.isFloor && { minimum_suffit: floor(finding, solution, terms) }),
  ...(finding.hasOthers && { autres_solutions: otherSolutions(isDense, terms) }),
})

const jumped = (solution: Solution, { t, figure, target, result }: MessageTerms): string =>
  t.text({
    fr: `Le résultat passe d’un bond par-dessus ${target} : la valeur donnée est la première après ce bond, et donne ${result(solution)} pour ${figure}.`,
    en: `The result jumps over ${target}: the value given is the first past the jump, and gives ${result(solution)} for ${figure}.`,
  })

function passed(solution: Solution, isComplete: boolean, terms: MessageTerms): string {
  const { t, unknown, figure, target, valueAt, result } = terms
  const tried = t.text(
    isComplete
      ? { fr: 'Aucune valeur entière admise', en: 'No allowed whole value' }
      : { fr: 'Aucune valeur entière examinée', en: 'No whole value examined' },
  )
  return t.text({
    fr: `${tried} de ${unknown} ne donne exactement ${target}. La valeur donnée, ${valueAt(solution)}, est la première valeur entière qui l’atteint : elle donne ${result(solution)} pour ${figure}.`,
    en: `${tried} of ${unknown} gives exactly ${target}. The value given, ${valueAt(solution)}, is the first whole value that reaches it: it gives ${result(solution)} for ${figure}.`,
  })
}

const approached = (solution: Solution, { t, figure, target, result }: MessageTerms): string =>
  t.text({
    fr: `La cible de ${target} est trop précise pour être atteinte exactement : la valeur donnée s’en approche au plus près, et donne ${result(solution)} pour ${figure}.`,
    en: `The target of ${target} is too precise to be reached exactly: the value given comes nearest, and gives ${result(solution)} for ${figure}.`,
  })

const roundedValue = (rounded: Point, { t, figure, target, valueAt, result }: MessageTerms): string =>
  t.text({
    fr: `Arrondie à ${valueAt(rounded)}, la valeur donne ${result(rounded)} et non ${target} pour ${figure}.`,
    en: `Rounded to ${valueAt(rounded)}, the value gives ${result(rounded)} and not ${target} for ${figure}.`,
  })

function floor({ profile }: Finding, solution: Solution, terms: MessageTerms): string {
  const { t, unknown, target, valueAt, result } = terms
  const isLowest = profile.flat().every(({ gridIndex }) => gridIndex >= solution.gridIndex)
  const least = t.text(
    isLowest
      ? { fr: 'La plus petite valeur admise', en: 'The lowest allowed value' }
      : {
          fr: 'La plus petite valeur pour laquelle le résultat existe',
          en: 'The lowest value for which the result exists',
        },
  )
  return t.text({
    fr: `${least} de ${unknown} (${valueAt(solution)}) donne déjà ${result(solution)}, plus que la cible de ${target} : c’est elle qui est donnée.`,
    en: `${least} of ${unknown} (${valueAt(solution)}) already gives ${result(solution)}, more than the target of ${target}: it is the one given.`,
  })
}

function otherSolutions(isDense: boolean, { t, unknown }: MessageTerms): string {
  const given = t.text(
    isDense
      ? {
          fr: 'La plus proche des valeurs usuelles est donnée.',
          en: 'The one nearest to usual values is given.',
        }
      : { fr: 'La plus petite qui a été trouvée est donnée.', en: 'The lowest that was found is given.' },
  )
  return t.text({
    fr: `Le résultat ne varie pas dans un seul sens quand ${unknown} augmente : d’autres valeurs peuvent aussi le donner. ${given}`,
    en: `The result does not move one way only as ${unknown} rises: other values may give it too. ${given}`,
  })
}

/**
 * The warning that there is no value: a certainty where all values were simulated, else the results that were
 * seen.
 */
function absenceWarning(finding: Finding, terms: MessageTerms): Readonly<Record<string, string>> {
  const { profile, direction, isComplete } = finding
  const samples = profile.flat()
  const points = pointsOf(profile)
  const [point] = points
  const tried = terms.t.text(
    isComplete
      ? { fr: 'valeurs admises', en: 'allowed values' }
      : { fr: `${samples.length} valeurs examinées`, en: `${samples.length} values examined` },
  )
  if (!point) return { cible_inexistante: inexistent(tried, terms) }
  if (samples.length === 1) return { valeur_unique: single(point, terms) }
  if (direction === 0 && points.length === samples.length)
    return { sans_effet: withoutEffect(point, tried, terms) }
  const missed = missedBetween(samples, tried, terms)
  const range = rangeOf(points, terms)
  return direction === undefined && !isComplete
    ? { cible_non_trouvee: notFound(missed, range, terms) }
    : { cible_hors_de_portee: `${missed.charAt(0).toUpperCase()}${missed.slice(1)}. ${range}` }
}

const inexistent = (tried: string, { t, unknown, figure }: MessageTerms): string =>
  t.text({
    fr: `Le résultat ${figure} n’existe pour aucune des ${tried} de ${unknown} : la question ne le demande pas, ou il est impossible.`,
    en: `The result ${figure} exists for none of the ${tried} of ${unknown}: the question does not call for it, or it is impossible.`,
  })

const single = (point: Point, { t, unknown, figure, valueAt, result }: MessageTerms): string =>
  t.text({
    fr: `Les autres paramètres ne laissent qu’une valeur à ${unknown}, ${valueAt(point)} : elle donne ${result(point)} pour ${figure}.`,
    en: `The other parameters leave ${unknown} one value only, ${valueAt(point)}: it gives ${result(point)} for ${figure}.`,
  })

const withoutEffect = (point: Point, tried: string, { t, unknown, figure, result }: MessageTerms): string =>
  t.text({
    fr: `Changer ${unknown} ne change pas ${figure} : ce résultat reste ${result(point)} pour toutes les ${tried}.`,
    en: `Changing ${unknown} does not change ${figure}: this result stays ${result(point)} for all the ${tried}.`,
  })

/** States that none of the values tried, from the lowest to the highest, gives the target. */
function missedBetween(samples: Finding['profile'][number], tried: string, terms: MessageTerms): string {
  const { t, unknown, figure, target, valueAt } = terms
  const gridIndexes = samples.map(({ gridIndex }) => gridIndex)
  const [first, last] = [
    valueAt({ gridIndex: Math.min(...gridIndexes) }),
    valueAt({ gridIndex: Math.max(...gridIndexes) }),
  ]
  return t.text({
    fr: `aucune des ${tried} de ${unknown}, de ${first} à ${last}, ne donne ${target} pour ${figure}`,
    en: `none of the ${tried} of ${unknown}, from ${first} to ${last}, gives ${target} for ${figure}`,
  })
}

/** The lowest and the highest result seen, and where. */
function rangeOf(points: readonly Point[], { t, valueAt, result }: MessageTerms): string {
  const sorted = [...points].sort((a, b) => a.result - b.result)
  const [low, high] = [sorted[0], sorted.at(-1)] as [Point, Point]
  return low.result === high.result
    ? t.text({
        fr: `Le résultat est ${result(low)} partout où il existe.`,
        en: `The result is ${result(low)} wherever it exists.`,
      })
    : t.text({
        fr: `Le plus petit résultat obtenu est ${result(low)} (pour ${valueAt(low)}), le plus grand ${result(high)} (pour ${valueAt(high)}).`,
        en: `The lowest result obtained is ${result(low)} (for ${valueAt(low)}), the highest ${result(high)} (for ${valueAt(high)}).`,
      })
}

const notFound = (missed: string, range: string, { t }: MessageTerms): string =>
  t.text({
    fr: `Le résultat ne varie pas dans un seul sens : ${missed}, mais il peut en exister une. ${range}`,
    en: `The result does not move one way only: ${missed}, yet there may be one. ${range}`,
  })
