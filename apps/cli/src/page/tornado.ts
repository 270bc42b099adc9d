import {
  type Answer,
  type Contract,
  type Field,
  fieldsByPath,
  type Language,
  type Move,
  type SensitivityResult,
  type SimulatorName,
} from '@denier/core'
import { colon, formatFigure, formatGiven } from '@denier/prose'
import { translate } from '../messages.ts'
import { tableLines } from '../terminal/table.ts'
import { paragraph } from '../terminal/text.ts'
import { type Effect, tornado } from '../terminal/tornado.ts'
import { figureLines } from './figures.ts'
import type { Sheet } from './sheet.ts'

type Effects = SensitivityResult<SimulatorName>['effets']

/**
 * For `render-page.ts`, the result of a sensitivity study: the figure, the drawing, the table of effects, the
 * parameters without effect, and those that were not tried: blocks of lines, one below the other. A block may be empty.
 * @throws RangeError for a target that is no figure of the result, which is a bug.
 */
export function sensitivityLines(
  { params, result }: Contract,
  { data, meta: { hypotheses } }: Pick<Answer, 'data' | 'meta'>,
  sheet: Sheet,
): string[][] {
  const { language } = sheet
  // `Answer` types the data of any analysis; these are those of a sensitivity study
  const { cible, valeur, effets } = data as unknown as SensitivityResult<SimulatorName>
  const target = fieldsByPath(result).get(cible)
  if (!target) throw new RangeError(`${cible} is no figure of the result`)
  // A parameter at 0 does not move, as 10 % of 0 is 0, nor does one whose values on both sides are refused.
  const isTried = (effect: Effects[number]) =>
    [effect.bas, effect.haut].some(
      (side) => side.valeur !== null && side.valeur !== hypotheses[effect.parametre],
    )
  const tried = effets.filter(isTried)
  // without a result on one side, `amplitude` is null: the parameter is drawn, with what there is
  const withEffect = tried.filter(({ amplitude }) => amplitude !== 0)
  const labelOf = (name: string) => params[name]?.label[language] ?? name
  const drawn: Effect[] = withEffect.map(({ parametre, bas, haut }) => ({
    name: labelOf(parametre),
    low: bas.resultat,
    high: haut.resultat,
  }))
  const named = (key: 'withoutEffect' | 'untried', effects: Effects) =>
    namesLine(
      translate(key, language),
      effects.map(({ parametre }) => labelOf(parametre)),
      sheet,
    )
  return [
    figureLines([{ field: target, value: valeur }], sheet),
    valeur === null || drawn.length === 0
      ? []
      : tornado(drawn, valeur, sheet, translate('tornado', language)),
    withEffect.length > 0 ? effectTable(withEffect, { params, target, language }, sheet) : [],
    [
      ...named(
        'withoutEffect',
        tried.filter(({ amplitude }) => amplitude === 0),
      ),
      ...named(
        'untried',
        effets.filter((effect) => !isTried(effect)),
      ),
    ],
  ]
}

function namesLine(title: string, names: readonly string[], { language, width, paint }: Sheet): string[] {
  if (names.length === 0) return []
  return paragraph(`${title}${colon(language)}${names.join(', ')}`, width).map((line) => paint('dim', line))
}

/** What formats the effects. */
interface EffectFields {
  /** The parameters of the simulator, by name. */
  readonly params: Contract['params']
  /** The field of the figure that is studied. */
  readonly target: Field
  readonly language: Language
}

function effectTable(effects: Effects, { params, target, language }: EffectFields, sheet: Sheet): string[] {
  const column = (head: string, cell: (effect: Effects[number]) => string, isText = false) => ({
    head,
    isText,
    cells: effects.map(cell),
  })
  const triedOf = (name: string, move: Move) => formatGiven(params[name] ?? target, move.valeur, language)
  const resultOf = (move: Move) => formatFigure(target, move.resultat, language)
  return tableLines(
    [
      column(
        translate('parameter', language),
        ({ parametre }) => params[parametre]?.label[language] ?? parametre,
        true,
      ),
      column(translate('low', language), ({ parametre, bas }) => triedOf(parametre, bas)),
      column(translate('result', language), ({ bas }) => resultOf(bas)),
      column(translate('high', language), ({ parametre, haut }) => triedOf(parametre, haut)),
      column(translate('result', language), ({ haut }) => resultOf(haut)),
    ],
    sheet.width,
    (text) => sheet.paint('bold', text),
  )
}
