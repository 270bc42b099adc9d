import { choice, count, type Field, type Params } from '@denier/core'

/** The most threads of a batch: more than the cores of today's largest machines serve no purpose. Our choice. */
const MOST_THREADS = 256

/** An optional option with any text as its value. */
const text = (label: Field['label'], help: Field['help']): Field => ({
  kind: 'prose',
  optional: true,
  label,
  ...(help && { help }),
})
const flag = (label: Field['label'], help: Field['help']): Field => ({
  kind: 'flag',
  default: false,
  label,
  ...(help && { help }),
})

/** The options of `denier lot`. Used by `batch.ts` and `help/general-help.ts`. */
export const batchOptions = {
  sortie: text(
    { fr: 'Fichier à écrire', en: 'File to write' },
    { fr: 'Sans elle, la sortie standard.', en: 'Without it, the standard output.' },
  ),
  format: choice({
    choices: {
      csv: { fr: 'CSV, comme l’entrée', en: 'CSV, as the input' },
      ndjson: { fr: 'Un objet JSON par ligne', en: 'One JSON object a line' },
      parquet: { fr: 'Parquet, des colonnes typées', en: 'Parquet, typed columns' },
    },
    optional: true,
    label: { fr: 'Format de la sortie', en: 'Format of the output' },
    help: {
      fr: 'Par défaut, celui que dit le nom de la sortie, sinon celui de l’entrée.',
      en: 'By default, the one that the name of the output says, else that of the input.',
    },
  }),
  colonnes: text(
    { fr: 'Chiffres à calculer', en: 'Figures to compute' },
    {
      fr: 'Leurs chemins, séparés par des virgules : resume.impotNet,resume.tauxMoyen. Par défaut, les chiffres qui décident.',
      en: 'Their paths, separated by commas: resume.impotNet,resume.tauxMoyen. By default, the figures that decide.',
    },
  ),
  defauts: text(
    { fr: 'Valeurs communes à toutes les lignes', en: 'Values that all rows share' },
    {
      fr: 'Comme une adresse : annee_revenus=2025&enfants=2.',
      en: 'As in an address: annee_revenus=2025&enfants=2.',
    },
  ),
  explication: flag(
    { fr: 'Ajouter l’explication de chaque chiffre', en: 'Add the explication of each figure' },
    {
      fr: 'En NDJSON : dans « explication », par chemin, comme le service les donne. Des centaines de fois plus long.',
      en: 'In NDJSON: in explication, by path, as the service gives them. Hundreds of times longer.',
    },
  ),
  reforme: text(
    {
      fr: 'Valeurs de la loi à remplacer, dans un fichier JSON',
      en: 'Values of the law to replace, in a JSON file',
    },
    {
      fr: 'Par les noms de la page des sources : {"decote-celibataire": 900}. Les valeurs remplacées sont dites.',
      en: 'By the names of the page of sources: {"decote-celibataire": 900}. The values replaced are told.',
    },
  ),
  comparer: flag(
    { fr: 'Calculer sous les deux lois', en: 'Compute under both laws' },
    {
      fr: 'Avec --reforme : chaque chiffre, sous la réforme et l’écart, puis un bilan, pondéré par la colonne « poids ».',
      en: 'With --reforme: each figure, under the reform and the difference, then a summary, weighted by the column poids.',
    },
  ),
  coeurs: count({
    min: 1,
    max: MOST_THREADS,
    default: 1,
    label: { fr: 'Fils d’exécution', en: 'Threads' },
  }),
  reprendre: flag(
    { fr: 'Reprendre un calcul interrompu', en: 'Resume an interrupted run' },
    {
      fr: 'Avec le même fichier, les mêmes options et --sortie.',
      en: 'With the same file, the same options and --sortie.',
    },
  ),
  strict: flag(
    { fr: 'S’arrêter à la première ligne refusée', en: 'Stop at the first row that is refused' },
    {
      fr: 'Sinon ses fautes vont dans la colonne « erreurs ».',
      en: 'Otherwise its faults go to the column erreurs.',
    },
  ),
  garder: flag(
    {
      fr: 'Garder les colonnes dont le nom ressemble à un paramètre',
      en: 'Keep columns whose name is near a parameter',
    },
    undefined,
  ),
  numeroter: flag({ fr: 'Ajouter le numéro de chaque ligne', en: 'Add the number of each row' }, undefined),
  part: text(
    { fr: 'Ne calculer qu’une part : 3/128', en: 'Compute one part only: 3/128' },
    {
      fr: 'Par blocs de 1 000 lignes, pris à tour de rôle.',
      en: 'By blocks of 1,000 rows, taken in turn.',
    },
  ),
  part_par: text(
    { fr: 'Partager par le contenu d’une colonne', en: 'Share by the content of a column' },
    {
      fr: 'Son nom. Les lignes de même contenu vont dans la même part.',
      en: 'Its name. Rows of the same content go to the same part.',
    },
  ),
} satisfies Params
