import type { Language, Simulator } from '@denier/core'
import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import type { ExplanationDialogProps } from '../explanation/explanation-dialog.tsx'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { ExplainedFigure } from '../model/explained-figure.ts'
import type { Scenario } from '../model/page-state.ts'
import { queryWith } from '../tools/query.ts'

/**
 * Opens the explanation of a figure. The element gets the focus back once it is closed. Used by `figures.tsx`
 * and `table.tsx`.
 */
export type ExplainFigure = (
  figure: Pick<ExplainedFigure, 'path' | 'label' | 'text'>,
  opener: HTMLElement,
) => void

/** The dialog that is open, and its props. */
interface Opened {
  readonly Dialog: FunctionComponent<ExplanationDialogProps>
  readonly props: ExplanationDialogProps
}

/**
 * The explanations of the figures of an answer; the code of the dialog is imported with the first one that is
 * opened. Used by `rest.tsx` and `result.tsx`.
 * @returns `explain`, without which figures are texts (no script, or a simulator without explanations); the
 * dialog, while one is open; whether its code could not be loaded.
 */
export function useExplanation(simulator: Simulator, language: Language, { typed }: Scenario) {
  const canExplain = useHasScript() && simulator.loadExplanation !== undefined
  const [opened, setOpened] = useState<Opened>()
  const [isFailed, setFailed] = useState(false)
  const explain: ExplainFigure = async (figure, opener) => {
    setFailed(false)
    try {
      const [{ ExplanationDialog: Dialog }] = await Promise.all([
        import('../explanation/explanation-dialog.tsx'),
        import('../hooks/load-style.ts').then(({ loadStyle }) => loadStyle()),
      ])
      const query = queryWith(typed, { figure: figure.path })
      const onClose = () => {
        setOpened(undefined)
        opener.focus()
      }
      setOpened({ Dialog, props: { ...figure, simulator, language, query, onClose } })
    } catch {
      setFailed(true)
    }
  }
  return { explain: canExplain ? explain : undefined, opened, isFailed }
}
