import type { FunctionComponent } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { Section } from '../hooks/section.tsx'
import { useLoaded } from '../hooks/use-loaded.ts'
import { useSettled } from '../hooks/use-settled.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnalysisFold } from './analysis-fold.tsx'
import { analysisMessages } from './messages.ts'
import { Fold } from './pieces.tsx'

/** Loads the style sheet of what is drawn later, beside the code of a tool. */
const loadLaterStyle = () => import('../hooks/load-style.ts').then(({ loadStyle }) => loadStyle())

const loadGoalSeek = async () => {
  const [{ GoalSeekTool }] = await Promise.all([import('./goal-seek-tool.tsx'), loadLaterStyle()])
  return GoalSeekTool
}

const loadSensitivity = async () => {
  const [{ SensitivityTool }] = await Promise.all([import('./sensitivity-tool.tsx'), loadLaterStyle()])
  return SensitivityTool
}

const loadShare = (): Promise<FunctionComponent<PartProps>> =>
  import('./share.tsx').then(({ Share }) => Share)

const SHARE_TITLE = { fr: 'Partager et emporter', en: 'Share and export' }

/** How long the form must be unchanged before the tools follow it, in milliseconds. */
const PAUSE = 200

/** The tools of a result, goal seek and sensitivity, which shows with its section. Part of `page/simulator-view.tsx`. */
export function Tools(props: PartProps): View {
  const { simulator, setting } = props
  const state = useSettled(props.state, PAUSE)
  return useMemo(() => {
    const settled = { ...props, state }
    return (
      <Section id="what-if" language={setting.language}>
        <AnalysisFold
          name="goal-seek"
          texts={analysisMessages.goalSeek}
          load={loadGoalSeek}
          props={settled}
        />
        <AnalysisFold
          name="sensitivity"
          open
          texts={analysisMessages.sensitivity}
          load={loadSensitivity}
          props={settled}
        />
      </Section>
    )
  }, [simulator, setting, state])
}

/**
 * The tool that shares a scenario; it follows the form after a pause. Its code is imported when it is opened,
 * or when the scenario changes, since what the server wrote is then out of date. Part of
 * `page/simulator-view.tsx`.
 */
export function SettledShare(props: PartProps): View {
  const { simulator, setting } = props
  const state = useSettled(props.state, PAUSE)
  const first = useRef(state)
  const [isOpened, setIsOpened] = useState(false)
  const Share = useLoaded(setting.Share, isOpened || state !== first.current, loadShare)
  return useMemo(
    () => (
      <Fold name="share" title={SHARE_TITLE[setting.language]} onOpen={() => setIsOpened(true)}>
        {Share && <Share {...props} state={state} />}
      </Fold>
    ),
    [simulator, setting, state, Share],
  )
}
