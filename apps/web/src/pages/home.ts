import { type CivilDate, groups, type Language, type Simulator } from '@denier/core'
import { h } from 'preact'
import type { View } from '../app/view.ts'
import { addressOf } from './addresses.ts'
import type { Scene } from './assets.ts'
import { Card } from './card.ts'
import { Developers } from './developers.ts'
import { documentText } from './document.ts'
import { words } from './home-words.ts'

/** The first page: what this is, and the simulators by what people come for. */
export function homeText(scene: Scene, simulators: readonly Simulator[], today: CivilDate): string {
  const { language, origin } = scene
  return documentText(scene, {
    about: {
      title: words.title[language],
      description: words.lead[language],
      paths: { fr: addressOf('home', 'fr'), en: addressOf('home', 'en') },
      indexed: true,
    },
    styles: [],
    script: scene.assets.script(language, 'home'),
    children: [
      h(
        'div',
        { class: 'home-head' },
        h('h1', {}, words.headline[language]),
        h('p', { class: 'home-lead' }, words.lead[language]),
        h(Search, { language }),
      ),
      h(
        'div',
        { id: 'simulators', class: 'home-list' },
        h('h2', { class: 'visually-hidden' }, words.list[language]),
        groupsOf(simulators, language).map((group) => h(Group, { ...group, language, today })),
      ),
      simulators.slice(0, 1).map((simulator) => h(Developers, { simulator, language, origin, today })),
    ],
  })
}

interface GroupProps {
  readonly name: string
  readonly title: string
  readonly members: readonly Simulator[]
  readonly language: Language
  readonly today: CivilDate
}

const groupsOf = (simulators: readonly Simulator[], language: Language) =>
  Object.entries(groups).map(([name, text]) => ({
    name,
    title: text[language],
    members: simulators.filter(({ contract }) => contract.group === name),
  }))

/** Hidden without a script: the list is short enough to be read. */
const Search = ({ language }: { readonly language: Language }): View =>
  h(
    'form',
    { class: 'home-search', role: 'search', hidden: true },
    h('label', { for: 'home-search' }, words.search[language]),
    h('input', { id: 'home-search', type: 'search', name: 'q', autocomplete: 'off', spellcheck: false }),
    h('p', {
      class: 'home-found',
      role: 'status',
      'data-found': words.found[language],
      'data-none': words.none[language],
    }),
  )

function Group({ name, title, members, language, today }: GroupProps): View | null {
  if (members.length === 0) return null
  return h(
    'section',
    { class: 'home-group', 'aria-labelledby': `group-${name}` },
    h('h2', { id: `group-${name}` }, title),
    h(
      'ul',
      { class: 'home-cards' },
      members.map((simulator) => h(Card, { simulator, language, today })),
    ),
  )
}
