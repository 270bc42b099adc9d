import { addressOf } from './addresses.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'

const words = {
  429: {
    title: { fr: 'Trop de demandes', en: 'Too many requests' },
    lead: {
      fr: 'Beaucoup de pages ont été demandées depuis cette connexion. Attendez une minute, puis rechargez la page.',
      en: 'Many pages were requested from this connection. Wait a minute, then reload the page.',
    },
  },
  503: {
    title: { fr: 'Service occupé', en: 'Service busy' },
    lead: {
      fr: 'De longs calculs sont en cours. Attendez quelques secondes, puis rechargez la page.',
      en: 'Long computations are running. Wait a few seconds, then reload the page.',
    },
  },
} as const

/** The status of a refusal for a time: the client is over its rate limit, or the service is busy. */
export type RefusedForNow = keyof typeof words

/** The page that a refused request gets, as HTML. Called by `server/handler.ts`. */
export function refusedForNowText(scene: Scene, status: RefusedForNow): string {
  const { title, lead } = words[status]
  const { language } = scene
  return documentText(scene, {
    about: {
      title: `${title[language]} · Denier`,
      description: lead[language],
      paths: { fr: addressOf('home', 'fr'), en: addressOf('home', 'en') },
      indexed: false,
    },
    styles: [],
    children: (
      <div class="prose">
        <h1>{title[language]}</h1>
        <p>{lead[language]}</p>
      </div>
    ),
  })
}
