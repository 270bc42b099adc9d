import { renderChart, type Theme } from '@denier/charts/svg'
import { type Contract, choice, count } from '@denier/core'
import { lang } from './language.ts'
import { noRules, type Writers } from './writers.ts'

/** The door's own parameters of a drawing. */
export const drawingParameters = ({ charts }: Contract) => ({
  graphique: count({
    min: 1,
    max: charts.length,
    default: 1,
    label: { fr: 'Quel graphique', en: 'Which chart' },
    help: { fr: 'Le premier en dit le plus.', en: 'The first one says most.' },
  }),
  theme: choice({
    choices: { clair: { fr: 'Clair', en: 'Light' }, sombre: { fr: 'Sombre', en: 'Dark' } } satisfies Record<
      Theme,
      unknown
    >,
    default: 'clair',
    label: { fr: 'Thème', en: 'Theme' },
  }),
  largeur: count({
    min: 240,
    max: 1200,
    default: 720,
    label: { fr: 'Largeur', en: 'Width' },
    help: {
      fr: 'En pixels. La hauteur suit ; les mots gardent leur taille.',
      en: 'In pixels. The height follows; words keep their size.',
    },
  }),
  lang,
})

/** Opened by itself, a drawing loads and runs nothing. Unlike other answers, it may be framed: pages show it. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** An answer as a drawing: one of the charts of its contract. */
export const drawn = (contract: Contract): Writers<ReturnType<typeof drawingParameters>> => ({
  parameters: drawingParameters(contract),
  rules: noRules,
  choose: ({ graphique, theme, largeur, lang: language }) => ({
    format: `svg ${graphique} ${theme} ${largeur}`,
    headers,
    write: ({ data }) =>
      renderChart({ contract, data, language, theme, chart: graphique - 1, width: largeur }),
  }),
})
