/** The texts of the tool that explains a figure. Used by `explication-tool.ts`. */
export const explicationDescription = {
  title: { fr: 'Pourquoi ce chiffre', en: 'Why this figure' },
  purpose: {
    fr: 'Explique comment un chiffre ou un tableau du résultat (figure) a été calculé : chaque étape avec sa formule, ses valeurs, le droit appliqué, la branche écartée. parametres contient les arguments de l’outil nommé par simulateur. Chaque formule a été rejouée. profondeur limite le nombre d’étapes ; lignes et numero donnent des lignes d’un tableau.',
    en: 'Explains how a figure or table of the result (figure) was computed: each step with its formula, its values, the law applied, the branch rejected. parametres holds the arguments of the tool named by simulateur. Every formula was replayed. profondeur limits how many steps; lignes and numero give rows of a table.',
  },
  disclaimer: {
    fr: 'Une explication dit comment le calcul a été fait, non s’il convient à votre situation. Simulation à but pédagogique, pas un conseil personnalisé.',
    en: 'An explication says how the calculation was made, not whether it suits your situation. Educational simulation, not personalised advice.',
  },
} as const
