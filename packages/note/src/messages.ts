import type { Language, Text } from '@denier/core'

/** Headings, labels and words of notes. */
const texts = {
  title: { fr: 'Note de calcul', en: 'How it was computed' },
  given: { fr: 'Données', en: 'Inputs given' },
  assumed: { fr: 'Hypothèses, par défaut', en: 'Assumptions, by default' },
  figures: { fr: 'Chiffres', en: 'Figures' },
  taken: { fr: 'Valeurs reprises sans leur détail', en: 'Values taken without their detail' },
  steps: { fr: 'Étapes, dans l’ordre du calcul', en: 'Steps, in the order of calculation' },
  tables: { fr: 'Tableaux', en: 'Tables' },
  law: { fr: 'Droit appliqué', en: 'Law applied' },
  constants: { fr: 'Usages', en: 'Customary values' },
  alerts: { fr: 'À vérifier', en: 'To check' },
  warnings: { fr: 'À savoir', en: 'Worth knowing' },
  texte: { fr: 'texte', en: 'text' },
  doctrine: { fr: 'doctrine administrative', en: 'administrative doctrine' },
  usage: { fr: 'usage, sans texte', en: 'custom, without a legal text' },
  lecture: { fr: 'notre lecture du texte', en: 'our reading of the text' },
  above: { fr: 'au-delà de', en: 'above' },
  from: { fr: 'de', en: 'from' },
  to: { fr: 'à', en: 'to' },
  under: { fr: 'moins de', en: 'under' },
  andOver: { fr: 'et plus', en: 'and over' },
  less: { fr: 'moins', en: 'less' },
  ofWhatIsShort: { fr: 'de ce qui manque pour atteindre', en: 'of what is short of' },
  colon: { fr: '\u00a0: ', en: ': ' },
  semicolon: { fr: ' ; ', en: '; ' },
  aMonth: { fr: ' par mois', en: ' a month' },
  address: { fr: 'Texte en ligne', en: 'The text online' },
  zeros: { fr: 'Nuls sauf valeur dite', en: 'Zero unless a value is given' },
  notGiven: { fr: 'sans valeur', en: 'no value' },
  functions: { fr: 'Fonctions des formules', en: 'Functions of the formulas' },
  equation: { fr: 'Équation', en: 'Equation' },
  otherFigures: { fr: 'Autres chiffres', en: 'Other figures' },
  compared: { fr: 'Sous un autre choix', en: 'Under another choice' },
  calculation: { fr: 'Calcul', en: 'Calculation' },
  calculationOfRow: { fr: 'Calcul, ligne', en: 'Calculation, row' },
  calculationOfRows: { fr: 'Calcul, lignes', en: 'Calculation, rows' },
  emptyColumns: { fr: 'Nuls à chaque ligne', en: 'Zero in every row' },
  formula: { fr: 'Formule', en: 'Formula' },
  control: { fr: 'Contrôle', en: 'Control' },
  kept: { fr: 'Retenu', en: 'Kept' },
  rejected: { fr: 'Écarté', en: 'Rejected' },
  unknown: { fr: 'Inconnue', en: 'Unknown' },
  origin: { fr: 'Origine', en: 'Origin' },
  reason: { fr: 'Sans valeur', en: 'Without a value' },
  start: { fr: 'Départ', en: 'Start' },
  row: { fr: 'Ligne', en: 'Row' },
  rows: { fr: 'Lignes', en: 'Rows' },
  extract: { fr: 'Extrait', en: 'Extract' },
  extractRow: { fr: 'ligne', en: 'row' },
  extractRows: { fr: 'lignes', en: 'rows' },
  outOf: { fr: 'sur', en: 'of' },
  toRow: { fr: 'à', en: 'to' },
  allRows: { fr: 'toutes avec', en: 'all of them with' },
  rounding: { fr: 'Arrondi', en: 'Rounding' },
  effect: { fr: 'Effet', en: 'Effect' },
  since: { fr: 'depuis le', en: 'since' },
  checkedOn: { fr: 'vérifié le', en: 'checked on' },
  otherQuestion: { fr: 'Même question avec', en: 'The same question with' },
  withoutDerivation: {
    fr: 'Valeur du calcul, donnée sans dérivation : sa formule n’a pas donné le même chiffre.',
    en: 'Value of the computation, given without derivation: its formula did not give the same figure.',
  },
  doesNotExist: { fr: 'n’existe pas', en: 'does not exist' },
  grammar: { fr: 'Grammaire des formules', en: 'Grammar of formulas' },
  rules: { fr: 'règles', en: 'rules' },
} as const satisfies Record<string, Text>

/**
 * A string of notes in one language. Used by `format-cell.ts`, `law-groups.ts`, `note-blocks.ts`, `note.ts`,
 * `step-entry.ts` and `table-blocks.ts`.
 */
export const translate = (key: keyof typeof texts, language: Language): string => texts[key][language]

/** By the name of the rounding in an explication. */
const roundings = {
  euro: { fr: 'à l’euro', en: 'to the euro' },
  centime: { fr: 'au centime', en: 'to the cent' },
  bruit: { fr: 'au centième de centime', en: 'to a hundredth of a cent' },
} as const satisfies Record<string, Text>

/** What a rounding of a step does, in words. Used by `step-entry.ts` and `table-blocks.ts`. */
export const roundingText = (rounding: keyof typeof roundings, language: Language): string =>
  roundings[rounding][language]

/**
 * What it means that steps were replayed. Exported by `@denier/note`; used by `note-blocks.ts`, and by
 * `pages/note.tsx` of `@denier/web`.
 */
export const replayedMeaning = (language: Language): string => replayed[language]

const replayed = {
  fr: 'Rejouée\u00a0: sa formule a été évaluée de nouveau, à part du calcul, et redonne la même valeur.',
  en: 'Replayed: its formula was evaluated again, apart from the computation, and gives the same value.',
} as const satisfies Text

/**
 * How many steps and tables were replayed. Exported by `@denier/note`; used by `note-blocks.ts`, and by
 * `pages/note.tsx` of `@denier/web`.
 */
export const replayedText = (count: number, language: Language): string => {
  if (language === 'fr') return count > 1 ? `${count} étapes rejouées` : `${count} étape rejouée`
  return count === 1 ? '1 step replayed' : `${count} steps replayed`
}
