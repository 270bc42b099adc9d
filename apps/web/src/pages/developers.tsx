import type { CivilDate, Language, Simulator } from '@denier/core'
import { apiPath, queryOf } from '../model/address.ts'
import { computeReply, exampleOf } from '../model/reply.ts'
import type { View } from '../model/view.ts'
import { addressOf, docsOf } from './addresses.ts'
import { messages as homeMessages } from './home-messages.ts'

interface DevelopersProps {
  readonly simulator: Simulator
  readonly language: Language
  readonly origin: string
  readonly today: CivilDate
}

/**
 * For developers: a request that works, its answer, and links to the documentation. Part of the home page.
 * Used by `home.tsx`.
 */
export function Developers({ simulator, language, origin, today }: DevelopersProps): View {
  const typed = exampleOf(simulator)
  const { name } = simulator.contract
  return (
    <section class="home-developers" aria-labelledby="developers">
      <h2 id="developers">{homeMessages.developers[language]}</h2>
      <p>{homeMessages.developersLead[language]}</p>
      <h3>{homeMessages.request[language]}</h3>
      {code(requestText(origin, `${apiPath(name)}?${queryOf(typed)}`), homeMessages.request[language])}
      <h3>{homeMessages.answer[language]}</h3>
      {code(shortAnswer(simulator, language, today), homeMessages.answer[language])}
      <ul class="home-interfaces">
        <li>
          <a href={docsOf(language)}>{homeMessages.reference[language]}</a>
        </li>
        <li>
          <a href={`/openapi.json?lang=${language}`}>{homeMessages.openapi[language]}</a>
        </li>
        <li>
          <a href={addressOf('batch', language)}>{homeMessages.batch[language]}</a>
        </li>
        <li>
          {`${homeMessages.assistants[language]} `}
          <code>/mcp</code>
        </li>
        <li>
          {`${homeMessages.command[language]} `}
          <code>{commandOf(name, typed)}</code>
        </li>
      </ul>
    </section>
  )
}

/** A command to copy; without a public origin, the request only, which the script of the page completes. */
const requestText = (origin: string, target: string): string =>
  origin === '' ? `GET ${target}` : `curl '${origin}${target}'`

/** A code block that scrolls by itself when it is wide, by keyboard too. */
const code = (text: string, label: string): View => (
  <pre class="home-code" tabIndex={0} role="group" aria-label={label}>
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
