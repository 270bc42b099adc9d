import type {
  Contract,
  ExplainedLaw,
  ExplainedStep,
  ExplainedTable,
  ExplainedValue,
  Explication,
  ExplicationAnswer,
  Language,
} from '@denier/core'
import { formatCell } from './format-cell.ts'
import { dayText } from './law-entry.ts'
import { translate } from './messages.ts'
import { chosenWords } from './note-blocks.ts'
import { PRINTED_STYLE } from './printed-style.ts'

type Answer = Pick<ExplicationAnswer, 'data' | 'meta' | 'disclaimer'>

/**
 * An explication as a page to print: one to three sheets of A4, for a file. It is a whole HTML document, needs no script
 * and nothing else than its own style.
 * @param language that in which the explication was asked for.
 * @example printedNote(answer, contract, 'fr') // '<!doctype html><html lang="fr">…'
 */
export function printedNote(
  { data, meta, disclaimer }: Answer,
  contract: Contract,
  language: Language,
): string {
  const say = (key: Parameters<typeof translate>[0]) => translate(key, language)
  const title = contract.title[language] ?? contract.name
  const values = [...data.parametres, ...chosenWords(data, meta.hypotheses, contract, language)]
  const law = numbered([...data.droit, ...data.constantes])
  const sections = [
    section(say('given'), valueTable(values.filter(({ donne }) => donne))),
    section(say('assumed'), valueTable(values.filter(({ donne, valeur }) => !donne && valeur !== null))),
    section(say('figures'), valueTable(answeredFigures(data))),
    section(say('warnings'), warningList(data, meta, language)),
    section(say('steps'), stepTable(data.etapes, law, language)),
    section(say('taken'), valueTable(data.coupees)),
    section(say('tables'), data.tables.map((table) => tableText(table, language)).join('')),
    section(say('lawAndCustoms'), lawTable(law, language)),
    section(say('compared'), valueTable(data.compares.map((one) => ({ ...one, nom: one.adresse })))),
  ]
  const heading = `${say('title')} — ${title}`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(heading)}</title><style>${PRINTED_STYLE}</style></head><body><main>`,
    `<header><h1>${escaped(heading)}</h1>${versionText({ data, meta }, contract, language)}</header>`,
    ...sections,
    `<p>${escaped(disclaimer)}</p></main></body></html>\n`,
  ].join('')
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => MARKUP[sign] ?? sign)

const section = (title: string, content: string): string =>
  content === '' ? '' : `<section><h2>${escaped(title)}</h2>${content}</section>`

/** The rules, how many claims were replayed and what that means, and the page that computes it again. */
function versionText(
  { data, meta }: Omit<Answer, 'disclaimer'>,
  contract: Contract,
  language: Language,
): string {
  const address = pageAddress(data, meta.hypotheses, contract, language)
  const law = meta.droit && 'date' in meta.droit ? dayText(meta.droit.date, language) : undefined
  const versions = [
    `${translate('rules', language)} ${meta.regles}`,
    ...(law === undefined ? [] : [`${translate('lawOf', language)} ${law}`]),
    `${meta.rejouees} ${translate('replayed', language)}`,
  ]
  return [
    `<p>${escaped(versions.join(' · '))}. ${escaped(translate('replayedMeaning', language))}</p>`,
    `<p>${escaped(translate('recompute', language))} <a href="${escaped(address)}">${escaped(decodeURI(address))}</a></p>`,
  ].join('')
}

/** The page of the simulator with every value that is not the default. */
function pageAddress(
  { simulateur }: Explication,
  values: Readonly<Record<string, unknown>>,
  { params }: Contract,
  language: Language,
): string {
  const given = Object.entries(params).flatMap(([name, field]) => {
    const value = values[name]
    return value === undefined || value === null || value === field.default
      ? []
      : [`${name}=${encodeURIComponent(String(value))}`]
  })
  return `${language === 'en' ? '/en' : ''}/${simulateur}?${given.join('&')}`
}

/** Two values a row, to save paper. */
function valueTable(values: readonly Pick<ExplainedValue, 'libelle' | 'affichee'>[]): string {
  if (values.length === 0) return ''
  const cells = values.map(
    ({ libelle, affichee }) =>
      `<th scope="row">${escaped(libelle)}</th><td class="number">${escaped(affichee)}</td>`,
  )
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, index) => {
    const [left, right = '<td></td><td></td>'] = cells.slice(2 * index, 2 * index + 2)
    return `<tr>${left}${right}</tr>`
  })
  return `<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`
}

const answeredFigures = ({ figure, etapes }: Explication): readonly ExplainedStep[] =>
  etapes.filter((step) => step.figure !== null && (figure === null || step.figure === figure))

function warningList(
  { etapes, tables }: Explication,
  { avertissements }: ExplicationAnswer['meta'],
  language: Language,
): string {
  const explained = [...etapes, ...tables].flatMap((step) => step.avertissements)
  const items = avertissements.map(({ code, message }) => {
    const effect = explained.find((one) => one.code === code)?.effet ?? null
    const text =
      effect === null ? '' : ` ${translate('effect', language)} ${formatCell(effect, 'EUR', 2, language)}.`
    return `<p>${escaped(message + text)}</p>`
  })
  return items.join('')
}

/** The texts of law, numbered once: values of one text share its number. */
interface Source {
  readonly number: number
  readonly values: readonly ExplainedLaw[]
}

function numbered(values: readonly ExplainedLaw[]): readonly Source[] {
  return [...groupBySource(values).values()].map((group, index) => ({ number: index + 1, values: group }))
}

const sourceOf = ({ texte, depuis }: ExplainedLaw): string => `${texte} ${depuis}`

function groupBySource(values: readonly ExplainedLaw[]): ReadonlyMap<string, readonly ExplainedLaw[]> {
  const groups = new Map<string, ExplainedLaw[]>()
  for (const value of values) groups.set(sourceOf(value), [...(groups.get(sourceOf(value)) ?? []), value])
  return groups
}

/** Steps as rows: what is computed, how, and its value; a step that is nothing and no figure is left out. */
function stepTable(steps: readonly ExplainedStep[], law: readonly Source[], language: Language): string {
  const shown = steps.filter(
    ({ valeur, figure, calcul }) => figure !== null || (valeur !== 0 && calcul !== null),
  )
  if (shown.length === 0) return ''
  const rows = shown.map((step) => {
    const texts = law.filter(({ values }) => values.some(({ nom }) => step.textes.includes(nom)))
    const marks = texts.length === 0 ? '' : ` [${texts.map(({ number }) => number).join(', ')}]`
    return [
      `<tr><th scope="row">${escaped(step.libelle + marks)}</th>`,
      `<td>${escaped(workingOf(step, language))}${rejectedText(step, language)}</td>`,
      `<td class="number">${escaped(step.affichee)}</td></tr>`,
    ].join('')
  })
  const heads = (['step', 'calculation', 'value'] as const).map((key) => translate(key, language))
  return `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function workingOf({ genre, calcul, origine, renvoi }: ExplainedStep, language: Language): string {
  if (genre === 'valeur') return translate('withoutDerivation', language)
  if (genre === 'equation') return `${translate('solves', language)} ${calcul} = 0`
  if (renvoi)
    return `${translate('otherQuestion', language)} ${renvoi.parametres.map(({ nom, formule }) => `${nom} = ${formule}`).join(', ')}`
  return origine ?? calcul ?? ''
}

/** The rejected branches that would have given another value. */
function rejectedText({ branches, unite, decimales }: ExplainedStep, language: Language): string {
  const kept = branches.find(({ retenue }) => retenue)
  const others = branches.filter(
    ({ retenue, valeur }) => !retenue && valeur !== null && valeur !== kept?.valeur,
  )
  const texts = others.map(
    ({ libelle, valeur }) =>
      `${translate('rejected', language)} ${libelle} = ${formatCell(valeur, unite, decimales, language)}`,
  )
  return texts.map((text) => `<br><span class="detail">${escaped(text)}</span>`).join('')
}

/** A table by its columns: the formula of each, and its first and last rows. */
function tableText(table: ExplainedTable, language: Language): string {
  const { libelle, nombre, colonnes, lignes } = table
  const [first, last] = [lignes.find(({ rang }) => rang === 1), lignes.find(({ rang }) => rang === nombre)]
  const cell = (row: typeof first, { nom, unite, decimales }: ExplainedTable['colonnes'][number]) =>
    row && Object.hasOwn(row.valeurs, nom)
      ? formatCell(row.valeurs[nom] ?? null, unite, decimales, language)
      : ''
  const rows = colonnes.map((column) => {
    const { libelle: label, formule, origine } = column
    const how = shortened(formule ?? origine ?? translate('withoutDerivation', language))
    return `<tr><th scope="row">${escaped(label)}</th><td>${escaped(how)}</td><td class="number">${escaped(cell(first, column))}</td><td class="number">${escaped(cell(last, column))}</td></tr>`
  })
  const heads = [
    translate('column', language),
    translate('formula', language),
    `${translate('row', language)} 1`,
    `${translate('row', language)} ${nombre}`,
  ]
  return `<h3>${escaped(libelle)}</h3><div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** Characters of a formula on paper; the whole one is in the explication. */
const LONGEST = 120

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The values of law by text, with the day since which each holds. */
function lawTable(law: readonly Source[], language: Language): string {
  const rows = law.map(({ number, values }) => {
    const [{ texte, url, depuis } = { texte: '', url: '', depuis: '' }] = values
    const texts = values.map((value) =>
      value.lignes ? scaleText(value, language) : `${value.libelle} ${value.affichee}`,
    )
    const since = depuis === '' ? '' : ` (${translate('since', language)} ${dayText(depuis, language)})`
    return `<p>[${number}] <a href="${escaped(url)}">${escaped(texte)}</a>${escaped(since)} : ${escaped([...new Set(texts)].join(' ; '))}.</p>`
  })
  return rows.join('')
}

/** @example 'Barème : 0 % jusqu’à 11 600 €, 11 % jusqu’à 29 579 €, …' */
const scaleText = ({ libelle, lignes = [] }: ExplainedLaw, language: Language): string =>
  `${libelle} : ${lignes
    .map((row) =>
      Object.entries(row)
        .map(([column, value]) => `${column} ${formatCell(value, null, null, language)}`)
        .join(' '),
    )
    .join(', ')}`
