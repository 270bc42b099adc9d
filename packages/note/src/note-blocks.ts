import type {
  Contract,
  ExplainedLaw,
  ExplainedParameter,
  ExplainedStep,
  ExplainedValue,
  Explication,
  ExplicationAnswer,
  Language,
} from '@denier/core'
import { colon, formatFigure } from '@denier/prose'
import type { Block, Entry } from './blocks.ts'
import { formatCell } from './format-cell.ts'
import { lawEntry } from './law-entry.ts'
import { replayedText, translate } from './messages.ts'
import { stepEntry } from './step-entry.ts'
import { tableBlocks } from './table-blocks.ts'

/**
 * An explication as a note: inputs, figures, steps, tables, law, warnings, then the versions it was made with.
 * @param language that in which the explication was asked for.
 * @example markdownNote(noteBlocks(await explain('cagr', query), cagr.contract, 'fr'))
 */
export function noteBlocks(
  { data, meta, disclaimer }: Pick<ExplicationAnswer, 'data' | 'meta' | 'disclaimer'>,
  contract: Contract,
  language: Language,
): readonly Block[] {
  const { title } = contract
  const section = (key: Parameters<typeof translate>[0], entries: readonly Entry[]): Block[] =>
    entries.length === 0 ? [] : [heading(translate(key, language)), ...entries.map(entryBlock)]
  const values = [...data.parametres, ...chosenWords(data, meta.hypotheses, contract, language)]
  const given = values.filter(({ donne }) => donne)
  const assumed = values.filter(({ donne, valeur }) => !donne && valeur !== null)
  const lawOf = (values: readonly ExplainedLaw[]) => values.map((value) => lawEntry(value, language))
  const versions = [
    replayedText(meta.rejouees, language),
    `${translate('grammar', language)} ${meta.grammaire}`,
    `${translate('rules', language)} ${meta.regles}`,
  ]
  return [
    {
      type: 'heading',
      level: 1,
      text: `${translate('title', language)}${colon(language)}${title[language] ?? data.simulateur}`,
    },
    ...section('given', given.map(valueEntry)),
    ...section('assumed', assumed.map(valueEntry)),
    ...section('figures', figuresOf(data).map(figureEntry)),
    ...section('taken', data.coupees.map(valueEntry)),
    ...section(
      'steps',
      data.etapes.map((step) => stepEntry(step, data, language)),
    ),
    ...tableSection(data, language),
    ...section('law', lawOf(data.droit)),
    ...section('constants', lawOf(data.constantes)),
    ...section('compared', comparedEntries(data)),
    ...section('warnings', warningEntries({ data, meta }, language)),
    { type: 'paragraph', text: `${versions.join(' · ')}.` },
    { type: 'paragraph', text: disclaimer },
  ]
}

/**
 * The words and years that choose the formulas, and which no formula reads: which income was declared, under which law.
 * One that is not the default was given.
 */
function chosenWords(
  { parametres }: Explication,
  values: Readonly<Record<string, unknown>>,
  { params }: Contract,
  language: Language,
): readonly ExplainedParameter[] {
  const read = new Set(parametres.map(({ nom }) => nom))
  return Object.entries(params).flatMap(([nom, field]) => {
    const value = values[nom]
    const isChosen = typeof value === 'string' || typeof value === 'boolean' || field.kind === 'calendarYear'
    if (read.has(nom) || !isChosen || value === undefined) return []
    return [
      {
        nom,
        libelle: field.label[language] ?? nom,
        valeur: value as string | number | boolean,
        unite: null,
        affichee: formatFigure(field, value, language),
        donne: value !== field.default,
      },
    ]
  })
}

const heading = (text: string): Block => ({ type: 'heading', level: 2, text })
const entryBlock = (entry: Entry): Block => ({ type: 'entry', entry })

const valueEntry = ({ nom, libelle, affichee }: ExplainedValue): Entry => ({
  label: libelle,
  name: nom,
  value: affichee,
  details: [],
})

/** The figure that was asked for, or all of them. */
const figuresOf = ({ figure, etapes }: Explication): readonly ExplainedStep[] =>
  etapes.filter((step) => step.figure !== null && (figure === null || step.figure === figure))

const figureEntry = ({ libelle, affichee }: ExplainedStep): Entry => ({
  label: libelle,
  value: affichee,
  details: [],
})

function tableSection({ tables }: Explication, language: Language): Block[] {
  if (tables.length === 0) return []
  return [heading(translate('tables', language)), ...tables.flatMap((table) => tableBlocks(table, language))]
}

const comparedEntries = ({ compares }: Explication): readonly Entry[] =>
  compares.map(({ libelle, affichee, adresse }) => ({
    label: libelle,
    value: affichee,
    details: [{ text: adresse }],
  }))

/** Every warning of the answer, with its effect where a step counts it. */
function warningEntries(
  { data, meta }: Pick<ExplicationAnswer, 'data' | 'meta'>,
  language: Language,
): readonly Entry[] {
  const explained = [...data.etapes, ...data.tables].flatMap(({ avertissements }) => avertissements)
  return meta.avertissements.map(({ code, message }) => {
    const effect = explained.find((one) => one.code === code)?.effet ?? null
    const text = effect === null ? undefined : formatCell(effect, 'EUR', 2, language)
    return {
      label: message,
      details: text === undefined ? [] : [{ label: translate('effect', language), text }],
    }
  })
}
