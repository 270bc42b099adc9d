import type { ShapedAnalysisName, Text } from '@denier/core'

/**
 * The analyses other than the simulation: one tool each, for all simulators. Used by `analysis-lines.ts`,
 * `analysis-tool.ts`, `create-tools.ts` and `general/solve-tool.ts`.
 */
export type FurtherAnalysisName = Exclude<ShapedAnalysisName, 'simulation'>

/** The texts of the tool of an analysis. */
interface AnalysisDescription {
  readonly title: Text
  readonly purpose: Text
  readonly disclaimer: Text
}

/**
 * The title, purpose and disclaimer of each tool, as MCP clients show them. Used by `analysis-tool.ts` and
 * `create-tools.ts`.
 */
export const analysisDescriptions: Readonly<Record<FurtherAnalysisName, AnalysisDescription>> = {
  resolution: {
    title: { fr: 'Simulation à rebours', en: 'Goal seek' },
    purpose: {
      fr: 'Cherche la valeur d’un paramètre numérique (inconnue) pour laquelle un chiffre du résultat (cible) atteint valeur. parametres contient les arguments de l’outil nommé par simulateur, sans l’inconnue. La réponse est null, avec un avertissement, quand aucune valeur ne convient dans les bornes du paramètre.',
      en: 'Looks for the value of a numeric parameter (inconnue) at which a figure of the result (cible) reaches valeur. parametres holds the arguments of the tool named by simulateur, the unknown left out. The answer is null, with a warning, where no value within the parameter’s bounds will do.',
    },
    disclaimer: {
      fr: 'L’outil ne choisit pas à votre place et ne prédit rien ; une seule inconnue à la fois. Simulation à but pédagogique, pas un conseil personnalisé.',
      en: 'The tool does not choose for you and predicts nothing; one unknown at a time. Educational simulation, not personalised advice.',
    },
  },
  sensibilite: {
    title: { fr: 'Ce qui compte le plus', en: 'What matters most' },
    purpose: {
      fr: 'Déplace un peu, vers le bas puis vers le haut, chaque paramètre numérique du simulateur nommé (10 % pour des euros, 1 point pour un pourcent, 1 pour un nombre entier) et dit de combien bouge un chiffre du résultat (cible), le plus grand effet d’abord. parametres contient les arguments de l’outil nommé par simulateur.',
      en: 'Moves each numeric parameter of the named simulator a little down, then up (10% for euros, 1 point for a percent, 1 for a whole number) and says by how much a figure of the result (cible) moves, the largest effect first. parametres holds the arguments of the tool named by simulateur.',
    },
    disclaimer: {
      fr: 'Un paramètre bouge à la fois : les effets conjugués ne sont pas mesurés. Simulation à but pédagogique, pas un conseil personnalisé.',
      en: 'One parameter moves at a time: combined effects are not measured. Educational simulation, not personalised advice.',
    },
  },
  plage: {
    title: { fr: 'Fourchette', en: 'Range' },
    purpose: {
      fr: 'Le chiffre qui décide d’une projection à rendement constant, si les marchés déçoivent et s’ils sont bons (un cas sur dix chacun), et la part des périodes du passé des actions qui l’ont atteint. parametres contient les arguments de l’outil nommé par simulateur, et, facultatifs, volatilite (en % par an ; 15 pour un fonds d’actions, 0 pour un placement garanti) et indice (us ou monde).',
      en: 'The figure that decides in a forecast at a constant yield, if markets disappoint and if they do well (one case in ten each), and the share of past periods of equities that reached it. parametres holds the arguments of the tool named by simulateur and, optional, volatilite (in % a year; 15 for a fund of equities, 0 for a guaranteed investment) and indice (us or monde).',
    },
    disclaimer: {
      fr: 'Le passé ne préjuge pas de l’avenir : une fois sur dix, c’est pire que le cas bas. Simulation à but pédagogique, pas un conseil personnalisé.',
      en: 'The past is no guide to the future: one time in ten it is worse than the low case. Educational simulation, not personalised advice.',
    },
  },
}
