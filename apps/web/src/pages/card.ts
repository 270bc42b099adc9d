import type { CivilDate, Language, Simulator } from '@denier/core'
import { typeset } from '@denier/prose'
import { h } from 'preact'
import { pagePath } from '../app/address.ts'
import type { View } from '../app/view.ts'
import { Spark } from './spark.ts'

interface CardProps {
  readonly simulator: Simulator
  readonly language: Language
  /** The day of its drawing; without, it has none. */
  readonly today?: CivilDate
}

/** A simulator in the list: its name is the link, which the whole card follows. */
export const Card = ({ simulator, language, today }: CardProps): View => {
  const { name, title, purpose } = simulator.contract
  return h(
    'li',
    { class: 'home-card' },
    h(
      'div',
      { class: 'home-card-text' },
      h('h3', {}, h('a', { class: 'home-link', href: pagePath(name, language) }, title[language])),
      h('p', {}, typeset(purpose[language])),
    ),
    today && h(Spark, { simulator, language, today }),
  )
}
