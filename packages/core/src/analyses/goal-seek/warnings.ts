import type { Warning } from '../../definition/simulator.ts'
import { inLanguage, type Language, type Text } from '../../units/text.ts'
import { spoken } from '../spoken.ts'
import { absence } from './absence.ts'
import type { Finding } from './find.ts'
import { quoted } from './quoted.ts'
import type { Solution } from './search.ts'
import type { Subject } from './subject.ts'

/** What a careful professional adds to the value found, or says in its place. */
export function warningsOf(finding: Finding, subject: Subject, language: Language): readonly Warning[] {
  const { solution } = finding
  const said = {
    ...(subject.asked !== subject.target && { cible_arrondie: rounded(subject) }),
    ...(solution ? cautions(finding, subject) : absence(finding, subject)),
  }
  return Object.entries(said).map(([code, text]) => ({ code, message: inLanguage(text, language) }))
}

function rounded({ asked, target, figure }: Subject): Text {
  const [wanted, looked] = [spoken(asked, 'plain'), spoken(target, figure)]
  return {
    fr: `Ce résultat n’est jamais donné avec autant de décimales que ${wanted.fr} : la cible cherchée est ${looked.fr}.`,
    en: `This result is never given with as many decimals as ${wanted.en}: the target looked for is ${looked.en}.`,
  }
}

function cautions(finding: Finding, subject: Subject): Readonly<Record<string, Text>> {
  const { solution, isComplete } = finding
  const { isDense } = subject.lattice
  const around = othersAround(subject)
  return {
    ...(solution?.reach === 'jumped' && {
      cible_sautee: isDense ? jumped(solution, subject) : passed(solution, isComplete, subject),
    }),
    ...(solution?.reach === 'approached' && { cible_approchee: approached(solution, subject) }),
    ...(finding.isFloor && { minimum_suffit: floor(finding, subject) }),
    ...(finding.hasOthers && { autres_solutions: isDense ? usual(around) : lowest(around) }),
  }
}

/** What the value found gives, and of which figure. */
function given({ result }: Solution, { figure, names }: Subject): Text {
  const [reached, aimed] = [spoken(result, figure), quoted(names.figure)]
  return { fr: `${reached.fr} pour ${aimed.fr}`, en: `${reached.en} for ${aimed.en}` }
}

function jumped(solution: Solution, subject: Subject): Text {
  const [reached, wanted] = [given(solution, subject), spoken(subject.target, subject.figure)]
  return {
    fr: `Le résultat passe d’un bond par-dessus ${wanted.fr} : la valeur donnée est la première après ce bond, et donne ${reached.fr}.`,
    en: `The result jumps over ${wanted.en}: the value given is the first past the jump, and gives ${reached.en}.`,
  }
}

function passed(solution: Solution, isComplete: boolean, subject: Subject): Text {
  const { lattice, unknown, figure, names, target } = subject
  const [value, wanted] = [spoken(lattice.valueAt(solution.place), unknown), spoken(target, figure)]
  const [name, reached] = [quoted(names.unknown), given(solution, subject)]
  const tried: Text = isComplete
    ? { fr: 'Aucune valeur entière admise', en: 'No allowed whole value' }
    : { fr: 'Aucune valeur entière examinée', en: 'No whole value examined' }
  return {
    fr: `${tried.fr} de ${name.fr} ne donne exactement ${wanted.fr}. La valeur donnée, ${value.fr}, est la première valeur entière qui l’atteint : elle donne ${reached.fr}.`,
    en: `${tried.en} of ${name.en} gives exactly ${wanted.en}. The value given, ${value.en}, is the first whole value that reaches it: it gives ${reached.en}.`,
  }
}

function approached(solution: Solution, subject: Subject): Text {
  const [reached, wanted] = [given(solution, subject), spoken(subject.target, subject.figure)]
  return {
    fr: `La cible de ${wanted.fr} est trop précise pour être atteinte exactement : la valeur donnée s’en approche au plus près, et donne ${reached.fr}.`,
    en: `The target of ${wanted.en} is too precise to be reached exactly: the value given comes nearest, and gives ${reached.en}.`,
  }
}

function floor({ solution, profile }: Finding, { lattice, unknown, figure, names, target }: Subject): Text {
  const name = quoted(names.unknown)
  const { place = 0, result = 0 } = solution ?? {}
  const [value, reached, wanted] = [
    spoken(lattice.valueAt(place), unknown),
    spoken(result, figure),
    spoken(target, figure),
  ]
  const isLowest = profile.flat().every((spot) => spot.place >= place)
  const least: Text = isLowest
    ? { fr: 'La plus petite valeur admise', en: 'The lowest allowed value' }
    : {
        fr: 'La plus petite valeur pour laquelle le résultat existe',
        en: 'The lowest value for which the result exists',
      }
  return {
    fr: `${least.fr} de ${name.fr} (${value.fr}) donne déjà ${reached.fr}, plus que la cible de ${wanted.fr} : c’est elle qui est donnée.`,
    en: `${least.en} of ${name.en} (${value.en}) already gives ${reached.en}, more than the target of ${wanted.en}: it is the one given.`,
  }
}

function othersAround({ names }: Subject): Text {
  const name = quoted(names.unknown)
  return {
    fr: `Le résultat ne varie pas dans un seul sens quand ${name.fr} augmente : d’autres valeurs peuvent aussi le donner.`,
    en: `The result does not move one way only as ${name.en} rises: other values may give it too.`,
  }
}

const usual = (around: Text): Text => ({
  fr: `${around.fr} La plus proche des valeurs usuelles est donnée.`,
  en: `${around.en} The one nearest to usual values is given.`,
})

const lowest = (around: Text): Text => ({
  fr: `${around.fr} La plus petite qui a été trouvée est donnée.`,
  en: `${around.en} The lowest that was found is given.`,
})
