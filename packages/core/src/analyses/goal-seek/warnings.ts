import type { Warning } from '../../definition/simulator.ts'
import { inLanguage, type Language, type Text } from '../../definition/text.ts'
import { spoken } from '../spoken.ts'
import { absence } from './absence.ts'
import type { Finding } from './find.ts'
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
  const { reach } = finding.solution ?? {}
  const { isDense } = subject.lattice
  return {
    ...(reach === 'jumped' && { cible_sautee: isDense ? jumped : passed(finding) }),
    ...(reach === 'approached' && { cible_approchee: approached }),
    ...(finding.isFloor && { minimum_suffit: floor(finding, subject) }),
    ...(finding.hasOthers && { autres_solutions: isDense ? othersAround : othersAbove }),
  }
}

const jumped: Text = {
  fr: 'Le résultat passe d’un bond par-dessus la cible : la valeur donnée est la première après ce bond, et atteint dit ce qu’elle donne.',
  en: 'The result jumps over the target: the value given is the first past the jump, and atteint tells what it gives.',
}

const passed = ({ isComplete }: Finding): Text => ({
  fr: `Le résultat passe la cible sans s’y arrêter : aucune valeur ${isComplete ? 'admise' : 'examinée'} ne la donne exactement. La première après ce passage est donnée, et atteint dit ce qu’elle donne.`,
  en: `The result passes the target without stopping at it: no ${isComplete ? 'allowed value' : 'value examined'} gives it exactly. The first past it is given, and atteint tells what it gives.`,
})

const approached: Text = {
  fr: 'La cible est trop précise pour être atteinte exactement : la valeur donnée s’en approche au plus près, et atteint dit ce qu’elle donne.',
  en: 'The target is too precise to be reached exactly: the value given comes nearest, and atteint tells what it gives.',
}

function floor({ solution, profile }: Finding, { lattice, unknown, figure, target }: Subject): Text {
  const { place = 0, result = 0 } = solution ?? {}
  const [value, reached, wanted] = [
    spoken(lattice.valueAt(place), unknown),
    spoken(result, figure),
    spoken(target, figure),
  ]
  const isLowest = profile.flat().every((spot) => spot.place >= place)
  const lowest: Text = isLowest
    ? { fr: 'La plus petite valeur admise', en: 'The lowest allowed value' }
    : {
        fr: 'La plus petite valeur pour laquelle le résultat existe',
        en: 'The lowest value for which the result exists',
      }
  return {
    fr: `${lowest.fr} du paramètre inconnu (${value.fr}) donne déjà ${reached.fr}, plus que la cible de ${wanted.fr} : c’est elle qui est donnée.`,
    en: `${lowest.en} of the unknown parameter (${value.en}) already gives ${reached.en}, more than the target of ${wanted.en}: it is the one given.`,
  }
}

const othersAround: Text = {
  fr: 'Le résultat ne varie pas dans un seul sens quand le paramètre inconnu augmente : d’autres valeurs peuvent aussi atteindre la cible. La plus proche des valeurs usuelles est donnée.',
  en: 'The result does not move one way only as the unknown parameter rises: other values may reach the target too. The one nearest to usual values is given.',
}

const othersAbove: Text = {
  fr: 'Le résultat ne varie pas dans un seul sens quand le paramètre inconnu augmente : d’autres valeurs peuvent aussi atteindre la cible. La plus petite qui a été trouvée est donnée.',
  en: 'The result does not move one way only as the unknown parameter rises: other values may reach the target too. The lowest that was found is given.',
}
