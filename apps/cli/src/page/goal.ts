import {
  type Answer,
  type Contract,
  type Field,
  fieldsByPath,
  type GoalResult,
  type SimulatorName,
} from '@denier/core'
import { colon, formatFigure, formatGiven } from '@denier/prose'
import { translate } from '../messages.ts'
import { aligned } from './figures.ts'
import type { Sheet } from './sheet.ts'

/**
 * For `render-page.ts`, the result of a goal seek: the value found, formatted and as the option to type, and the
 * figure that it gives; when none is found, the figure that was wanted.
 */
export function goalLines(
  { params, result }: Contract,
  { data, meta }: Pick<Answer, 'data' | 'meta'>,
  sheet: Sheet,
): string[] {
  const { language } = sheet
  const { inconnue, valeur, cible, atteint } = data as unknown as GoalResult<SimulatorName>
  const unknown = params[inconnue] as Field
  const target = fieldsByPath(result).get(cible) as Field
  const found = valeur === null ? translate('unreachable', language) : formatGiven(unknown, valeur, language)
  const typed = valeur === null ? [] : [`--${inconnue} ${valeur}`]
  const label = target.label[language]
  const reached =
    valeur === null
      ? { label: `${translate('target', language)}${colon(language)}${label}`, value: meta.hypotheses.valeur }
      : { label, value: atteint }
  const lines = aligned(
    [
      { label: unknown.label[language], value: found },
      { label: reached.label, value: formatFigure(target, reached.value, language) },
    ],
    sheet,
  )
  return [sheet.paint('dim', [translate('goal', language), ...typed].join(' · ')), ...lines]
}
