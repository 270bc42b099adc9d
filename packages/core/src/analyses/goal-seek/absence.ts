import type { Text } from '../../units/text.ts'
import { spoken } from '../spoken.ts'
import type { Finding } from './find.ts'
import { type Profile, pointsOf } from './profile.ts'
import { quoted } from './quoted.ts'
import type { Point } from './search.ts'
import type { Subject } from './subject.ts'

/** Why there is no value, by its code: what is certain where all values were tried, what was seen elsewhere. */
export function absence(finding: Finding, subject: Subject): Readonly<Record<string, Text>> {
  const { profile, direction, isComplete } = finding
  const spots = profile.flat()
  const points = pointsOf(profile)
  const [point] = points
  const tried = isComplete ? allowed : examined(spots.length)
  if (!point) return { cible_inexistante: inexistent(tried, subject) }
  if (spots.length === 1) return { valeur_unique: single(point, subject) }
  if (direction === 0 && points.length === spots.length)
    return { sans_effet: withoutEffect(point, subject, tried) }
  const missed = none(tried, profile, subject)
  const range = rangeOf(profile, subject)
  return direction === undefined && !isComplete
    ? { cible_non_trouvee: notFound(missed, range) }
    : { cible_hors_de_portee: outOfReach(missed, range) }
}

const allowed: Text = { fr: 'valeurs admises', en: 'allowed values' }

const examined = (count: number): Text => ({
  fr: `${count} valeurs examinées`,
  en: `${count} values examined`,
})

function inexistent(tried: Text, { names }: Subject): Text {
  const [unknown, figure] = [quoted(names.unknown), quoted(names.figure)]
  return {
    fr: `Le résultat ${figure.fr} n’existe pour aucune des ${tried.fr} de ${unknown.fr} : la question ne le demande pas, ou il est impossible.`,
    en: `The result ${figure.en} exists for none of the ${tried.en} of ${unknown.en}: the question does not call for it, or it is impossible.`,
  }
}

function single({ place, result }: Point, { lattice, unknown, figure, names }: Subject): Text {
  const [value, reached] = [spoken(lattice.valueAt(place), unknown), spoken(result, figure)]
  const [name, aimed] = [quoted(names.unknown), quoted(names.figure)]
  return {
    fr: `Les autres paramètres ne laissent qu’une valeur à ${name.fr}, ${value.fr} : elle donne ${reached.fr} pour ${aimed.fr}.`,
    en: `The other parameters leave ${name.en} one value only, ${value.en}: it gives ${reached.en} for ${aimed.en}.`,
  }
}

function withoutEffect({ result }: Point, { figure, names }: Subject, tried: Text): Text {
  const reached = spoken(result, figure)
  const [name, aimed] = [quoted(names.unknown), quoted(names.figure)]
  return {
    fr: `Changer ${name.fr} ne change pas ${aimed.fr} : ce résultat reste ${reached.fr} pour toutes les ${tried.fr}.`,
    en: `Changing ${name.en} does not change ${aimed.en}: this result stays ${reached.en} for all the ${tried.en}.`,
  }
}

/** The lowest and the highest result seen, and where. */
function rangeOf(profile: Profile, { lattice, unknown, figure }: Subject): Text {
  const sorted = pointsOf(profile).sort((a, b) => a.result - b.result)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  const said = (point: Point | undefined) => ({
    result: spoken(point?.result ?? 0, figure),
    value: spoken(lattice.valueAt(point?.place ?? 0), unknown),
  })
  const [low, high] = [said(lowest), said(highest)]
  if (lowest?.result === highest?.result)
    return {
      fr: `Le résultat est ${low.result.fr} partout où il existe.`,
      en: `The result is ${low.result.en} wherever it exists.`,
    }
  return {
    fr: `Le plus petit résultat obtenu est ${low.result.fr} (pour ${low.value.fr}), le plus grand ${high.result.fr} (pour ${high.value.fr}).`,
    en: `The lowest result obtained is ${low.result.en} (for ${low.value.en}), the highest ${high.result.en} (for ${high.value.en}).`,
  }
}

/** What was tried, from which value to which, and what it does not give. */
function none(tried: Text, profile: Profile, { lattice, unknown, figure, names, target }: Subject): Text {
  const places = profile.flat().map(({ place }) => place)
  const [from, to] = [Math.min(...places), Math.max(...places)].map((place) => lattice.valueAt(place))
  const [first, last] = [spoken(from ?? 0, unknown), spoken(to ?? 0, unknown)]
  const [name, aimed, wanted] = [quoted(names.unknown), quoted(names.figure), spoken(target, figure)]
  return {
    fr: `aucune des ${tried.fr} de ${name.fr}, de ${first.fr} à ${last.fr}, ne donne ${wanted.fr} pour ${aimed.fr}`,
    en: `none of the ${tried.en} of ${name.en}, from ${first.en} to ${last.en}, gives ${wanted.en} for ${aimed.en}`,
  }
}

const outOfReach = (missed: Text, range: Text): Text => ({
  fr: `${capital(missed.fr)}. ${range.fr}`,
  en: `${capital(missed.en)}. ${range.en}`,
})

const notFound = (missed: Text, range: Text): Text => ({
  fr: `Le résultat ne varie pas dans un seul sens : ${missed.fr}, mais il peut en exister une. ${range.fr}`,
  en: `The result does not move one way only: ${missed.en}, yet there may be one. ${range.en}`,
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
