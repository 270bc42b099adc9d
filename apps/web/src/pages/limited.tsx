import { addressOf } from './addresses.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'

const words = {
  title: { fr: 'Trop de demandes', en: 'Too many requests' },
  lead: {
    fr: 'Beaucoup de pages ont été demandées depuis cette connexion. Attendez une minute, puis rechargez la page.',
    en: 'Many pages were requested from this connection. Wait a minute, then reload the page.',
  },
} as const

/** The page for a client over its rate limit, as HTML. Called by `server/handler.ts`. */
export function limitedText(scene: Scene): string {
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
      </div>
    ),
  })
}
