import {
  type Answer,
  analyses,
  type Field,
  fieldsByPath,
  type Language,
  rangeSentence,
  type Simulator,
  valueAt,
} from '@denier/core'
import { figureFormatter, lowerFirst, NO_FIGURE, typeset } from '@denier/prose'
import type { FurtherAnalysisName } from './analysis-descriptions.ts'
import { withUnit } from './figures.ts'
import { translate } from './language.ts'

/**
 * The result of an analysis as lines of Markdown: each figure with its label and unit. Called by
 * `analysis-tool.ts`.
 */
export function analysisLines(
  kind: FurtherAnalysisName,
  simulator: Simulator,
  { data, meta }: Answer,
  language: Language,
): readonly string[] {
  const found = data as unknown as Found
  const { params, result } = simulator.contract
  const analysis = analyses[kind](simulator)
  const fields = fieldsByPath(analysis.result)
  const labelOf = (path: string, otherwise: string) => {
    const field = fields.get(path)
    return field ? translate(field.label, language) : otherwise
  }
  const line = (label: string, field: Field | undefined, value: unknown) =>
    field ? [`- ${label} (${translate(field.label, language)}): ${withUnit(field, value)}`] : []
  const figure = fieldsByPath(result).get(found.cible)
  if (kind === 'plage') {
    const ends = ['valeur', 'plage.bas', 'plage.haut']
    const sentence = rangeSentence(
      simulator.contract,
      { data: data as never, indice: meta.hypotheses.indice, language },
      figureFormatter(language),
    )
    return [
      ...(sentence ? [typeset(sentence)] : []),
      ...ends.flatMap((path) => line(labelOf(path, path), figure, valueAt(data, path))),
    ]
  }
  if (found.effets === undefined) {
    const aimed = analysis.fields.valeur
    return [
      ...line(labelOf('valeur', 'valeur'), params[found.inconnue ?? ''], found.valeur),
      ...line(aimed ? translate(aimed.label, language) : '', figure, meta.hypotheses.valeur),
      ...line(labelOf('atteint', 'atteint'), figure, found.atteint),
    ]
  }
  const range = labelOf('effets.amplitude', 'amplitude')
  return [
    ...line(labelOf('valeur', 'valeur'), figure, found.valeur),
    ...found.effets.flatMap((effect) =>
      effectLine(effect, params[effect.parametre], figure, range, language),
    ),
  ]
}

/**
 * The effect of a parameter, in a list of one; empty where its field is not known.
 * @param range the label of the amplitude.
 * @returns such as `- Duration: 19 years → 177268.92 EUR, 21 years → 205485.62 EUR; range: 28216.7 EUR`
 */
function effectLine(
  { bas, haut, amplitude }: Effect,
  parameter: Field | undefined,
  figure: Field | undefined,
  range: string,
  language: Language,
): readonly string[] {
  if (!parameter || !figure) return []
  const sides = [bas, haut]
    .filter(({ valeur }) => valeur !== null)
    .map(({ valeur, resultat }) => `${withUnit(parameter, valeur)} → ${withUnit(figure, resultat)}`)
  const listed = [
    ...sides.slice(0, -1),
    `${sides.at(-1) ?? NO_FIGURE}; ${lowerFirst(range)}: ${withUnit(figure, amplitude)}`,
  ]
  return [`- ${translate(parameter.label, language)}: ${listed.join(', ')}`]
}

/**
 * The value that a parameter took on one side (`valeur`), and the figure that it gave (`resultat`), in the units of
 * their fields; `null` where there is none.
 */
interface Side {
  readonly valeur: number | null
  readonly resultat: number | null
}

/**
 * What one parameter, lower then higher, does to the figure; `amplitude` is the range that the figure covers, in its
 * unit.
 */
interface Effect {
  readonly parametre: string
  readonly bas: Side
  readonly haut: Side
  readonly amplitude: number | null
}

/** The `data` of a goal seek (`inconnue`, `atteint`), a sensitivity study (`effets`) or a range. */
interface Found {
  /** The path of the figure. */
  readonly cible: string
  /** For a goal seek, the value found for the unknown; otherwise the figure for the values given. */
  readonly valeur: number | null
  /** The parameter that is solved for. */
  readonly inconnue?: string
  /** The figure that the value found gives. */
  readonly atteint?: number | null
  readonly effets?: readonly Effect[]
}
