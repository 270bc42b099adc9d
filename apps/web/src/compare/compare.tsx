import { useMemo, useRef, useState } from 'preact/hooks'
import { Imported } from '../hooks/imported.tsx'
import { Section } from '../hooks/section.tsx'
import { useHasScript } from '../hooks/use-has-script.ts'
import { areSameScenario } from '../model/distinct-scenarios.ts'
import { MOST_PINNED, type PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { WithoutScript } from '../tools/pieces.tsx'
import { messages } from './messages.ts'

const loadComparison = async () => {
  const [{ Comparison }] = await Promise.all([
    import('./comparison.tsx'),
    import('../hooks/load-style.ts').then(({ loadStyle }) => loadStyle()),
  ])
  return Comparison
}

/**
 * The pinned scenarios, compared with the current result. Without a script nothing can be pinned. Part of the
 * page of a simulator. Used by `page/simulator-view.tsx`.
 */
export function Compare({
  simulator: { contract },
  setting: { language },
  state,
  dispatch,
}: PartProps): View {
  const hasScript = useHasScript()
  const pinButton = useRef<HTMLButtonElement>(null)
  const [announcement, announce] = useState('')
  const { shown, pinned, figure } = state
  const isPinned = useMemo(
    () => shown !== undefined && pinned.some((one) => areSameScenario(one, shown)),
    [shown, pinned],
  )
  // Once a scenario was pinned, the section is drawn open.
  const wasPinned = useRef(false)
  wasPinned.current ||= pinned.length > 0
  const { why, full, already, scenario, kept, removed, keep } = messages[language]
  if (!hasScript || !shown)
    return (
      <Section id="compare" language={language}>
        <div class="compare" hidden />
        {hasScript ? <p>{why}</p> : <WithoutScript language={language} />}
      </Section>
    )
  const isFull = pinned.length >= MOST_PINNED
  const pin = () => {
    dispatch({ type: 'pin' })
    announce(`${scenario} ${pinned.length + 1} ${kept}.`)
  }
  const unpin = (index: number) => {
    dispatch({ type: 'unpin', index })
    announce(`${removed}.`)
    // The button that had the focus is removed.
    pinButton.current?.focus()
  }
  const rename = (index: number, name: string) => dispatch({ type: 'name', index, name })
  const explain = (figure: string) => dispatch({ type: 'compare', figure })
  return (
    <Section id="compare" language={language} open={wasPinned.current || undefined}>
      <div class="compare">
        <div class="compare-keep">
          <button
            ref={pinButton}
            type="button"
            class="button"
            aria-disabled={isFull || isPinned}
            aria-describedby="compare-why"
            onClick={isFull || isPinned ? undefined : pin}
          >
            {keep}
          </button>
          <p id="compare-why">{isFull ? full : isPinned ? already : why}</p>
        </div>
        <p class="compare-aloud visually-hidden" role="status">
          {announcement}
        </p>
        {pinned.length > 0 && (
          <Imported
            language={language}
            load={loadComparison}
            props={{ contract, shown, pinned, figure, language, unpin, rename, explain }}
          />
        )}
      </div>
    </Section>
  )
}
