import { useState } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { useAsked } from './asked.ts'
import { faultIn } from './fault.ts'
import { figuresOf, type Numeric } from './figures.ts'
import { Choice, Fold, WithoutScript } from './pieces.tsx'
import { queryWith } from './query.ts'
import { Standing } from './standing.tsx'
import { firstTarget } from './start.ts'
import { Weighed, weighedSentence } from './weighed.tsx'
import { matters as said } from './words.ts'

/** What matters most: each value of the form moved alone, and what that does to one figure. */
export function Matters(props: PartProps): View {
  const { simulator, setting, state } = props
  const { contract } = simulator
  const { language } = setting
  const isAlive = useAlive()
  const targets = figuresOf(contract, language)
  const [cible, choose] = useState(firstTarget(contract, targets))
  const { asked, put } = useAsked<Numeric>('sensibilite')
  const target = targets.find(({ key }) => key === cible)

  const queryFor = ({ key }: Numeric) => queryWith(state.typed, { cible: key })
  const draw = (event: Event): void => {
    event.preventDefault()
    if (target) void put(queryFor(target), target)
  }
  return (
    <Fold name="matters" title={said.title[language]}>
      <p class="tools-intro">{said.intro[language]}</p>
      {isAlive ? (
        <form class="tools-form" onSubmit={draw}>
          <Choice
            id="tools-matters-target"
            label={said.target[language]}
            options={targets}
            value={cible}
            onChoose={choose}
          />
          <p class="tools-field tools-ask">
            <button type="submit" class="tools-button">
              {said.ask[language]}
            </button>
          </p>
        </form>
      ) : (
        <WithoutScript language={language} />
      )}
      <Standing<Numeric>
        asked={asked}
        language={language}
        isFresh={({ query, words }) => query === queryFor(words)}
        told={faultIn(contract, state.typed, language)}
        sentence={(target, answer) => weighedSentence({ contract, language, target, answer })}
        show={(target, answer) => (
          <Weighed contract={contract} language={language} target={target} answer={answer} />
        )}
      />
    </Fold>
  )
}
