import type { Language } from '@denier/core'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { View } from '../model/view.ts'

const FAILED = {
  fr: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.',
  en: 'This part could not be loaded. Check the connection, then reload the page.',
}

interface ImportedProps<Props> {
  readonly language: Language
  /** Imports the component. Called once. */
  readonly load: () => Promise<FunctionComponent<Props>>
  readonly props: Props
}

/**
 * A part of a page whose code is imported when it is first drawn: for what most visits do not open. Used by
 * `compare/compare.tsx`, `range/with-range.tsx` and `tools/analysis-fold.tsx`.
 * @example <Imported language="fr" load={() => import('./graph.tsx').then(({ Graph }) => Graph)} props={{ data }} />
 */
export function Imported<Props extends object>({ language, load, props }: ImportedProps<Props>): View | null {
  const [part, setPart] = useState<'failed' | { readonly Part: FunctionComponent<Props> }>()
  useEffect(() => {
    load().then(
      (Part) => setPart({ Part }),
      () => setPart('failed'),
    )
  }, [])
  if (part === 'failed') return <p role="alert">{FAILED[language]}</p>
  return part ? <part.Part {...props} /> : null
}
