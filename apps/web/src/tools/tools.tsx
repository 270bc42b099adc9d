import { useMemo } from 'preact/hooks'
import { useSettled } from '../hooks/use-settled.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnalysisFold } from './analysis-fold.tsx'
import { analysisMessages, messages } from './messages.ts'
import { Share } from './share.tsx'

const HEADING = 'tools-heading'

const loadGoalSeek = () => import('./goal-seek-tool.tsx').then(({ GoalSeekTool }) => GoalSeekTool)
const loadSensitivity = () => import('./sensitivity-tool.tsx').then(({ SensitivityTool }) => SensitivityTool)

/** How long the form must be unchanged before the tools follow it, in milliseconds. */
const PAUSE = 200

/** The tools below a result: goal seek, sensitivity, sharing. Part of `page/simulator-view.tsx`. */
export function Tools(props: PartProps): View {
  const { simulator, setting } = props
  const state = useSettled(props.state, PAUSE)
  return useMemo(() => {
    const settled = { ...props, state }
    return (
      <section class="tools" aria-labelledby={HEADING}>
        <h2 id={HEADING} class="tools-heading">
          {messages.title[setting.language]}
        </h2>
        <AnalysisFold
          name="goal-seek"
          texts={analysisMessages.goalSeek}
          load={loadGoalSeek}
          props={settled}
        />
        <AnalysisFold
          name="sensitivity"
          texts={analysisMessages.sensitivity}
          load={loadSensitivity}
          props={settled}
        />
        <Share {...settled} />
      </section>
    )
  }, [simulator, setting, state])
}
