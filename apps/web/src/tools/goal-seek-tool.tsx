import { toGrammar } from '@denier/prose'
import { useState } from 'preact/hooks'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnalysisOutcome } from './analysis-outcome.tsx'
import { faultIn } from './fault.ts'
import { figuresOf, leversOf } from './figures.ts'
import type { Goal } from './goal.ts'
import { GoalAnswer, goalSentence } from './goal-answer.tsx'
import { GoalForm } from './goal-form.tsx'
import { LoweredNote } from './lowered-note.tsx'
import { goalQuery } from './query.ts'
import { repeatedValues } from './repeated-values.ts'
import { initialTarget } from './start.ts'
import { useAnalysis } from './use-analysis.ts'

/**
 * The goal seek tool: finds the value of one parameter for which a figure has a wanted value. Imported by
 * `tools.tsx` when it is opened.
 */
export function GoalSeekTool(props: PartProps): View {
  const { simulator, setting, state } = props
  const { contract } = simulator
  const { language } = setting
  const targets = figuresOf(contract, language)
  const unknowns = leversOf(contract, language)
  // the keys of the figure, `undefined` until one is chosen, and of the parameter, under their names in the API
  const [chosen, setTarget] = useState<string>()
  const cible = chosen ?? initialTarget(contract, targets, state.shown?.answer)
  const [inconnue, setUnknown] = useState(unknowns[0]?.key)
  const { state: analysis, run } = useAnalysis<Goal>('resolution')
  const target = targets.find(({ key }) => key === cible)
  const unknown = unknowns.find(({ key }) => key === inconnue)
  if (!target || !unknown) return <div />

  const { typed, lowered } = repeatedValues(simulator, state.typed)
  const queryFor = ({ target, unknown, value }: Goal) =>
    goalQuery(typed, { cible: target.key, inconnue: unknown.key, valeur: value })
  const onSubmit = (text: string): void => {
    const goal = { target, unknown, value: toGrammar(target.field, text, language) }
    void run(queryFor(goal), goal)
  }
  return (
    <>
      <GoalForm
        {...props}
        targets={targets}
        unknowns={unknowns}
        target={target}
        unknown={unknown}
        setTarget={setTarget}
        setUnknown={setUnknown}
        onSubmit={onSubmit}
      />
      <LoweredNote lowered={lowered} language={language} />
      <AnalysisOutcome<Goal>
        analysis={analysis}
        language={language}
        isFresh={({ query, subject }) => query === queryFor(subject)}
        describeProblem={faultIn(contract, state.typed, language)}
        sentence={(goal, answer) => goalSentence(goal, answer, language)}
        show={(goal, answer) => <GoalAnswer {...props} goal={goal} answer={answer} />}
      />
    </>
  )
}
