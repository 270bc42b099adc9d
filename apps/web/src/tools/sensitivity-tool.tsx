import { useState } from 'preact/hooks'
import type { View } from '../model/view.ts'
import type { AnalysisToolProps } from './analysis-fold.tsx'
import { AnalysisOutcome } from './analysis-outcome.tsx'
import { faultIn } from './fault.ts'
import { figuresOf, type Numeric } from './figures.ts'
import { LoweredNote } from './lowered-note.tsx'
import { Choice } from './pieces.tsx'
import { queryWith, sharedOf } from './query.ts'
import { repeatedValues } from './repeated-values.ts'
import { SensitivityFigures, sensitivitySentence } from './sensitivity-figures.tsx'
import { sensitivityMessages as messages } from './sensitivity-messages.ts'
import { initialTarget } from './start.ts'
import { useLiveAnalysis } from './use-live-analysis.ts'

/**
 * The sensitivity tool: moves each value of the form alone and shows the effect on one figure. It follows the answer
 * shown while it is unfolded. Imported by `tools.tsx` when it is first seen.
 */
export function SensitivityTool({ simulator, setting, state, isUnfolded }: AnalysisToolProps): View {
  const { contract } = simulator
  const { language } = setting
  const targets = figuresOf(contract, language)
  // the path of the figure, `undefined` until one is chosen; `cible` is its name in the API
  const [chosen, choose] = useState<string>()
  const cible = chosen ?? initialTarget(contract, targets, state.shown?.answer)
  const target = targets.find(({ key }) => key === cible) as Numeric
  const { typed, lowered } = repeatedValues(simulator, sharedOf(state))
  const query = queryWith(typed, { cible })
  const analysis = useLiveAnalysis('sensibilite', query, target, isUnfolded)
  return (
    <>
      <div class="tools-form">
        <Choice
          id="tools-sensitivity-target"
          label={messages.target[language]}
          options={targets}
          value={cible}
          onChoose={choose}
        />
      </div>
      <LoweredNote lowered={lowered} language={language} />
      <AnalysisOutcome<Numeric>
        analysis={analysis}
        language={language}
        isLive
        isFresh={(finished) => finished.query === query && !state.busy && state.reply.ok}
        describeProblem={faultIn(contract, typed, language)}
        sentence={(target, answer) => sensitivitySentence({ contract, language, target, answer })}
        show={(target, answer) => (
          <SensitivityFigures
            contract={contract}
            language={language}
            target={target}
            answer={answer}
            shown={state.shown?.answer}
          />
        )}
      />
    </>
  )
}
