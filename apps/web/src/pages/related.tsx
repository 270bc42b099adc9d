import type { Language, Simulator } from '@denier/core'
import type { View } from '../model/view.ts'
import { Card } from './card.tsx'

interface RelatedProps {
  readonly simulator: Simulator
  /** The whole catalogue. */
  readonly all: readonly Simulator[]
  readonly language: Language
}

const words = { title: { fr: 'Dans le même esprit', en: 'In the same vein' } } as const

/**
 * Links to other simulators of the same group, a few of them, in the order of the catalogue from this one on. Null
 * where it is alone in its group. Part of the page of a simulator. Used by `simulator.tsx`.
 */
export function Related({ simulator, all, language }: RelatedProps): View | null {
  const rank = all.indexOf(simulator)
  const others = [...all.slice(rank + 1), ...all.slice(0, Math.max(0, rank))]
  const same = others.filter(({ contract }) => contract.group === simulator.contract.group).slice(0, MOST)
  if (same.length === 0) return null
  return (
    <nav class="page-related" aria-labelledby="related">
      <h2 id="related">{words.title[language]}</h2>
      <ul class="home-cards">
        {same.map((other) => (
          <Card simulator={other} language={language} />
        ))}
      </ul>
    </nav>
  )
}

/** How many related simulators are shown. */
const MOST = 3
