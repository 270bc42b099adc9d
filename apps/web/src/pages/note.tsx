import type { Contract, ExplainedValue, ExplicationAnswer, Language } from '@denier/core'
import {
  arrangeNote,
  bracketTexts,
  datesText,
  differingNumbers,
  formatTableCell,
  type LawGroup,
  type Note,
  type NoteStep,
  type NoteTable,
  replayedMeaning,
  replayedText,
} from '@denier/note'
import { colon, formatLongDay, typeset } from '@denier/prose'
import { apiPath, notePath, pagePath } from '../model/address.ts'
import type { View } from '../model/view.ts'
import { unbrokenWords } from '../result/unbroken.tsx'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'
import { messages } from './note-messages.ts'

export interface NotePage {
  readonly contract: Contract
  readonly answer: ExplicationAnswer
  /** The query of the values, without the rows and the depth that the page asks for. */
  readonly query: string
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

interface Lang {
  readonly language: Language
}

interface PageProps extends Lang {
  readonly page: NotePage
}

interface NoteProps extends Lang {
  readonly note: Note
}

function Head({ page, language }: PageProps): View {
  const { contract, answer, query, today } = page
  const text = messages[language]
  const { droit, regles } = answer.meta
  const law =
    droit === undefined
      ? []
      : 'date' in droit
        ? [`${text.lawOn} ${formatLongDay(droit.date, language)}`]
        : [`${text.incomesOf} ${droit.anneeRevenus}`]
  const facts = [`${text.madeOn} ${formatLongDay(today, language)}`, ...law, `${text.rules} ${regles}`]
  const api = `${apiPath(contract.name, 'explication')}?${query}${language === 'fr' ? '' : '&lang=en'}`
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

/** What the reader gave, and what was assumed instead of asking. */
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

/** Each step with its calculation and its value, by part; the head is repeated on each page. */
function Steps({ note: { parts: all, zeros, taken }, language }: NoteProps): View | null {
  if (all.length === 0) return null
  const text = messages[language]
  const origins = sharedOrigins(all.flatMap(({ steps }) => steps))
  const parts = all.map(({ title, steps }) => ({
    title,
    steps: steps.filter((step) => !origins.has(originOf(step))),
  }))
  const hasReferences = parts.some(({ steps }) => steps.some(({ references }) => references.length > 0))
  const signs = signsIn(parts.flatMap(({ steps }) => steps.map(({ calcul }) => calcul ?? '')))
  return (
    <section>
      <h2 id="note-steps">{text.steps}</h2>
      <div class="note-scroll" role="region" tabIndex={0} aria-labelledby="note-steps">
        <table class="note-steps">
          <thead>
            <tr>
              <th scope="col">{text.step}</th>
              <th scope="col">{text.calculation}</th>
              <th scope="col" class="note-number">
                {text.value}
              </th>
              {hasReferences && <th scope="col">{text.source}</th>}
            </tr>
          </thead>
          {parts.map(({ title, steps }) => (
            <tbody key={title}>
              {title !== null && (
                <tr class="note-part">
                  <th scope="rowgroup" colSpan={hasReferences ? 4 : 3}>
                    {typeset(title)}
                  </th>
                </tr>
              )}
              {steps.map((step) => (
                <tr key={step.id}>
                  <th scope="row">{typeset(step.libelle)}</th>
                  <td>{calculationOf(step, language)}</td>
                  <td class="note-number">{typeset(step.affichee)}</td>
                  {hasReferences && <td class="note-reference">{referencesOf(step.references)}</td>}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {signs.length > 0 && (
        <p class="note-small">{`${signs.map((sign) => text.signs[sign]).join(' ; ')}.`}</p>
      )}
      {[...origins].map(([origin, steps]) => (
        <p key={origin} class="note-small">
          {typeset(
            `${steps.map(({ libelle, affichee }) => `${libelle}${colon(language)}${affichee}`).join(' ; ')}. ${origin}`,
          )}
        </p>
      ))}
      {zeros.length > 0 && (
        <p class="note-small">{`${text.zeros}${colon(language)}${typeset(zeros.join(' ; '))}.`}</p>
      )}
      {taken.length > 0 && (
        <p class="note-small">
          {`${text.taken}${colon(language)}${typeset(taken.map(({ libelle, affichee }) => `${libelle} ${affichee}`).join(' ; '))}.`}
        </p>
      )}
    </section>
  )
}

/** Where a value without a calculation comes from; `undefined` for others. */
const originOf = ({ genre, origine, figure }: NoteStep): string | undefined =>
  genre === 'releve' && figure === null ? (origine ?? undefined) : undefined

/** The values of the same origin, where there are several: a line of text holds them, not a row each. */
function sharedOrigins(steps: readonly NoteStep[]): ReadonlyMap<string | undefined, readonly NoteStep[]> {
  const origins = [...new Set(steps.map(originOf))].filter((origin) => origin !== undefined)
  const groups = origins.map((origin) => [origin, steps.filter((step) => originOf(step) === origin)] as const)
  return new Map(groups.filter(([, { length }]) => length > 1))
}

type Sign = keyof (typeof messages)['fr']['signs']

/** The signs of these calculations that a reader may not know. */
function signsIn(calculations: readonly string[]): readonly Sign[] {
  const all = calculations.join('\n')
  const tests: Readonly<Record<Sign, RegExp>> = { max: /\bmax\(/, min: /\bmin\(/, power: /\^/ }
  return (Object.keys(tests) as Sign[]).filter((sign) => tests[sign].test(all))
}

const referencesOf = (references: readonly number[]): string => references.map((one) => `[${one}]`).join(' ')

/** The calculation of a step, its rounding and the alternatives that it did not take. */
function calculationOf(step: NoteStep, language: Language): View {
  const text = messages[language]
  const { genre, calcul, arrondi, branches, renvoi, origine } = step
  if (genre === 'valeur') return <>{text.none}</>
  if (genre === 'releve') return <>{typeset(origine ?? '')}</>
  if (renvoi)
    return (
      <>
        {`${text.elsewhere} `}
        {renvoi.parametres.map(({ nom, libelle, affichee }) => (
          <span key={nom}>{typeset(`${libelle}${colon(language)}${affichee}`)}</span>
        ))}
      </>
    )
  const rounding = arrondi === null ? '' : text.rounding[arrondi]
  return (
    <>
      {genre === 'equation' ? (
        <>
          {`${calcul} = 0`}
          <small>{text.equation}</small>
        </>
      ) : (
        typeset(step.takes ?? calcul ?? '')
      )}
      {rounding && <small>{rounding}</small>}
      {branches.filter(isShort).map(({ libelle, affichee, retenue, formule }) => (
        <small key={formule}>
          {`${text[retenue ? 'kept' : 'rejected']}${colon(language)}${typeset(libelle)} = ${affichee}`}
        </small>
      ))}
    </>
  )
}

/** Longer than this, in characters, an alternative says less than the calculation above it. */
const LONG = 90

const isShort = ({ libelle, retenue }: NoteStep['branches'][number]): boolean =>
  !retenue || libelle.length <= LONG

function Tables({ note: { tables }, language }: NoteProps): View | null {
  const text = messages[language]
  const shown = tables.filter(({ nombre }) => nombre > 0)
  if (shown.length === 0) return null
  return (
    <section>
      <h2>{text.tables}</h2>
      <p class="note-small">{text.tablesHelp}</p>
      {shown.map((table, index) => (
        <Table key={table.id} table={table} before={shown.slice(0, index)} language={language} />
      ))}
    </section>
  )
}

/** The most rows of a table that only has data: one that is computed comes in extracts. */
const MOST_ROWS = 6

/** A longer name of rows, in characters, would be wider than their values. */
const SHORT_NAME = 8

interface TableProps extends Lang {
  readonly table: NoteTable
  /** The tables above it. */
  readonly before: readonly NoteTable[]
}

/** A table turned over: a line for each column, with its calculation, and a column for each row of the extract. */
function Table({ table, before, language }: TableProps): View {
  const text = messages[language]
  const rows =
    table.lignes.length > MOST_ROWS
      ? [...table.lignes.slice(0, MOST_ROWS - 1), ...table.lignes.slice(-1)]
      : table.lignes
  // a column that counts rows is their name
  const rank = table.colonnes.find(
    ({ nom }) => rows.length > 0 && rows.every(({ rang, valeurs }) => valeurs[nom] === rang),
  )
  const starts = new Map(table.depart.map(({ nom, valeur }) => [nom, valeur]))
  const origins = [...new Set(table.colonnes.flatMap(({ origine }) => origine ?? []))]
  const rowName = rank && rank.libelle.length <= SHORT_NAME ? typeset(rank.libelle) : text.row
  const id = `note-${table.id}`
  return (
    <div class="note-scroll" role="region" tabIndex={0} aria-labelledby={id}>
      <table class="note-table">
        <caption id={id}>
          {`${typeset(table.libelle)} (${text.rows(table.nombre)})`}
          {table.references.length > 0 && ` ${referencesOf(table.references)}`}
          {origins.length > 0 && (
            <small>{`${text.origins}${colon(language)}${typeset(origins.join(' '))}`}</small>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.column}</th>
            {rows.map(({ rang }) => (
              <th key={rang} scope="col" class="note-number">
                {`${rowName} ${rang}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.colonnes
            .filter((column) => column !== rank)
            .map((column) => {
              const start = starts.get(column.nom)
              const { calcul, origine } = column
              const hasStart = start !== undefined && start !== 0 && start !== null
              const written =
                calcul === null
                  ? text[origine === undefined ? 'none' : 'observed']
                  : `= ${sameAs([...before, table], column, language) ?? calcul}`
              const startText = hasStart
                ? ` (${text.start}${colon(language)}${formatTableCell(start, column, language)})`
                : ''
              return (
                <tr key={column.nom}>
                  <th scope="row">
                    {`${typeset(column.libelle)} `}
                    <small>{typeset(written + startText)}</small>
                  </th>
                  {rows.map(({ rang, valeurs }) => (
                    <td
                      key={rang}
                      class={typeof valeurs[column.nom] === 'string' ? 'note-word' : 'note-number'}
                    >
                      {cellText(table, column, valeurs[column.nom] ?? null, language)}
                    </td>
                  ))}
                </tr>
              )
            })}
        </tbody>
      </table>
    </div>
  )
}

/** A shorter calculation has no need to be said by another. */
const LONG_CALCULATION = 60

/** Where a column above of the same name is computed alike: which numbers take the place of others, if any. */
function sameAs(
  tables: readonly NoteTable[],
  column: NoteTable['colonnes'][number],
  language: Language,
): string | undefined {
  const { libelle, calcul } = column
  if (calcul === null || calcul.length < LONG_CALCULATION) return undefined
  const columns = tables.flatMap(({ colonnes }) => colonnes)
  const above = columns
    .slice(0, columns.indexOf(column))
    .findLast((one) => one.libelle === libelle && one.calcul !== null)
  // a number within a label, such as « valeur de 1 € », is none of the calculation
  const labels = columns.map((one) => one.libelle).toSorted((a, b) => b.length - a.length)
  const bare = (text: string) => labels.reduce((rest, label) => rest.replaceAll(label, 'x'), text)
  const numbers = above?.calcul ? differingNumbers(bare(above.calcul), bare(calcul)) : undefined
  return numbers && messages[language].same(numbers)
}

/** A cell; the word of a choice by its label. */
function cellText(
  { words }: NoteTable,
  column: NoteTable['colonnes'][number],
  value: string | number | boolean | null,
  language: Language,
): string {
  const word = typeof value === 'string' ? words[column.nom]?.[value] : undefined
  return word === undefined ? formatTableCell(value, column, language) : typeset(word)
}

interface LawProps extends Lang {
  readonly groups: readonly LawGroup[]
  readonly title: string
}

/** Each text once, by its number: what it sets, since when it holds, when it was checked. */
function Law({ groups, title, language }: LawProps): View | null {
  if (groups.length === 0) return null
  const inFrench = language === 'en' && { lang: 'fr', hreflang: 'fr' }
  return (
    <section>
      <h2>{title}</h2>
      <dl class="note-law">
        {groups.map((group) => (
          <div key={group.reference}>
            <dt>
              {`[${group.reference}] `}
              <a href={group.url} rel="noreferrer" {...inFrench}>
                {unbrokenWords(group.text)}
              </a>
              <small>{`, ${datesText(group, language)}`}</small>
              {colon(language)}
            </dt>
            <dd>{typeset(group.values.map((value) => lawValue(value, language)).join(' ; '))}.</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function lawValue(value: LawGroup['values'][number], language: Language): string {
  const brackets = bracketTexts(value, language)
  if (brackets.length > 0) return `${value.libelle}${colon(language)}${brackets.join(', ')}`
  return value.valeur === null ? value.libelle : `${value.libelle}${colon(language)}${value.affichee}`
}

function Warnings({ note: { warnings }, language }: NoteProps): View | null {
  if (warnings.length === 0) return null
  const text = messages[language]
  return (
    <section>
      <h2>{text.warnings}</h2>
      <ul class="note-warnings">
        {warnings.map(({ message, effect }) => (
          <li key={message}>
            {typeset(message)}
            {effect !== undefined && <b>{` (${text.effect}${colon(language)}${effect})`}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}

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
