import type {
  ComparedChoice,
  Contract,
  ExplainedLaw,
  ExplainedValue,
  ExplicationAnswer,
  Language,
} from '@denier/core'
import { colon } from '@denier/prose'
import type { Block, Entry } from './blocks.ts'
import { functionsIn } from './formula-functions.ts'
import { bracketTexts, datesText, type LawGroup } from './law-groups.ts'
import { replayedMeaning, replayedText, translate } from './messages.ts'
import { arrangeNote, type Note, type NoteList, type NoteWarning } from './note.ts'
import { stepEntry } from './step-entry.ts'
import { tableBlocks } from './table-blocks.ts'

/**
 * An explication as a note: inputs, figures, steps, tables, law, warnings, then the versions it was made with.
 * Exported by `@denier/note`; used by `answer/explication-formats.ts` of `@denier/api`, by
 * `commands/run-simulator.ts` of `@denier/cli`, and by `explication-tool.ts` of `@denier/mcp`.
 * @param language that in which the explication was asked for.
 * @example markdownNote(noteBlocks(await explain('cagr', query), cagr.contract, 'fr'))
 */
export function noteBlocks(
  answer: Pick<ExplicationAnswer, 'data' | 'meta' | 'disclaimer'>,
  contract: Contract,
  language: Language,
): readonly Block[] {
  const { data, meta, disclaimer } = answer
  const note = arrangeNote(answer, contract, language)
  const section = (key: Parameters<typeof translate>[0], entries: readonly Entry[]): Block[] =>
    entries.length === 0 ? [] : [heading(translate(key, language)), ...entries.map(entryBlock)]
  const versions = [
    replayedText(meta.rejouees, language),
    `${translate('grammar', language)} ${meta.grammaire}`,
    `${translate('rules', language)} ${meta.regles}`,
  ]
  return [
    {
      type: 'heading',
      level: 1,
      text: `${translate('title', language)}${colon(language)}${contract.title[language] ?? data.simulateur}`,
    },
    ...section('given', note.given.map(valueEntry)),
    ...(note.given.length === 0 && note.lists.length > 0 ? [heading(translate('given', language))] : []),
    ...note.lists.flatMap(listBlocks),
    ...section('assumed', [
      ...note.assumed.map(valueEntry),
      ...note.notGiven.map((one) => ({ ...valueEntry(one), value: translate('notGiven', language) })),
    ]),
    ...section('figures', note.decisive.map(figureEntry)),
    ...section('alerts', warningEntries(note.warnings, true, language)),
    ...section('otherFigures', note.figures.map(figureEntry)),
    ...section('taken', note.taken.map(valueEntry)),
    ...stepBlocks(note, language),
    ...tableSection(note, language),
    ...section(
      'law',
      note.law.map((group) => lawEntry(group, language)),
    ),
    ...section(
      'constants',
      note.customs.map((group) => lawEntry(group, language)),
    ),
    ...section('compared', note.compared.map(comparedEntry)),
    ...section('warnings', warningEntries(note.warnings, false, language)),
    ...section(
      'functions',
      functionsIn(note.parts, note.tables, language).map(({ name, meaning }) => ({
        label: name,
        value: meaning,
        details: [],
      })),
    ),
    { type: 'paragraph', text: `${versions.join(' · ')}. ${replayedMeaning(language)}` },
    { type: 'paragraph', text: disclaimer },
  ]
}

const heading = (text: string, level: 2 | 3 = 2): Block => ({ type: 'heading', level, text })
const entryBlock = (entry: Entry): Block => ({ type: 'entry', entry })

/** A list of the question: its name, then a table of its rows. */
const listBlocks = ({ name, label, columns, rows }: NoteList): readonly Block[] => [
  entryBlock({ label, name, details: [] }),
  { type: 'table', head: ['', ...columns], rows: rows.map(({ title, cells }) => [title, ...cells]) },
]

/** Steps under the title of their part, then the names of those that are 0. */
function stepBlocks({ parts, omitted, law, customs }: Note, language: Language): readonly Block[] {
  if (parts.length === 0 && omitted.length === 0) return []
  const texts = [...law, ...customs]
  return [
    heading(translate('steps', language)),
    ...parts.flatMap(({ title, steps }) => [
      ...(title === null ? [] : [heading(title, 3)]),
      ...steps.map((step) => entryBlock(stepEntry(step, texts, language))),
    ]),
    ...(omitted.length === 0
      ? []
      : [
          {
            type: 'paragraph' as const,
            text: `${translate('zeros', language)}${colon(language)}${omitted.map((one) => omittedText(one)).join(translate('semicolon', language))}.`,
          },
        ]),
  ]
}

/** A step that is left out, with its value unless it is 0: `Surtaxe (surtaxe)`, `Atteint (atteint) = non`. */
const omittedText = ({ nom, libelle, valeur, affichee }: ExplainedValue): string =>
  `${libelle} (${nom})${valeur === 0 ? '' : ` = ${affichee}`}`

const valueEntry = ({ nom, libelle, affichee }: ExplainedValue): Entry => ({
  label: libelle,
  name: nom,
  value: affichee,
  details: [],
})

const figureEntry = ({ libelle, affichee }: ExplainedValue): Entry => ({
  label: libelle,
  value: affichee,
  details: [],
})

/** The tables under their heading; nothing without one. */
function tableSection({ tables }: Note, language: Language): Block[] {
  if (tables.length === 0) return []
  return [heading(translate('tables', language)), ...tables.flatMap((table) => tableBlocks(table, language))]
}

/** A text of law once, with every value that it sets. */
function lawEntry(group: LawGroup, language: Language): Entry {
  const valueTexts = (value: ExplainedLaw) => {
    const named = `${value.libelle} (${value.nom})`
    const own = value.valeur === null ? named : `${named}${colon(language)}${value.affichee}`
    return [own, ...bracketTexts(value, language)].map((text) => ({ text }))
  }
  return {
    label: `[${group.reference}] ${group.text}`,
    details: [
      ...group.values.flatMap(valueTexts),
      { text: datesText(group, language) },
      { text: translate('address', language), url: group.url },
    ],
  }
}

/** What the answer would be under another choice, and the address that computes it. */
const comparedEntry = ({ libelle, affichee, adresse }: ComparedChoice): Entry => ({
  label: libelle,
  value: affichee,
  details: [{ text: adresse }],
})

/** Alerts, or the other warnings. */
const warningEntries = (
  warnings: readonly NoteWarning[],
  areAlerts: boolean,
  language: Language,
): readonly Entry[] =>
  warnings.filter(({ isAlert }) => isAlert === areAlerts).map((warning) => warningEntry(warning, language))

const warningEntry = ({ message, effect }: NoteWarning, language: Language): Entry => ({
  label: message,
  details: effect === undefined ? [] : [{ label: translate('effect', language), text: effect }],
})
