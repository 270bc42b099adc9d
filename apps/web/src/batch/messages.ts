/**
 * The texts of the page of files. Used by `batch-app.tsx`, `column-table.tsx`, `constants.tsx`, `pages/batch.tsx` and
 * others in `batch`.
 */
export const messages = {
  title: { fr: 'Calculer un fichier entier', en: 'Compute a whole file' },
  lead: {
    fr: 'Déposez un fichier CSV\u00A0: une ligne par question, une colonne par paramètre. Votre navigateur calcule chaque ligne et vous rend le fichier complété. Rien n’est envoyé\u00A0: le fichier ne quitte pas votre appareil.',
    en: 'Drop a CSV file: one question a row, one parameter a column. Your browser computes each row and gives the file back with its figures. Nothing is sent: the file does not leave your device.',
  },
  noScript: {
    fr: 'Cette page calcule dans votre navigateur\u00A0: elle a besoin de JavaScript, qui est désactivé. Sans lui, la même chose en ligne de commande\u00A0:',
    en: 'This page computes in your browser: it needs JavaScript, which is turned off. Without it, the same on the command line:',
  },
  commandTitle: { fr: 'En ligne de commande', en: 'On the command line' },
  commandLead: {
    fr: 'Pour un très gros fichier, ou pour automatiser, la commande donne le même résultat, à l’octet près\u00A0:',
    en: 'For a very large file, or in a script, the command gives the same result, byte for byte:',
  },
  fileNames: { fr: ['fichier.csv', 'resultat.csv'], en: ['file.csv', 'result.csv'] },
  simulator: { fr: 'Simulateur', en: 'Simulator' },
  noSimulator: { fr: 'Choisissez un simulateur', en: 'Choose a simulator' },
  file: { fr: 'Fichier', en: 'File' },
  chooseFile: { fr: 'Choisir un fichier', en: 'Choose a file' },
  dropHere: { fr: 'ou déposez-le ici', en: 'or drop it here' },
  fileHelp: {
    fr: 'CSV en UTF-8, séparé par des virgules ou par des points-virgules (les nombres ont alors une virgule décimale), ou un objet JSON par ligne (NDJSON).',
    en: 'CSV in UTF-8, separated by commas or by semicolons (numbers then have a decimal comma), or one JSON object a line (NDJSON).',
  },
  columns: { fr: 'Colonnes du fichier', en: 'Columns of the file' },
  column: { fr: 'Colonne', en: 'Column' },
  firstRow: { fr: 'Première ligne', en: 'First row' },
  role: { fr: 'Usage', en: 'Use' },
  kept: { fr: 'Gardée telle quelle', en: 'Kept as it is' },
  near: { fr: 'Inconnue\u00A0; ressemble au paramètre', en: 'Unknown; near the parameter' },
  keepNear: {
    fr: 'Garder telles quelles les colonnes qui ressemblent à un paramètre',
    en: 'Keep as they are the columns whose names are near a parameter',
  },
  nearHelp: {
    fr: 'Une faute de frappe donnerait à chaque ligne la valeur par défaut\u00A0: renommez la colonne dans le fichier, ou gardez-la en connaissance de cause.',
    en: 'A typing error would give every row the default value: rename the column in the file, or keep it knowingly.',
  },
  constants: { fr: 'Valeurs communes à toutes les lignes', en: 'Values that all rows share' },
  constantsHelp: {
    fr: 'Une colonne vide ou absente prend la valeur donnée ici, sinon la valeur par défaut du simulateur.',
    en: 'An empty or missing column takes the value given here, else the default of the simulator.',
  },
  required: { fr: 'à donner', en: 'required' },
  others: {
    fr: (count: number) => `Paramètres facultatifs absents du fichier (${count})`,
    en: (count: number) => `Optional parameters that the file lacks (${count})`,
  },
  byDefault: { fr: 'Valeur par défaut', en: 'Default value' },
  figures: { fr: 'Chiffres à calculer', en: 'Figures to compute' },
  otherFigures: {
    fr: (count: number) => `Autres chiffres (${count})`,
    en: (count: number) => `Other figures (${count})`,
  },
  compute: { fr: 'Calculer le fichier', en: 'Compute the file' },
  cancel: { fr: 'Arrêter', en: 'Stop' },
  progress: { fr: 'Avancement', en: 'Progress' },
  computing: { fr: 'Calcul en cours', en: 'Computing' },
  rows: { fr: 'lignes', en: 'rows' },
  stopped: { fr: 'Calcul arrêté.', en: 'Stopped.' },
  waitsFor: {
    fr: 'Choisissez un simulateur et un fichier.',
    en: 'Choose a simulator and a file.',
  },
  reading: { fr: 'Lecture du fichier…', en: 'Reading the file…' },
  waitsForNear: {
    fr: 'Une colonne ressemble à un paramètre\u00A0: renommez-la, ou cochez la case pour la garder.',
    en: 'A column is near a parameter: rename it, or tick the box to keep it.',
  },
  waitsForParameter: {
    fr: 'Aucune colonne du fichier n’est un paramètre de ce simulateur.',
    en: 'No column of the file is a parameter of this simulator.',
  },
  waitsForRequired: {
    fr: 'Donnez les valeurs marquées «\u00A0à donner\u00A0», ou ajoutez leurs colonnes au fichier.',
    en: 'Give the values marked “required”, or add their columns to the file.',
  },
  waitsForFigure: { fr: 'Choisissez un chiffre au moins.', en: 'Choose a figure at least.' },
  result: { fr: 'Résultat', en: 'Result' },
  download: { fr: 'Télécharger', en: 'Download' },
  done: {
    fr: (rows: string, refused: string) => `Lignes\u00A0: ${rows}, dont refusées\u00A0: ${refused}.`,
    en: (rows: string, refused: string) => `Rows: ${rows}, of which refused: ${refused}.`,
  },
  preview: { fr: 'Premières lignes du résultat', en: 'First rows of the result' },
  refusedRows: { fr: 'Lignes refusées', en: 'Refused rows' },
  refusedHelp: {
    fr: 'Elles sont dans le fichier, sans chiffre, avec leurs fautes dans la colonne «\u00A0erreurs\u00A0». Numéros comptés après la ligne des noms\u00A0; les vingt premières sont montrées.',
    en: 'They are in the file, without figures, with their faults in the column erreurs. Numbers count from the row after the names; the first twenty are shown.',
  },
  row: { fr: 'Ligne', en: 'Row' },
  faults: { fr: 'Fautes', en: 'Faults' },
  unreadable: {
    fr: 'Le navigateur ne peut plus lire ce fichier\u00A0: il a été modifié ou déplacé. Choisissez-le de nouveau.',
    en: 'The browser cannot read this file any more: it was changed or moved. Choose it again.',
  },
  failure: {
    fr: 'Le calcul n’a pas pu démarrer ou s’est interrompu. Rechargez la page, ou utilisez la ligne de commande.',
    en: 'The computation could not start or was cut short. Reload the page, or use the command line.',
  },
} as const
