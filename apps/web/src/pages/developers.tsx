import type { CivilDate, Language, Simulator } from '@denier/core'
import { apiPath, queryOf } from '../model/address.ts'
import { computeReply, exampleOf } from '../model/reply.ts'
import type { View } from '../model/view.ts'
import { addressOf, docsOf } from './addresses.ts'
import type { Scene } from './assets.ts'
import { messages as developersMessages } from './developers-messages.ts'
import { documentText } from './document.tsx'
import { messages as homeMessages } from './home-messages.ts'
import { messages } from './messages.ts'

/**
 * The page for developers as HTML: the first simulator, by the API and the other interfaces. Used by
 * `server/site.ts`.
 * @param today the day for which its answer is computed.
 */
export function developersText(scene: Scene, simulators: readonly Simulator[], today: CivilDate): string {
  const { language, origin, assets } = scene
  return documentText(scene, {
    about: {
      title: `${messages.developers[language]} · Denier`,
      description: developersMessages.lead[language],
      paths: { fr: addressOf('developers', 'fr'), en: addressOf('developers', 'en') },
      indexed: true,
    },
    styles: ['developers'],
    script: assets.script(language, 'developers'),
    children: [
      <div class="page-head">
        <h1>{messages.developers[language]}</h1>
        <p class="page-purpose">{developersMessages.lead[language]}</p>
      </div>,
      simulators
        .slice(0, 1)
        .map((simulator) => (
          <Interfaces simulator={simulator} language={language} origin={origin} today={today} />
        )),
    ],
  })
}

interface InterfacesProps {
  readonly simulator: Simulator
  readonly language: Language
  readonly origin: string
  readonly today: CivilDate
}

/** A request that works, its answer, and links to the documentation. */
function Interfaces({ simulator, language, origin, today }: InterfacesProps): View {
  const typed = exampleOf(simulator)
  const { name } = simulator.contract
  return (
    <div class="developers">
      <h2>{developersMessages.request[language]}</h2>
      {code(requestText(origin, `${apiPath(name)}?${queryOf(typed)}`), developersMessages.request[language])}
      <h2>{developersMessages.answer[language]}</h2>
      {code(shortAnswer(simulator, language, today), developersMessages.answer[language])}
      <h2>{developersMessages.more[language]}</h2>
      <ul class="developers-interfaces">
        <li>
          <a href={docsOf(language)}>{developersMessages.reference[language]}</a>
        </li>
        <li>
          <a href={`/openapi.json?lang=${language}`}>{developersMessages.openapi[language]}</a>
        </li>
        <li>
          <a href={addressOf('batch', language)}>{homeMessages.batch[language]}</a>
        </li>
        <li>
          {`${developersMessages.assistants[language]} `}
          <code>/mcp</code>
        </li>
        <li>
          {`${developersMessages.command[language]} `}
          <code>{commandOf(name, typed)}</code>
        </li>
      </ul>
    </div>
  )
}

/** A command to copy; without a public origin, the request only, which the script of the page completes. */
const requestText = (origin: string, target: string): string =>
  origin === '' ? `GET ${target}` : `curl '${origin}${target}'`

/** A code block that scrolls by itself when it is wide, by keyboard too. */
const code = (text: string, label: string): View => (
  <pre class="developers-code" tabIndex={0} role="group" aria-label={label}>
    <code>{text}</code>
  </pre>
)

/** A command whose options do not break over lines: `npx denier cagr --duree=8`. */
const commandOf = (name: string, typed: Readonly<Record<string, string>>): readonly (View | string)[] =>
  ['npx denier', name, ...Object.entries(typed).map(([param, text]) => `--${param}=${text}`)].flatMap(
    (word, rank) => [rank > 0 ? ' ' : '', <span class="whole">{word}</span>],
  )

/** The JSON answer of the service, without tables and sources. */
function shortAnswer(simulator: Simulator, language: Language, today: CivilDate): string {
  const reply = computeReply(simulator, exampleOf(simulator), today, language)
  if (!reply.ok) return ''
  const { data, meta } = reply.answer
  const figures = Object.fromEntries(Object.entries(data as object).filter(([, one]) => !Array.isArray(one)))
  const { version, endpoint } = meta
  return JSON.stringify({ data: figures, meta: { version, endpoint } }, null, 2)
}
