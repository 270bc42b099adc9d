import { toGrammar } from '@denier/prose'
import { useState } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnalysisOutcome } from './analysis-outcome.tsx'
import { faultIn } from './fault.ts'
import { figuresOf, numericParams } from './figures.ts'
import { Found, foundSentence } from './found.tsx'
import type { Goal } from './goal.ts'
import { GoalForm } from './goal-form.tsx'
import { backwards as said } from './messages.ts'
import { Fold, WithoutScript } from './pieces.tsx'
import { goalQuery } from './query.ts'
import { firstParameter, firstTarget } from './start.ts'
import { useAnalysis } from './use-analysis.ts'

/** "How much to save to reach…": the value of one parameter that makes a figure what it should be. */
export function GoalSeekTool(props: PartProps): View {
  const { simulator, setting, state } = props
  const { contract } = simulator
  const { language } = setting
  const isAlive = useAlive()
  const targets = figuresOf(contract, language)
  const unknowns = numericParams(contract, language)
  const [cible, setTarget] = useState(firstTarget(contract, targets))
  const [inconnue, setUnknown] = useState(firstParameter(contract, unknowns))
  const { state: analysis, run } = useAnalysis<Goal>('resolution')
  const target = targets.find(({ key }) => key === cible)
  const unknown = unknowns.find(({ key }) => key === inconnue)
  if (!target || !unknown) return <div />

  const queryFor = ({ target, unknown, value }: Goal) =>
    goalQuery(state.typed, { cible: target.key, inconnue: unknown.key, valeur: value })
  const look = (text: string): void => {
    const goal = { target, unknown, value: toGrammar(target.field, text, language) }
    void run(queryFor(goal), goal)
  }
  return (
    <Fold name="backwards" title={said.title[language]}>
      <p class="tools-intro">{said.intro[language]}</p>
      {isAlive ? (
        <GoalForm
          {...props}
          targets={targets}
          unknowns={unknowns}
          target={target}
          unknown={unknown}
          setTarget={setTarget}
          setUnknown={setUnknown}
          look={look}
        />
      ) : (
        <WithoutScript language={language} />
      )}
      <AnalysisOutcome<Goal>
        analysis={analysis}
        language={language}
        isFresh={({ query, subject }) => query === queryFor(subject)}
        describeProblem={faultIn(contract, state.typed, language)}
        sentence={(goal, answer) => foundSentence(goal, answer, language)}
        show={(goal, answer) => <Found {...props} goal={goal} answer={answer} />}
      />
    </Fold>
  )
}
