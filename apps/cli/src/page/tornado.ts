import { formatFigure } from '@denier/charts'
import type { Contract, Field, Language, Shape } from '@denier/core'
import { tableLines } from '../terminal/table.ts'
import { paragraph } from '../terminal/text.ts'
import { type Effect, tornado } from '../terminal/tornado.ts'
import { colon, say } from '../words.ts'
import { figureLines } from './figures.ts'
import { fieldAt } from './members.ts'
import type { Sheet } from './sheet.ts'

interface Move {
  readonly valeur: number | null
  readonly resultat: number | null
}

interface Sensitivity {
  readonly cible: string
  readonly valeur: number | null
  readonly effets: readonly {
    readonly parametre: string
    readonly bas: Move | null
    readonly haut: Move | null
    readonly amplitude: number | null
  }[]
}

/** What each parameter changes in a result: the drawing, the figures, and what changes nothing. */
export function sensitivityLines({ params, result }: Contract, data: unknown, sheet: Sheet): string[][] {
  const { language, width, paint } = sheet
  const { cible, valeur, effets } = data as Sensitivity
  const target = fieldAt(result as Shape, cible)
  if (!target) throw new RangeError(`${cible} is no figure of the result`)
  const moved = effets.filter(({ amplitude }) => amplitude !== 0)
  const idle = effets.filter(({ amplitude }) => amplitude === 0)
  const labelOf = (name: string) => params[name]?.label[language] ?? name
  const drawn: Effect[] = moved.map(({ parametre, bas, haut }) => ({
    name: labelOf(parametre),
    low: bas?.resultat ?? null,
    high: haut?.resultat ?? null,
  }))
  const names = idle.map(({ parametre }) => labelOf(parametre)).join(', ')
  return [
    figureLines([{ field: target, value: valeur }], sheet),
    valeur === null || drawn.length === 0 ? [] : tornado(drawn, valeur, sheet, say('tornado', language)),
    moved.length > 0 ? effectTable(moved, { params, target, language }, sheet) : [],
    idle.length > 0
      ? paragraph(`${say('idle', language)}${colon(language)}${names}`, width).map((line) =>
          paint('dim', line),
        )
      : [],
  ]
}

interface Words {
  readonly params: Contract['params']
  readonly target: Field
  readonly language: Language
}

function effectTable(
  effects: Sensitivity['effets'],
  { params, target, language }: Words,
  sheet: Sheet,
): string[] {
  const column = (head: string, cell: (effect: Sensitivity['effets'][number]) => string, isText = false) => ({
    head,
    isText,
    cells: effects.map(cell),
  })
  const triedOf = (name: string, move: Move | null) =>
    formatFigure(params[name] ?? target, move?.valeur ?? null, language)
  const resultOf = (move: Move | null) => formatFigure(target, move?.resultat ?? null, language)
  return tableLines(
    [
      column(
        say('parameter', language),
        ({ parametre }) => params[parametre]?.label[language] ?? parametre,
        true,
      ),
      column(say('low', language), ({ parametre, bas }) => triedOf(parametre, bas)),
      column(say('result', language), ({ bas }) => resultOf(bas)),
      column(say('high', language), ({ parametre, haut }) => triedOf(parametre, haut)),
      column(say('result', language), ({ haut }) => resultOf(haut)),
    ],
    sheet.width,
    (text) => sheet.paint('bold', text),
  )
}
