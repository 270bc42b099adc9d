import type { Contract, ExplainedValue, ExplicationAnswer } from '@denier/core'
import { arrangeNote, replayedMeaning, replayedText } from '@denier/note'
import { colon, formatLongDay, typeset } from '@denier/prose'
import { apiPath, notePath, pagePath } from '../model/address.ts'
import type { View } from '../model/view.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'
import { Law } from './note-law.tsx'
import { messages } from './note-messages.ts'
import type { Lang, NoteProps } from './note-props.ts'
import { Steps } from './note-steps.tsx'
import { Tables } from './note-tables.tsx'

interface NotePage {
  readonly contract: Contract
  readonly answer: ExplicationAnswer
  /** The query of the values, without the rows and the depth that the page asks for. */
  readonly query: string
  /** The query without the values of a range, which the page has and the API refuses. */
  readonly apiQuery: string
  /** Where this page was asked for: the address that it prints must be whole. */
  readonly requestOrigin: string
  /** The day in Paris, `YYYY-MM-DD`. */
  readonly today: string
}

/** The note of an answer as HTML: a page to print, which needs no script. Called by `server/note.ts`. */
export function noteText(scene: Scene, page: NotePage): string {
  const { contract, answer, query } = page
  const { language } = scene
  const text = messages[language]
  const note = arrangeNote(answer, contract, language)
  return documentText(scene, {
    about: {
      title: `${text.title} · ${contract.title[language]} · Denier`,
      description: text.description,
      paths: { fr: notePath(contract.name, 'fr'), en: notePath(contract.name, 'en') },
      indexed: false,
      query,
    },
    styles: ['note'],
    children: (
      <article class="note">
        <Head page={page} language={language} />
        <Inputs note={note} language={language} />
        <Lists note={note} />
        <Figures note={note} language={language} />
        <Warnings note={note} language={language} areAlerts />
        <Steps note={note} language={language} />
        <Tables note={note} language={language} />
        <Law groups={note.law} title={text.law} language={language} />
        <Law groups={note.customs} title={text.customs} language={language} />
        <Warnings note={note} language={language} />
        <Foot page={page} language={language} />
      </article>
    ),
  })
}

interface PageProps extends Lang {
  readonly page: NotePage
}

/** The title of the note, its day, the law that applies, and links to the same content in other forms. */
function Head({ page, language }: PageProps): View {
  const { contract, answer, query, apiQuery, today } = page
  const text = messages[language]
  const { droit, regles } = answer.meta
  const law =
    droit === undefined
      ? []
      : 'date' in droit
        ? [`${droit.date > today ? text.lawLater : text.lawOn} ${formatLongDay(droit.date, language)}`]
        : [`${text.incomesOf} ${droit.anneeRevenus}`]
  const facts = [`${text.madeOn} ${formatLongDay(today, language)}`, ...law, `${text.rules} ${regles}`]
  const api = `${apiPath(contract.name, 'explication')}?${apiQuery}${language === 'fr' ? '' : '&lang=en'}`
  return (
    <header class="note-head">
      <p class="note-kind">{text.title}</p>
      <h1>{typeset(contract.title[language])}</h1>
      <p>{facts.join(' · ')}</p>
      <p class="note-links">
        <a href={`${pagePath(contract.name, language)}?${query}`}>{text.back}</a>
        <a href={`${api}&format=texte`}>{text.asText}</a>
        <a href={api}>{text.asData}</a>
        <span>{text.print}</span>
      </p>
    </header>
  )
}

/** What the user typed, and the defaults that were used. */
function Inputs({ note: { given, assumed, lists }, language }: NoteProps): View {
  const text = messages[language]
  return (
    <section class="note-inputs">
      {(given.length > 0 || lists.length === 0) && (
        <div>
          <h2>{text.given}</h2>
          {given.length > 0 ? <Values values={given} /> : <p>{text.nothingGiven}</p>}
        </div>
      )}
      {assumed.length > 0 && (
        <div>
          <h2>{text.assumed}</h2>
          <Values values={assumed} />
        </div>
      )}
    </section>
  )
}

/** The lists of the question, each as a table of its rows. */
const Lists = ({ note: { lists } }: Pick<NoteProps, 'note'>): View => (
  <>
    {lists.map(({ name, label, columns, rows }) => (
      <section key={name}>
        <h2 id={`note-list-${name}`}>{typeset(label)}</h2>
        <div class="note-scroll" role="region" tabIndex={0} aria-labelledby={`note-list-${name}`}>
          <table class="note-rows">
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {typeset(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ title, cells }) => (
                <tr key={title}>
                  <th scope="row">{typeset(title)}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index]}>{typeset(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ))}
  </>
)

const Values = ({ values }: { readonly values: readonly ExplainedValue[] }): View => (
  <dl class="note-values">
    {values.map(({ nom, libelle, affichee }) => (
      <div key={nom}>
        <dt>{typeset(libelle)}</dt>
        <dd>{typeset(affichee)}</dd>
      </div>
    ))}
  </dl>
)

/** The decisive figures, and what they would be under other choices. */
function Figures({ note: { decisive, compared }, language }: NoteProps): View {
  const text = messages[language]
  return (
    <section>
      <h2>{text.result}</h2>
      <dl class="note-key">
        {decisive.map(({ nom, libelle, affichee }) => (
          <div key={nom}>
            <dt>{typeset(libelle)}</dt>
            <dd>{typeset(affichee)}</dd>
          </div>
        ))}
      </dl>
      {compared.length > 0 && (
        <p>{`${text.compared}${colon(language)}${compared.map((one) => `${one.libelle} ${one.affichee}`).join(' ; ')}.`}</p>
      )}
    </section>
  )
}

interface WarningsProps extends NoteProps {
  /** True shows those that may change the user's decision; false, the limits of the method. */
  readonly areAlerts?: boolean
}

function Warnings({ note, language, areAlerts = false }: WarningsProps): View | null {
  const shown = note.warnings.filter(({ isAlert }) => isAlert === areAlerts)
  if (shown.length === 0) return null
  const text = messages[language]
  return (
    <section>
      <h2>{areAlerts ? text.alerts : text.warnings}</h2>
      <ul class="note-warnings">
        {shown.map(({ message, effect }) => (
          <li key={message}>
            {typeset(message)}
            {effect !== undefined && <b>{` (${text.effect}${colon(language)}${effect})`}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many steps were recomputed, the versions of rules and grammar, and the address of the note. */
function Foot({ page, language }: PageProps): View {
  const { contract, answer, query, requestOrigin } = page
  const text = messages[language]
  const { rejouees, grammaire, regles } = answer.meta
  const address = `${notePath(contract.name, language)}?${query}`
  return (
    <footer class="note-foot">
      <p>
        {`${replayedText(rejouees, language)}. ${replayedMeaning(language)} ${text.made} ${regles}, ${text.grammar} ${grammaire}.`}
      </p>
      <p>
        {`${text.recompute}${colon(language)}`}
        <a href={address}>{requestOrigin + address}</a>
      </p>
      <p>{typeset(answer.disclaimer)}</p>
    </footer>
  )
}
