import type { Language } from '@denier/core'
import { type SectionId, sections, withSection } from '../model/section.ts'
import type { View } from '../model/view.ts'

interface SectionProps {
  readonly id: SectionId
  readonly language: Language
  /** Whether it begins open; later the user decides. */
  readonly open?: boolean | undefined
  /** What the section holds; `unknown` so that a view with conditions (`false`, `undefined`) is accepted. */
  readonly children?: unknown
}

/**
 * A section of the page of a simulator, folded unless it is `open`. Its content has an address: a browser
 * that is sent there opens what holds it, without a script too. Used by `compare/compare.tsx`,
 * `result/result.tsx`, `result/rest.tsx` and `tools/tools.tsx`.
 */
export const Section = ({ id, language, open, children }: SectionProps): View => {
  const [title, about] = sections[language][id]
  return (
    <details class="part" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, by mouse and by keys */}
      <summary class="part-head" onClick={(event: Event) => nameInAddress(id, event)}>
        <h2>{title}</h2>
        {about && <small class="part-about">{about}</small>}
      </summary>
      <div class="part-body" id={id}>
        {children as View}
      </div>
    </details>
  )
}

/**
 * Writes the section opened last as the fragment of the address, which keeps its query; none when it is
 * closed.
 */
function nameInAddress(id: SectionId, { currentTarget }: Event): void {
  const willOpen = !(currentTarget as HTMLElement).closest('details')?.open
  history.replaceState(history.state, '', withSection(location.href, willOpen ? id : ''))
}
