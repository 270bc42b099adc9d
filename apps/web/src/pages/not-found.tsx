import { nearest, type Simulator } from '@denier/core'
import { pagePath } from '../model/address.ts'
import { addressOf } from './addresses.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'

const words = {
  title: { fr: 'Page introuvable', en: 'Page not found' },
  lead: { fr: 'Il n’y a rien à cette adresse.', en: 'There is nothing at this address.' },
  near: { fr: 'Vouliez-vous l’un de ceux-ci\u00A0?', en: 'Did you mean one of these?' },
  all: { fr: 'Tous les simulateurs', en: 'All simulators' },
} as const

/**
 * The page of a path that does not exist, as HTML. Used by `server/handler.ts`.
 * @param meant simulators whose name is close to the path.
 */
export function notFoundText(scene: Scene, meant: readonly Simulator[]): string {
  const { language } = scene
  return documentText(scene, {
    about: {
      title: `${words.title[language]} · Denier`,
      description: words.lead[language],
      paths: { fr: addressOf('home', 'fr'), en: addressOf('home', 'en') },
      indexed: false,
    },
    styles: [],
    children: (
      <div class="prose">
        <h1>{words.title[language]}</h1>
        <p>{words.lead[language]}</p>
        {meant.length > 0 && [
          <p>{words.near[language]}</p>,
          <ul>
            {meant.map(({ contract: { name, title } }) => (
              <li>
                <a href={pagePath(name, language)}>{title[language]}</a>
              </li>
            ))}
          </ul>,
        ]}
        <p>
          <a href={addressOf('home', language)}>{words.all[language]}</a>
        </p>
      </div>
    ),
  })
}

/** Characters: a longer last segment is not a mistyped name. */
const LONGEST_NAME = 40

/** The simulators whose name is close to the last segment of the path. Used by `server/handler.ts`. */
export function nearestTo(path: string, simulators: readonly Simulator[]): readonly Simulator[] {
  const names = simulators.map(({ contract }) => contract.name)
  const last =
    path
      .replace(/\/+$/, '')
      .slice(-LONGEST_NAME - 1)
      .split('/')
      .at(-1) ?? ''
  const found = new Set(last === '' || last.length > LONGEST_NAME ? [] : nearest(last, names))
  return simulators.filter(({ contract }) => found.has(contract.name))
}
