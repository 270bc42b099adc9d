import type { CivilDate, Language, Simulator } from '@denier/core'
import { apiPath, queryOf } from '../model/address.ts'
import { exampleOf, replyTo } from '../model/reply.ts'
import type { View } from '../model/view.ts'
import { docsOf } from './addresses.ts'
import { words } from './home-words.ts'

interface DevelopersProps {
  readonly simulator: Simulator
  readonly language: Language
  readonly origin: string
  readonly today: CivilDate
}

/** One request that works, with its own answer, and the ways to the rest. */
export function Developers({ simulator, language, origin, today }: DevelopersProps): View {
  const typed = exampleOf(simulator)
  const { name } = simulator.contract
  return (
    <section class="home-developers" aria-labelledby="developers">
      <h2 id="developers">{words.developers[language]}</h2>
      <p>{words.developersLead[language]}</p>
      <h3>{words.request[language]}</h3>
      {code(requestText(origin, `${apiPath(name)}?${queryOf(typed)}`), words.request[language])}
      <h3>{words.answer[language]}</h3>
      {code(shortAnswer(simulator, language, today), words.answer[language])}
      <ul class="home-doors">
        <li>
          <a href={docsOf(language)}>{words.reference[language]}</a>
        </li>
        <li>
          <a href={`/openapi.json?lang=${language}`}>{words.openapi[language]}</a>
        </li>
        <li>
          {`${words.assistants[language]} `}
          <code>/mcp</code>
        </li>
        <li>
          {`${words.command[language]} `}
          <code>{commandOf(name, typed)}</code>
        </li>
      </ul>
    </section>
  )
}

/** A command to copy; where nobody said the public address, the request alone, which the page's script completes. */
const requestText = (origin: string, target: string): string =>
  origin === '' ? `GET ${target}` : `curl '${origin}${target}'`

/** A block wider than a phone is moved by itself, by keyboard too. */
const code = (text: string, label: string): View => (
  <pre class="home-code" tabIndex={0} role="group" aria-label={label}>
    <code>{text}</code>
  </pre>
)

/** A command of which no line ends within a word, `npx denier cagr --duree=8`. */
const commandOf = (name: string, typed: Readonly<Record<string, string>>): readonly (View | string)[] =>
  ['npx denier', name, ...Object.entries(typed).map(([param, text]) => `--${param}=${text}`)].flatMap(
    (word, rank) => [rank > 0 ? ' ' : '', <span class="whole">{word}</span>],
  )

/** What the service gives, its tables and its sources left out. */
function shortAnswer(simulator: Simulator, language: Language, today: CivilDate): string {
  const reply = replyTo(simulator, exampleOf(simulator), today, language)
  if (!reply.ok) return ''
  const { data, meta } = reply.answer
  const figures = Object.fromEntries(Object.entries(data as object).filter(([, one]) => !Array.isArray(one)))
  const { version, endpoint } = meta
  return JSON.stringify({ data: figures, meta: { version, endpoint } }, null, 2)
}
