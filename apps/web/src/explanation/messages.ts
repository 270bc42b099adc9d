/**
 * The texts of the dialog that explains a figure, by language; some are functions of what they mention. Used
 * by `entry-view.tsx`, `explanation-dialog.tsx`, `law-texts.tsx`, `operands.tsx` and `row-values.tsx`.
 */
export const messages = {
  why: { fr: 'Pourquoi ce chiffre\u00A0?', en: 'Why this figure?' },
  close: { fr: 'Fermer', en: 'Close' },
  back: {
    fr: (label: string) => `Retour à «\u00A0${label}\u00A0»`,
    en: (label: string) => `Back to “${label}”`,
  },
  working: { fr: 'Calcul en cours…', en: 'Computing…' },
  failed: {
    fr: 'L’explication n’a pas pu être calculée\u00A0: c’est notre faute. Le chiffre, lui, ne change pas. Fermez, puis réessayez.',
    en: 'The explanation could not be computed: the fault is ours. The figure itself does not change. Close this, then try again.',
  },
  /** In place of a calculation, where no formula gives the figure. */
  none: {
    fr: 'Pour ces valeurs, aucune formule vérifiée ne redonne ce chiffre\u00A0: il est montré sans calcul.',
    en: 'For these values, no checked formula gives this figure: it is shown without a calculation.',
  },
  calculation: { fr: 'Calcul avec vos valeurs', en: 'Calculation with your values' },
  formula: { fr: 'Formule', en: 'Formula' },
  solved: {
    fr: 'Ce chiffre est celui pour lequel la formule vaut zéro.',
    en: 'This figure is the one for which the formula is zero.',
  },
  rounding: {
    euro: {
      fr: 'Arrondi à l’euro, comme le texte le demande.',
      en: 'Rounded to the euro, as the law requires.',
    },
    centime: {
      fr: 'Arrondi au centime, comme le texte le demande.',
      en: 'Rounded to the cent, as the law requires.',
    },
  },
  operands: { fr: 'D’où viennent ces valeurs', en: 'Where these values come from' },
  /** The origin of an input: typed, default of the contract, set by law, customary. */
  given: { fr: 'saisi', en: 'entered' },
  usual: { fr: 'par défaut', en: 'default' },
  byLaw: { fr: 'fixé par le droit', en: 'set by law' },
  byCustom: { fr: 'usage', en: 'custom' },
  branches: { fr: 'Branches comparées', en: 'Branches compared' },
  kept: { fr: 'retenue', en: 'kept' },
  rejected: { fr: 'écartée', en: 'rejected' },
  law: { fr: 'Droit et usages appliqués', en: 'Law and customs applied' },
  /** The status of a text of law (`statut` in the API). */
  status: {
    texte: { fr: '', en: '' },
    doctrine: { fr: 'doctrine administrative', en: 'administrative doctrine' },
    usage: { fr: 'usage, sans texte', en: 'custom, without a legal text' },
    lecture: { fr: 'notre lecture du texte', en: 'our reading of the text' },
  },
  since: { fr: 'depuis le', en: 'since' },
  control: { fr: 'Seconde formule, même résultat', en: 'Second formula, same result' },
  warnings: { fr: 'À savoir', en: 'Worth knowing' },
  effect: { fr: 'Effet', en: 'Effect' },
  compared: { fr: 'Avec un autre choix', en: 'With another choice' },
  /** Before the parameters of a second computation (`renvoi`). */
  elsewhere: {
    fr: 'Ce chiffre vient d’un second calcul, où seules ces valeurs changent',
    en: 'This figure comes from a second computation, in which only these values change',
  },
  observed: { fr: 'Origine', en: 'Origin' },
  rows: {
    fr: (count: number) => `${count} ${count > 1 ? 'lignes' : 'ligne'}.`,
    en: (count: number) => `${count} ${count > 1 ? 'rows' : 'row'}.`,
  },
  /** Titles of the values of a table: all its rows, or an extract. */
  values: { fr: 'Vos valeurs', en: 'Your values' },
  extract: {
    fr: 'Vos valeurs\u00A0: première ligne, dernière, et celles où quelque chose change',
    en: 'Your values: the first row, the last, and those where something changes',
  },
  column: { fr: 'Colonne', en: 'Column' },
  row: { fr: 'Ligne', en: 'Row' },
  oneRow: { fr: 'Une ligne, calculée avec vos valeurs', en: 'One row, computed with your values' },
  rowNumber: {
    fr: (count: number) => `Ligne, de 1 à ${count}`,
    en: (count: number) => `Row, from 1 to ${count}`,
  },
  show: { fr: 'Calculer', en: 'Compute' },
  /** A figure without a value: a reason follows, or its formula gives nothing. */
  noValue: {
    fr: 'Pour ces valeurs, ce chiffre n’existe pas.',
    en: 'For these values, this figure does not exist.',
  },
  noValueOf: {
    fr: 'Pour ces valeurs, ce chiffre n’existe pas\u00A0: sa formule ne donne rien.',
    en: 'For these values, this figure does not exist: its formula gives nothing.',
  },
  /** Unfolds a formula in the grammar of the API. */
  names: { fr: 'Telle que l’API l’écrit', en: 'As the API writes it' },
  start: { fr: 'Départ', en: 'Start' },
  columns: { fr: 'Colonnes', en: 'Columns' },
  /** How many steps were recomputed to check the explanation. */
  replayed: {
    fr: (count: number) =>
      count === 1
        ? 'Une étape a été recalculée par sa formule, et redonne la valeur affichée.'
        : `${count} étapes ont été recalculées par leurs formules, et redonnent les valeurs affichées.`,
    en: (count: number) =>
      count === 1
        ? 'One step was recomputed from its formula, and gives the value shown.'
        : `${count} steps were recomputed from their formulas, and give the values shown.`,
  },
} as const
