import { type AnalysisName, analyses, type Text } from '@denier/core'

/** Where the simulators are. */
export const SIMULATORS = '/api/v1/simulateurs'

export const addressOf = (name: string): string => `${SIMULATORS}/${name}`

/** The questions that have an address of their own beyond the simulator's. */
export const furtherAnalyses = (Object.keys(analyses) as readonly AnalysisName[]).filter(
  (kind) => kind !== 'simulation',
)

export const CHART = 'graphique.svg'
export const SCHEMA = 'schema'

/** A door as people are told of it. */
interface DoorWords {
  readonly title: Text
  readonly note: Text
}

const words: Readonly<Record<string, DoorWords>> = {
  resolution: {
    title: { fr: 'résolution', en: 'goal seek' },
    note: {
      fr: 'La valeur d’un paramètre (`inconnue`, laissé de côté) pour qu’un chiffre (`cible`) atteigne `valeur`',
      en: 'The value of one parameter (`inconnue`, left out) for which a figure (`cible`) reaches `valeur`',
    },
  },
  sensibilite: {
    title: { fr: 'sensibilité', en: 'sensitivity' },
    note: {
      fr: 'L’effet sur un chiffre (`cible`) de chaque paramètre, un peu plus bas et un peu plus haut',
      en: 'What each parameter, a little lower and a little higher, does to a figure (`cible`)',
    },
  },
  [CHART]: {
    title: { fr: 'graphique', en: 'chart' },
    note: { fr: 'Le graphique, en SVG', en: 'The chart, as SVG' },
  },
  [SCHEMA]: {
    title: { fr: 'schéma JSON', en: 'JSON Schema' },
    note: {
      fr: 'Le schéma JSON des paramètres et du résultat, avec l’exemple',
      en: 'The JSON Schema of the parameters and of the result, with the example',
    },
  },
}

/** @throws Error for a door that nobody has told of: a fault of ours. */
export function doorWords(door: string): DoorWords {
  const found = words[door]
  if (!found) throw new Error(`no words for the door ${door}`)
  return found
}

/** All of them, in the order in which they are told. */
export const doors: readonly string[] = [...furtherAnalyses, CHART, SCHEMA]
