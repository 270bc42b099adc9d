import { datesText, type LawGroup, lawValues } from '@denier/note'
import { colon, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { unbrokenWords } from '../result/unbroken.tsx'
import type { Lang } from './note-props.ts'

interface LawProps extends Lang {
  readonly groups: readonly LawGroup[]
  readonly title: string
}

/**
 * Each text once, by its number: what it sets, since when it holds, when it was checked. Part of `note.tsx`.
 */
export function Law({ groups, title, language }: LawProps): View | null {
  if (groups.length === 0) return null
  const inFrench = language === 'en' && { lang: 'fr', hreflang: 'fr' }
  return (
    <section>
      <h2>{title}</h2>
      <dl class="note-law">
        {groups.map((group) => (
          <div key={group.reference}>
            <dt>
              {`[${group.reference}] `}
              <a href={group.url} rel="noreferrer" {...inFrench}>
                {unbrokenWords(group.text)}
              </a>
              <small>{`, ${datesText(group, language)}`}</small>
              {colon(language)}
            </dt>
            <dd>{typeset(lawValues(group, language))}.</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
