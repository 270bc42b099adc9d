import { renderChart, type Theme } from '@denier/charts/svg'
import { type Contract, choice, count } from '@denier/core'
import { type AnswerFormats, noConstraints } from './answer-formats.ts'
import { lang } from './language.ts'

/**
 * Presentation parameters of a chart: which one (from 1), its theme, its width in pixels, its language. Used by
 * `openapi/chart-operation.ts`.
 */
export const chartParameters = ({ charts }: Contract) => ({
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

/** The policy lets an SVG load and run nothing; it has no `frame-ancestors`, so other sites may embed it. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * The format of an answer as one of the charts of its contract. `hypotheses`: the parameters that the
 * answer used, defaults included. Used by `routes/api-routes.ts`.
 */
export const chartFormats = (contract: Contract): AnswerFormats<ReturnType<typeof chartParameters>> => ({
  parameters: chartParameters(contract),
  constraints: noConstraints,
  choose: ({ graphique, theme, largeur, lang: language }) => ({
    // part of the ETag, with the language: it names every other parameter that changes the image
    format: `svg ${graphique} ${theme} ${largeur}`,
    headers,
    write: ({ data, meta: { hypotheses: used } }) =>
      renderChart({ contract, data, used, language, theme, chart: graphique - 1, width: largeur }),
  }),
})
