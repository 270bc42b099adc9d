import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'
import { Imported } from '../hooks/imported.tsx'
import { useHasScript } from '../hooks/use-has-script.ts'
import { useIsUnfolded } from '../hooks/use-is-unfolded.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import type { analysisMessages } from './messages.ts'
import { Fold, WithoutScript } from './pieces.tsx'

/** The props of a tool that runs an analysis. Used by `sensitivity-tool.tsx`. */
export interface AnalysisToolProps extends PartProps {
  /** Whether the reader sees the tool: neither it nor its section is folded. */
  readonly isUnfolded: boolean
}

interface AnalysisFoldProps {
  /** Ends the class of the fold: `tools-goal-seek`. */
  readonly name: string
  /** Whether it begins open: it then shows with its section. */
  readonly open?: boolean
  /** Its title, and the sentence above it. */
  readonly texts: (typeof analysisMessages)[keyof typeof analysisMessages]
  /** Imports the tool. */
  readonly load: () => Promise<FunctionComponent<AnalysisToolProps>>
  readonly props: PartProps
}

/**
 * A tool that runs an analysis, in a fold: its code is imported when the fold and its section are first both
 * open. Part of `tools.tsx`.
 */
export function AnalysisFold({ name, open, texts, load, props }: AnalysisFoldProps): View {
  const { language } = props.setting
  const hasScript = useHasScript()
  const content = useRef<HTMLParagraphElement>(null)
  const isUnfolded = useIsUnfolded(content)
  const wasUnfolded = useRef(false)
  wasUnfolded.current ||= isUnfolded
  return (
    <Fold name={name} open={open} title={texts.title[language]}>
      <p class="tools-intro" ref={content}>
        {texts.intro[language]}
      </p>
      {!hasScript && <WithoutScript language={language} />}
      {wasUnfolded.current && <Imported language={language} load={load} props={{ ...props, isUnfolded }} />}
    </Fold>
  )
}
