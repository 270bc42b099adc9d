import type { Text } from '@denier/core'

/**
 * The texts of the arguments that choose the simulator and hold its parameters, in a tool for all simulators.
 * Used by `analysis-schemas.ts` and `analysis-tool.ts`.
 */
export const analysisArgumentFields = {
  simulateur: {
    label: { fr: 'Simulateur', en: 'Simulator' },
    help: { fr: 'Le nom de son outil.', en: 'The name of its tool.' },
  },
  parametres: {
    label: { fr: 'Paramètres du simulateur', en: 'Parameters of the simulator' },
    help: {
      fr: 'Un objet : les arguments que prend l’outil de ce nom.',
      en: 'An object: the arguments that the tool of this name takes.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly label: Text; readonly help: Text }>>
