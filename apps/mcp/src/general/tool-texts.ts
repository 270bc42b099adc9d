import type { Text } from '@denier/core'

/** The names of the six tools for every simulator. Used by `general-tool.ts`. */
export type GeneralToolName = 'chercher' | 'decrire' | 'simuler' | 'resoudre' | 'expliquer' | 'comparer'

/**
 * The title and description of each tool, as MCP clients show them: short, since an assistant reads them all. Used by
 * `general-tool.ts`.
 */
export const toolTexts: Readonly<
  Record<GeneralToolName, { readonly title: Text; readonly description: Text }>
> = {
  chercher: {
    title: { fr: 'Chercher un simulateur', en: 'Find a simulator' },
    description: {
      fr: 'Une question d’argent en mots (français ou anglais) → les simulateurs qui conviennent, dans l’ordre, avec ce qu’ils demandent. ambigu : demandez à la personne lequel.',
      en: 'A money question in words (French or English) → the simulators that fit, in order, with what they need. ambigu: ask the person which one.',
    },
  },
  decrire: {
    title: { fr: 'Décrire un simulateur', en: 'Describe a simulator' },
    description: {
      fr: 'Les paramètres d’un simulateur : unité, bornes, valeur par défaut, exemple. groupe donne les suivants, ou les chiffres du résultat (chiffres, chiffres-2…).',
      en: 'The parameters of a simulator: unit, bounds, default, example. groupe gives the next ones, or the figures of the result (chiffres, chiffres-2…).',
    },
  },
  simuler: {
    title: { fr: 'Simuler', en: 'Simulate' },
    description: {
      fr: 'Calcule. Euros, pourcentages (5 signifie 5 %), nombres JSON sans guillemets. Le texte se cite tel quel ; un tableau vient avec detail.',
      en: 'Computes. Euros, percentages (5 means 5%), JSON numbers without quotes. The text can be quoted as it is; a table comes with detail.',
    },
  },
  resoudre: {
    title: { fr: 'Simuler à rebours', en: 'Goal seek and sensitivity' },
    description: {
      fr: 'Avec inconnue et valeur : la valeur de ce paramètre (laissé hors de parametres) pour que le chiffre cible atteigne valeur. Sans elles : ce qui compte le plus pour cible.',
      en: 'With inconnue and valeur: the value of that parameter (left out of parametres) for which the figure cible reaches valeur. Without them: what matters most for cible.',
    },
  },
  expliquer: {
    title: { fr: 'Expliquer un chiffre', en: 'Explain a figure' },
    description: {
      fr: 'Comment un chiffre a été calculé : étapes, valeurs, droit appliqué, branche écartée, chaque formule rejouée.',
      en: 'How a figure was computed: steps, values, law applied, branch rejected, every formula replayed.',
    },
  },
  comparer: {
    title: { fr: 'Comparer des questions', en: 'Compare questions' },
    description: {
      fr: 'Deux à quatre questions : ce qui diffère, l’écart du chiffre cible avec la première et ce qui l’explique. Compte comme autant de questions.',
      en: 'Two to four questions: what differs, the gap of the figure cible to the first, and what explains it. Counts as that many questions.',
    },
  },
}

/**
 * The descriptions of the arguments of these tools, by name. Used by `call-reader.ts`, `compare-tool.ts`,
 * `describe-tool.ts`, `general-tool.ts`, `search-tool.ts` and `simulate-tool.ts`.
 */
export const argumentTexts = {
  question: {
    fr: 'La question, en mots, 500 caractères au plus',
    en: 'The question, in words, 500 characters at most',
  },
  simulateur: { fr: 'Son nom', en: 'Its name' },
  parametres: { fr: 'Ses paramètres, selon decrire', en: 'Its parameters, as decrire says' },
  groupe: { fr: 'essentiels par défaut', en: 'essentiels by default' },
  detail: { fr: 'Un tableau du résultat, 40 lignes au plus', en: 'A table of the result, 40 rows at most' },
  depuis: { fr: 'La première ligne de detail', en: 'The first row of detail' },
  volatilite: { fr: 'De la fourchette, par an, en %', en: 'Of the range, a year, in %' },
  indice: { fr: 'De la fourchette : us ou monde', en: 'Of the range: us or monde' },
  cible: { fr: 'Chemin d’un chiffre ; sinon le principal', en: 'Path of a figure; otherwise the main one' },
  inconnue: { fr: 'Le paramètre cherché', en: 'The parameter looked for' },
  valeur: { fr: 'La valeur que cible doit atteindre', en: 'The value that cible must reach' },
  figure: {
    fr: 'Chemin d’un chiffre ou d’un tableau ; sinon le chiffre principal',
    en: 'Path of a figure or table; otherwise the main figure',
  },
  profondeur: { fr: 'Étages de calcul, 2 par défaut', en: 'Levels of calculation, 2 by default' },
  lignes: { fr: 'Un tableau à donner ligne à ligne', en: 'A table to give row by row' },
  numero: { fr: 'Une seule ligne, à partir de 1', en: 'One row alone, from 1' },
  questions: { fr: 'Deux à quatre questions', en: 'Two to four questions' },
} as const satisfies Readonly<Record<string, Text>>

/** The instructions of the server with these tools. Used by `create-server.ts`. */
export const generalInstructions: Text = {
  fr: 'Denier : des simulateurs de finances personnelles françaises. Une question en mots : chercher, puis decrire si besoin, puis simuler ; ensuite resoudre, expliquer, comparer. Demandez à la personne ce qui manque, ne l’inventez pas. Citez la phrase, les chiffres, le droit et sa date, les avertissements, l’adresse. Un argument faux est une erreur qui dit ce qui est accepté : corrigez et rappelez. Rien n’est enregistré ; simulations à but pédagogique. Un outil par simulateur : ?outils=tous.',
  en: 'Denier: simulators of French personal finance. A question in words: chercher, then decrire if needed, then simuler; afterwards resoudre, expliquer, comparer. Ask the person for what is missing, do not invent it. Quote the sentence, the figures, the law and its date, the warnings, the address. A wrong argument is an error that says what is accepted: correct it and call again. Nothing is recorded; educational simulations. One tool per simulator: ?outils=tous.',
}
