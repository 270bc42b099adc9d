import type { Text } from '../../definition/text.ts'
import { spoken } from '../spoken.ts'
import type { Finding } from './find.ts'
import { type Profile, pointsOf } from './profile.ts'
import type { Point } from './search.ts'
import type { Subject } from './subject.ts'

/** Why there is no value, by its code: what is certain where all values were tried, what was seen elsewhere. */
export function absence(finding: Finding, subject: Subject): Readonly<Record<string, Text>> {
  const { profile, direction, isComplete } = finding
  const spots = profile.flat()
  const points = pointsOf(profile)
  const [point] = points
  const tried = isComplete ? allowed : examined(spots.length)
  if (!point) return { cible_inexistante: inexistent(tried) }
  if (spots.length === 1) return { valeur_unique: single(point, subject) }
  if (direction === 0 && points.length === spots.length)
    return { sans_effet: withoutEffect(point, subject, tried) }
  const range = rangeOf(profile, subject)
  return direction === undefined && !isComplete
    ? { cible_non_trouvee: notFound(tried, range) }
    : { cible_hors_de_portee: outOfReach(tried, range) }
}

const allowed: Text = { fr: 'valeurs admises', en: 'allowed values' }

const examined = (count: number): Text => ({
  fr: `${count} valeurs examinées`,
  en: `${count} values examined`,
})

const inexistent = (tried: Text): Text => ({
  fr: `Le résultat visé n’existe pour aucune des ${tried.fr} du paramètre inconnu : la question ne le demande pas, ou il est impossible.`,
  en: `The target result exists for none of the ${tried.en} of the unknown parameter: the question does not call for it, or it is impossible.`,
})

function single({ place, result }: Point, { lattice, unknown, figure }: Subject): Text {
  const [value, reached] = [spoken(lattice.valueAt(place), unknown), spoken(result, figure)]
  return {
    fr: `Les autres paramètres ne laissent qu’une valeur au paramètre inconnu, ${value.fr} : elle donne ${reached.fr}.`,
    en: `The other parameters leave the unknown parameter one value only, ${value.en}: it gives ${reached.en}.`,
  }
}

function withoutEffect({ result }: Point, { figure }: Subject, tried: Text): Text {
  const reached = spoken(result, figure)
  return {
    fr: `Le paramètre inconnu ne change pas le résultat visé, qui reste ${reached.fr} pour toutes les ${tried.fr}.`,
    en: `The unknown parameter does not change the target result, which stays ${reached.en} for all the ${tried.en}.`,
  }
}

/** The lowest and the highest result seen, and where. */
function rangeOf(profile: Profile, { lattice, unknown, figure }: Subject): Text {
  const sorted = pointsOf(profile).sort((a, b) => a.result - b.result)
  const said = (point: Point | undefined) => ({
    result: spoken(point?.result ?? 0, figure),
    value: spoken(lattice.valueAt(point?.place ?? 0), unknown),
  })
  const [low, high] = [said(sorted[0]), said(sorted.at(-1))]
  if (low.result.fr === high.result.fr)
    return {
      fr: `Le résultat est ${low.result.fr} partout où il existe.`,
      en: `The result is ${low.result.en} wherever it exists.`,
    }
  return {
    fr: `Le plus petit résultat obtenu est ${low.result.fr} (pour ${low.value.fr}), le plus grand ${high.result.fr} (pour ${high.value.fr}).`,
    en: `The lowest result obtained is ${low.result.en} (for ${low.value.en}), the highest ${high.result.en} (for ${high.value.en}).`,
  }
}

const outOfReach = (tried: Text, range: Text): Text => ({
  fr: `Aucune des ${tried.fr} du paramètre inconnu n’atteint la cible. ${range.fr}`,
  en: `None of the ${tried.en} of the unknown parameter reaches the target. ${range.en}`,
})

const notFound = (tried: Text, range: Text): Text => ({
  fr: `Le résultat ne varie pas dans un seul sens : aucune des ${tried.fr} du paramètre inconnu n’atteint la cible, mais il peut en exister une. ${range.fr}`,
  en: `The result does not move one way only: none of the ${tried.en} of the unknown parameter reaches the target, yet there may be one. ${range.en}`,
})
