import type { Warning } from '../../definition/simulator.ts'
import { inLanguage, type Language, type Text } from '../../definition/text.ts'
import { spoken } from '../spoken.ts'
import type { Finding } from './find.ts'
import type { Lattice } from './lattice.ts'
import { pointsOf } from './profile.ts'

const texts = {
  cible_sautee: {
    fr: 'Le résultat passe d’un bond par-dessus la cible : la valeur donnée est la première après ce bond, et atteint dit ce qu’elle donne.',
    en: 'The result jumps over the target: the value given is the first past the jump, and atteint tells what it gives.',
  },
  cible_approchee: {
    fr: 'La cible est trop précise pour être atteinte exactement : la valeur donnée s’en approche au plus près, et atteint dit ce qu’elle donne.',
    en: 'The target is too precise to be reached exactly: the value given comes nearest, and atteint tells what it gives.',
  },
  minimum_suffit: {
    fr: 'Dès la plus petite valeur admise du paramètre inconnu, la cible est dépassée : c’est cette valeur qui est donnée.',
    en: 'From the lowest allowed value of the unknown parameter on, the target is passed: that value is the one given.',
  },
  autres_solutions: {
    fr: 'Le résultat ne varie pas dans un seul sens quand le paramètre inconnu augmente : d’autres valeurs peuvent aussi atteindre la cible. La plus proche de l’usage est donnée.',
    en: 'The result does not move one way only as the unknown parameter rises: other values may reach the target too. The one nearest to usual values is given.',
  },
  cible_inexistante: {
    fr: 'Le résultat visé n’existe pour aucune des valeurs examinées : la question ne le demande pas, ou il est impossible.',
    en: 'The target result does not exist for any of the values examined: the question does not call for it, or it is impossible.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** What a careful professional adds to the value found, or says in its place. */
export function warningsOf(finding: Finding, lattice: Lattice, language: Language): readonly Warning[] {
  const { solution, direction, isPassedAtOnce } = finding
  if (!solution) return [said(...absence(finding, lattice), language)]
  return [
    ...(solution.reach === 'jumped' ? ['cible_sautee' as const] : []),
    ...(solution.reach === 'approached' ? ['cible_approchee' as const] : []),
    ...(isPassedAtOnce ? ['minimum_suffit' as const] : []),
    ...(direction === undefined ? ['autres_solutions' as const] : []),
  ].map((code) => said(code, texts[code], language))
}

const said = (code: string, text: Text, language: Language): Warning => ({
  code,
  message: inLanguage(text, language),
})

/** Why there is no value. */
function absence({ profile, direction }: Finding, lattice: Lattice): [code: string, text: Text] {
  const spots = profile.flat()
  const points = pointsOf(profile)
  const [point] = points
  if (!point) return ['cible_inexistante', texts.cible_inexistante]
  if (direction === 0 && points.length === spots.length) return ['sans_effet', withoutEffect(point.result)]
  const bounds = boundResults(finding(spots.at(0)), finding(spots.at(-1)), lattice)
  return direction === undefined
    ? ['cible_non_trouvee', notFound(spots.length, bounds)]
    : ['cible_hors_de_portee', outOfReach(bounds)]
}

type Bound = { readonly place: number; readonly result: number } | undefined

const finding = (spot: { readonly place: number; readonly result: number | null } | undefined): Bound =>
  spot && spot.result !== null ? { place: spot.place, result: spot.result } : undefined

function withoutEffect(result: number): Text {
  const reached = spoken(result)
  return {
    fr: `Le paramètre inconnu ne change pas le résultat visé, qui reste ${reached.fr} pour toutes les valeurs examinées.`,
    en: `The unknown parameter does not change the target result, which stays ${reached.en} for all the values examined.`,
  }
}

/** What the figure is at the bounds, where it exists there. */
function boundResults(low: Bound, high: Bound, lattice: Lattice): Text {
  const parts = [low, high].flatMap((bound) =>
    bound ? [{ value: spoken(lattice.valueAt(bound.place)), result: spoken(bound.result) }] : [],
  )
  if (parts.length === 0) return { fr: '', en: '' }
  return {
    fr: ` Le résultat est ${parts.map(({ value, result }) => `${result.fr} pour la valeur ${value.fr}`).join(', ')}.`,
    en: ` The result is ${parts.map(({ value, result }) => `${result.en} for the value ${value.en}`).join(', ')}.`,
  }
}

const outOfReach = (bounds: Text): Text => ({
  fr: `Aucune valeur admise du paramètre inconnu n’atteint la cible.${bounds.fr}`,
  en: `No allowed value of the unknown parameter reaches the target.${bounds.en}`,
})

const notFound = (count: number, bounds: Text): Text => ({
  fr: `Le résultat ne varie pas dans un seul sens : parmi les ${count} valeurs examinées aucune n’atteint la cible, mais il peut en exister une.${bounds.fr}`,
  en: `The result does not move one way only: among the ${count} values examined none reaches the target, yet there may be one.${bounds.en}`,
})
