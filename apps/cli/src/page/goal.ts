import { formatFigure } from '@denier/charts'
import type { Contract, Field, Shape } from '@denier/core'
import { say } from '../words.ts'
import { aligned } from './figures.ts'
import { fieldAt } from './members.ts'
import type { Sheet } from './sheet.ts'

interface Goal {
  readonly inconnue: string
  readonly valeur: number | null
  readonly cible: string
  readonly atteint: number | null
}

/** What goal seek found: the unknown in its own unit, and as it is typed to ask again. */
export function goalLines({ params, result }: Contract, data: unknown, sheet: Sheet): string[] {
  const { language } = sheet
  const { inconnue, valeur, cible, atteint } = data as Goal
  const unknown = params[inconnue] as Field
  const target = fieldAt(result as Shape, cible)
  const found = valeur === null ? say('unreachable', language) : formatFigure(unknown, valeur, language)
  const typed = valeur === null ? [] : [`--${inconnue} ${valeur}`]
  const lines = aligned(
    [
      { label: unknown.label[language], value: found },
      ...(target && atteint !== null
        ? [{ label: target.label[language], value: formatFigure(target, atteint, language) }]
        : []),
    ],
    sheet,
  )
  return [sheet.paint('dim', [say('goal', language), ...typed].join(' · ')), ...lines]
}
