import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { Imported } from '../hooks/imported.tsx'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import type { analysisMessages } from './messages.ts'
import { Fold, WithoutScript } from './pieces.tsx'

interface AnalysisFoldProps {
  /** Ends the class of the fold: `tools-goal-seek`. */
  readonly name: string
  /** Its title, and the sentence above it. */
  readonly texts: (typeof analysisMessages)[keyof typeof analysisMessages]
  /** Imports the tool. */
  readonly load: () => Promise<FunctionComponent<PartProps>>
  readonly props: PartProps
}

/**
 * A tool that runs an analysis, folded at first: its code is imported when it is opened. Part of `tools.tsx`.
 */
export function AnalysisFold({ name, texts, load, props }: AnalysisFoldProps): View {
  const { language } = props.setting
  const hasScript = useHasScript()
  const [isOpened, setOpened] = useState(false)
  return (
    <Fold name={name} title={texts.title[language]} onOpen={() => setOpened(true)}>
      <p class="tools-intro">{texts.intro[language]}</p>
      {!hasScript && <WithoutScript language={language} />}
      {hasScript && isOpened && <Imported language={language} load={load} props={props} />}
    </Fold>
  )
}
