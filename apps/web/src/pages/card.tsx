import type { CivilDate, Language, Simulator } from '@denier/core'
import { typeset } from '@denier/prose'
import { pagePath } from '../model/address.ts'
import type { View } from '../model/view.ts'
import { Spark } from './spark.tsx'

interface CardProps {
  readonly simulator: Simulator
  readonly language: Language
  /** The day for which its chart is drawn; no chart without it. */
  readonly today?: CivilDate
}

/**
 * The card of a simulator; the whole card is a link. On the home page and below a simulator.
 * Called by `home.tsx` and `related.tsx`.
 */
export const Card = ({ simulator, language, today }: CardProps): View => {
  const { name, title, purpose } = simulator.contract
  return (
    <li class="home-card" data-name={name}>
      <div class="home-card-text">
        <h3>
          <a class="home-link" href={pagePath(name, language)}>
            {title[language]}
          </a>
        </h3>
        <p>{typeset(purpose[language])}</p>
      </div>
      {today && <Spark simulator={simulator} language={language} today={today} />}
    </li>
  )
}
