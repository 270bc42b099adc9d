import { type AnalysisName, analyses, type Text } from '@denier/core'

/** Path of the catalogue, and parent of the simulators. */
export const SIMULATORS = '/api/v1/simulateurs'

export const addressOf = (name: string): string => `${SIMULATORS}/${name}`

/** The analyses with their own endpoint below the simulator's address. */
export const furtherAnalyses = (Object.keys(analyses) as readonly AnalysisName[]).filter(
  (kind) => kind !== 'simulation',
)

export const CHART = 'graphique.svg'
export const SCHEMA = 'schema'

/** Texts about an endpoint for people. */
interface EndpointDescription {
  readonly title: Text
  readonly note: Text
}

const descriptions: Readonly<Record<string, EndpointDescription>> = {
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

/** @throws Error for an endpoint without description, which is a bug. */
export function describeEndpoint(endpoint: string): EndpointDescription {
  const found = descriptions[endpoint]
  if (!found) throw new Error(`no description of the endpoint ${endpoint}`)
  return found
}

/** All endpoints below a simulator, in the order of the documentation. */
export const endpoints: readonly string[] = [...furtherAnalyses, CHART, SCHEMA]
