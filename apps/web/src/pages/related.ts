import type { Language, Simulator } from '@denier/core'
import { h } from 'preact'
import type { View } from '../app/view.ts'
import { Card } from './card.ts'

interface RelatedProps {
  readonly simulator: Simulator
  readonly all: readonly Simulator[]
  readonly language: Language
}

const words = { title: { fr: 'Dans le même esprit', en: 'In the same vein' } } as const

/** The others that people come for with the same intention; those after it in the catalogue first. */
export function Related({ simulator, all, language }: RelatedProps): View | null {
  const rank = all.indexOf(simulator)
  const others = [...all.slice(rank + 1), ...all.slice(0, Math.max(0, rank))]
  const same = others.filter(({ contract }) => contract.group === simulator.contract.group).slice(0, MOST)
  if (same.length === 0) return null
  return h(
    'nav',
    { class: 'page-related', 'aria-labelledby': 'related' },
    h('h2', { id: 'related' }, words.title[language]),
    h(
      'ul',
      { class: 'home-cards' },
      same.map((other) => h(Card, { simulator: other, language })),
    ),
  )
}

const MOST = 3
