import { type CivilDate, groups, type Language, type Simulator } from '@denier/core'
import { searchEntry } from '@denier/core/search'
import { SEARCH_INDEX_ID } from '../model/search-index.ts'
import type { View } from '../model/view.ts'
import { addressOf } from './addresses.ts'
import type { Scene } from './assets.ts'
import { Card } from './card.tsx'
import { documentText } from './document.tsx'
import { messages as homeMessages } from './home-messages.ts'
import { messages } from './messages.ts'

/**
 * The home page as HTML: a presentation, and the simulators by group. Used by `server/site.ts`.
 * @param today the day for which the charts of the cards are drawn.
 */
export function homeText(scene: Scene, simulators: readonly Simulator[], today: CivilDate): string {
  const { language } = scene
  return documentText(scene, {
    about: {
      title: homeMessages.title[language],
      description: homeMessages.lead[language],
      paths: { fr: addressOf('home', 'fr'), en: addressOf('home', 'en') },
      indexed: true,
    },
    styles: ['home'],
    script: scene.assets.script(language, 'home'),
    children: [
      <div class="home-head">
        <h1>{homeMessages.headline[language]}</h1>
        <p class="home-lead">{homeMessages.lead[language]}</p>
        <Search language={language} />
      </div>,
      <div id="simulators" class="home-list">
        <h2 class="visually-hidden">{homeMessages.list[language]}</h2>
        {groupsOf(simulators, language).map((group) => (
          <Group {...group} language={language} today={today} />
        ))}
      </div>,
      <div class="home-more">
        <p>
          {`${homeMessages.files[language]} `}
          <a href={addressOf('batch', language)}>{homeMessages.batch[language]}</a>
        </p>
        <p>
          {`${homeMessages.program[language]} `}
          <a href={addressOf('developers', language)}>{messages.developers[language]}</a>
        </p>
      </div>,
      <SearchIndex simulators={simulators} />,
    ],
  })
}

/** The index of the search, which the script compiles. `<` is escaped: nothing in it may end the element. */
const SearchIndex = ({ simulators }: { readonly simulators: readonly Simulator[] }): View => {
  const entries = simulators.map(({ contract }) => searchEntry(contract))
  const text = JSON.stringify(entries).replaceAll('<', '\\u003c')
  return <script type="application/json" id={SEARCH_INDEX_ID} dangerouslySetInnerHTML={{ __html: text }} />
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

/** The search box, hidden without a script. */
const Search = ({ language }: { readonly language: Language }): View => (
  <form class="home-search" role="search" hidden>
    <label for="home-search">{homeMessages.search[language]}</label>
    <input id="home-search" type="search" name="q" autocomplete="off" spellcheck={false} />
    <p
      class="home-found"
      role="status"
      data-found={homeMessages.found[language]}
      data-none={homeMessages.none[language]}
      data-near={homeMessages.near[language]}
    />
  </form>
)

function Group({ name, title, members, language, today }: GroupProps): View | null {
  if (members.length === 0) return null
  return (
    <section class="home-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{title}</h2>
      <ul class="home-cards">
        {members.map((simulator) => (
          <Card simulator={simulator} language={language} today={today} />
        ))}
      </ul>
    </section>
  )
}
