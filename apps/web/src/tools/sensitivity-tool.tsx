import { useState } from 'preact/hooks'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnalysisOutcome } from './analysis-outcome.tsx'
import { faultIn } from './fault.ts'
import { figuresOf, type Numeric } from './figures.ts'
import { Choice } from './pieces.tsx'
import { queryWith } from './query.ts'
import { SensitivityFigures, sensitivitySentence } from './sensitivity-figures.tsx'
import { sensitivityMessages as messages } from './sensitivity-messages.ts'
import { initialTarget } from './start.ts'
import { useAnalysis } from './use-analysis.ts'

/**
 * The sensitivity tool: moves each value of the form alone and shows the effect on one figure. Imported by
 * `tools.tsx` when it is opened.
 */
export function SensitivityTool(props: PartProps): View {
  const { simulator, setting, state } = props
  const { contract } = simulator
  const { language } = setting
  const targets = figuresOf(contract, language)
  // the path of the figure, under its name in the API
  const [cible, choose] = useState(initialTarget(contract, targets))
  const { state: analysis, run } = useAnalysis<Numeric>('sensibilite')
  const target = targets.find(({ key }) => key === cible)

  const queryFor = ({ key }: Numeric) => queryWith(state.typed, { cible: key })
  const draw = (event: Event): void => {
    event.preventDefault()
    if (target) void run(queryFor(target), target)
  }
  return (
    <>
      <form class="tools-form" onSubmit={draw}>
        <Choice
          id="tools-sensitivity-target"
          label={messages.target[language]}
          options={targets}
          value={cible}
          onChoose={choose}
        />
        <p class="tools-field tools-ask">
          <button type="submit" class="tools-button">
            {messages.ask[language]}
          </button>
        </p>
      </form>
      <AnalysisOutcome<Numeric>
        analysis={analysis}
        language={language}
        isFresh={({ query, subject }) => query === queryFor(subject)}
        describeProblem={faultIn(contract, state.typed, language)}
        sentence={(target, answer) => sensitivitySentence({ contract, language, target, answer })}
        show={(target, answer) => (
          <SensitivityFigures contract={contract} language={language} target={target} answer={answer} />
        )}
      />
    </>
  )
}
