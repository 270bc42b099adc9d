// What the reference says besides the contracts' own messages.
import { typeset } from '@denier/prose'

/** A text of ours in one language, its blanks and apostrophes as they are printed. */
export const translate = (text, language) => typeset(text[language])

export const messages = {
  generated: {
    fr: 'Écrit par `npm run reference` : ne pas modifier à la main.',
    en: 'Written by `npm run reference`: not to be edited by hand.',
  },
  reference: { fr: 'Référence des simulateurs', en: 'Simulator reference' },
  referenceLead: {
    fr: 'Une page par simulateur : paramètres, champs du résultat, avertissements, fautes, exemple, formules, sources.',
    en: 'A page for each simulator: parameters, fields of the result, warnings, faults, example, formulas, sources.',
  },
  simulatorsLead: {
    fr: '{count} simulateurs. Chaque nom mène à sa référence : paramètres, champs, formules, sources et un exemple calculé.',
    en: '{count} simulators. Each name links to its reference: parameters, fields, formulas, sources and a worked example.',
  },
  conventions: { fr: 'Conventions', en: 'Conventions' },
  sources: { fr: 'Sources et dates', en: 'Sources and dates' },
  glossary: { fr: 'Glossaire', en: 'Glossary' },
  simulator: { fr: 'Simulateur', en: 'Simulator' },
  purpose: { fr: 'Ce qu’il répond', en: 'What it answers' },
  address: { fr: 'Adresse', en: 'Address' },
  page: { fr: 'Page', en: 'Page' },
  docs: { fr: 'Essayer dans un navigateur', en: 'Try it in a browser' },
  other: { fr: 'In English', en: 'En français' },

  parameters: { fr: 'Paramètres', en: 'Parameters' },
  name: { fr: 'Nom', en: 'Name' },
  meaning: { fr: 'Ce que c’est', en: 'What it is' },
  unit: { fr: 'Unité', en: 'Unit' },
  allowed: { fr: 'Valeurs admises', en: 'Values allowed' },
  default: { fr: 'Par défaut', en: 'Default' },
  required: { fr: '**obligatoire**', en: '**required**' },
  optional: { fr: 'facultatif', en: 'optional' },
  ways: { fr: 'Plusieurs façons de dire la même chose', en: 'Several ways of saying one thing' },
  rules: { fr: 'Règles entre paramètres', en: 'Rules between parameters' },
  rule: { fr: 'Règle', en: 'Rule' },
  parameter: { fr: 'Paramètre fautif', en: 'Parameter at fault' },
  message: { fr: 'Message', en: 'Message' },
  repeated: {
    fr: 'Seulement quand la question est posée maintes fois (`resolution`, `sensibilite`).',
    en: 'Only where the question is asked many times over (`resolution`, `sensibilite`).',
  },
  presets: { fr: 'Points de départ', en: 'Ready-made starts' },
  values: { fr: 'Valeurs', en: 'Values' },

  result: { fr: 'Résultat', en: 'Result' },
  resultLead: {
    fr: 'Sous `data`, dans cet ordre. Un chiffre qui peut manquer est alors `null`.',
    en: 'Under `data`, in this order. A figure that may be missing is then `null`.',
  },
  answer: { fr: 'La réponse', en: 'The answer' },
  path: { fr: 'Chemin', en: 'Path' },
  missing: { fr: 'Peut manquer', en: 'May be missing' },
  yes: { fr: 'oui', en: 'yes' },
  rows: { fr: 'Un tableau.', en: 'A table.' },
  main: { fr: 'C’est le tableau que donne le CSV.', en: 'It is the table that the CSV gives.' },
  orNull: {
    fr: '`null` quand la question ne l’appelle pas.',
    en: '`null` where the question does not call for it.',
  },
  orOmitted: { fr: 'Absent tant qu’on ne le demande pas.', en: 'Left out unless it is asked for.' },

  warnings: { fr: 'Avertissements', en: 'Warnings' },
  warningsLead: {
    fr: 'Dans `meta.avertissements`, quand la réponse les mérite.',
    en: 'In `meta.avertissements`, where the answer deserves them.',
  },
  text: { fr: 'Texte', en: 'Text' },

  faults: { fr: 'Fautes', en: 'Faults' },
  faultsLead: {
    fr: 'Une question fautive reçoit le statut 422 et toutes ses fautes à la fois, `{ "errors": [{ field, message, code }] }`.',
    en: 'A question at fault gets status 422 and all its faults at once, `{ "errors": [{ field, message, code }] }`.',
  },
  code: { fr: 'Code', en: 'Code' },
  cause: { fr: 'Cause', en: 'Cause' },
  of: { fr: 'Paramètres', en: 'Parameters' },
  all: { fr: 'tous', en: 'all' },
  anyOther: { fr: 'tout autre nom', en: 'any other name' },

  example: { fr: 'Exemple', en: 'Worked example' },
  figures: { fr: 'Les chiffres de la réponse', en: 'The figures of the answer' },
  reading: { fr: 'Ce qu’on lit', en: 'As people read it' },
  wire: { fr: 'Dans la réponse', en: 'In the answer' },
  column: { fr: 'Colonne', en: 'Column' },
  someRows: { fr: 'La première et la dernière ligne de', en: 'The first and the last row of' },
  allRows: { fr: 'Les lignes de', en: 'The rows of' },
  lawOn: { fr: 'Règles en vigueur le', en: 'Rules in force on' },
  incomesOf: { fr: 'Règles de l’imposition des revenus de', en: 'Rules that tax the incomes of' },
  warned: { fr: 'Avertissements de cette réponse', en: 'Warnings of this answer' },
  endpoints: { fr: 'La même question, autrement', en: 'The same question, asked otherwise' },
  csv: { fr: 'Le tableau principal, en CSV', en: 'The main table, as CSV' },

  cited: {
    fr: 'Ce que cite la réponse à l’exemple, dans `meta.sources` :',
    en: 'What the answer to the example cites, in `meta.sources`:',
  },
  source: { fr: 'Source', en: 'Source' },
  readOn: { fr: 'Lue ou vérifiée le', en: 'Read or checked on' },
  lawRead: {
    fr: 'Valeurs fixées par la loi que ce simulateur peut lire, avec leurs dates et leurs textes :',
    en: 'Values set by law that this simulator may read, with their dates and texts:',
  },
  seriesRead: {
    fr: 'Séries du passé que ce simulateur peut lire :',
    en: 'Historical series that this simulator may read:',
  },

  law: { fr: 'Valeurs fixées par la loi', en: 'Values set by law' },
  sourcesLead: {
    fr: 'Chaque chiffre que les simulateurs ne reçoivent pas de qui les interroge, avec sa date et son origine.',
    en: 'Every figure that the simulators use without being given it in the question, with its date and its origin.',
  },
  since: { fr: 'Depuis le', en: 'Since' },
  value: { fr: 'Valeur', en: 'Value' },
  lawText: { fr: 'Texte', en: 'Legal text' },
  checked: { fr: 'Vérifiée le', en: 'Checked on' },
  series: { fr: 'Séries du passé', en: 'Historical series' },
  from: { fr: 'De', en: 'From' },
  to: { fr: 'à', en: 'to' },
  dates: { fr: 'dates', en: 'dates' },
  licence: { fr: 'Licence', en: 'Licence' },
  published: { fr: 'Baisses d’indices publiés', en: 'Falls of published indices' },
  publishedLead: {
    fr: 'Des dates et des pourcentages seulement : les niveaux de ces indices appartiennent à qui les publie.',
    en: 'Dates and percentages only: the levels of these indices belong to their publishers.',
  },
  index: { fr: 'Indice', en: 'Index' },
  crisis: { fr: 'Crise', en: 'Crisis' },
  fall: { fr: 'Baisse', en: 'Fall' },
  peak: { fr: 'Sommet', en: 'Peak' },
  trough: { fr: 'Creux', en: 'Trough' },
  back: { fr: 'Retour', en: 'Back' },
  notBy: { fr: 'pas encore en', en: 'not yet by' },
  withDividends: { fr: 'dividendes réinvestis', en: 'dividends reinvested' },
  withoutDividends: { fr: 'sans dividendes', en: 'without dividends' },
  cites: { fr: 'Ce que citent les simulateurs', en: 'What the simulators cite' },
  citesLead: {
    fr: 'Ce que chaque réponse cite, en plus des textes de loi et des séries qu’elle a lus.',
    en: 'What each answer cites, besides the texts of law and the series that it read.',
  },
}

/** The unit of a number, by the kind of its field. A missing kind is an error. */
export const KIND_MESSAGES = {
  euros: { fr: '€', en: '€' },
  monthlyEuros: { fr: '€ par mois', en: '€ a month' },
  annualRate: { fr: '% par an', en: '% a year' },
  percent: { fr: '%', en: '%' },
  ratio: { fr: 'nombre', en: 'number' },
  years: { fr: 'années', en: 'years' },
  wholeYears: { fr: 'années entières', en: 'whole years' },
  months: { fr: 'mois', en: 'months' },
  wholeMonths: { fr: 'mois entiers', en: 'whole months' },
  plain: { fr: 'nombre', en: 'number' },
  count: { fr: 'nombre entier', en: 'whole number' },
  age: { fr: 'âge, en années entières', en: 'age, in whole years' },
  calendarYear: { fr: 'année du calendrier', en: 'calendar year' },
  flag: { fr: '`true` ou `false`', en: '`true` or `false`' },
  choice: { fr: 'mot', en: 'word' },
  civilDate: { fr: 'jour, `AAAA-MM-JJ`', en: 'day, `YYYY-MM-DD`' },
  isoDate: { fr: 'mois, `AAAA-MM`, ou jour', en: 'month, `YYYY-MM`, or day' },
  prose: { fr: 'phrase', en: 'sentence' },
  split: { fr: 'trois parts, `50/30/20`', en: 'three shares, `50/30/20`' },
}

/** What each code of a fault means, in the order in which they are told. */
export const CODE_MESSAGES = {
  required: { fr: 'n’est pas donné', en: 'is not given' },
  not_a_number: { fr: 'n’est pas un nombre', en: 'is not a number' },
  not_an_integer: { fr: 'n’est pas un nombre entier', en: 'is not a whole number' },
  too_small: { fr: 'est plus petit que le minimum', en: 'is below the least value' },
  too_large: { fr: 'est plus grand que le maximum', en: 'is above the largest value' },
  not_a_choice: { fr: 'n’est pas l’une des valeurs admises', en: 'is none of the values allowed' },
  not_a_boolean: { fr: 'n’est ni `true` ni `false`', en: 'is neither `true` nor `false`' },
  not_a_date: { fr: 'n’est pas un jour qui existe', en: 'is not a day that exists' },
  not_a_split: { fr: 'n’est pas fait de trois parts qui font 100', en: 'is not three shares that make 100' },
  repeated: { fr: 'est donné plusieurs fois', en: 'is given several times' },
  unknown: { fr: 'n’est pas un paramètre de ce simulateur', en: 'is not a parameter of this simulator' },
  inconsistent: { fr: 'ne s’accorde pas avec un autre', en: 'does not agree with another' },
}
