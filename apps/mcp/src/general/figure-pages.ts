import { type Contract, fieldsByPath, kinds, type Language, languages } from '@denier/core'
import { colon } from '@denier/prose'
import { translate } from '../language.ts'
import { boundedText, sizeOf } from './bounded-text.ts'
import { chunksOf, namedChunks } from './chunks.ts'
import { tablePaths } from './data-tables.ts'
import { messages } from './messages.ts'

/** The most bytes of the figures of one page as data. */
const MOST_PAGE_BYTES = 2400
/** The most bytes of the same figures as text. */
const MOST_LINE_BYTES = 1500
/** How many figures name a page. */
const FIRST_NAMES = 3

/** The name of the first page, as the argument `groupe`; the next ones are `chiffres-2`… */
const FIGURES = 'chiffres'

/** A figure that `cible` and `figure` may name. */
interface Figure {
  /** Its path in the data. */
  readonly chemin: string
  readonly libelle: string
  /** As the contract names it: `EUR`, `%/year`. */
  readonly unite?: string
}

/** The figures of each page, by its name. */
export type FigurePages = ReadonlyMap<string, readonly Figure[]>

/**
 * The figures of a result outside its tables, in pages that a result can hold, the same in every language.
 * Called by `describe-tool.ts`.
 */
export function figurePagesOf(contract: Contract, language: Language): FigurePages {
  const tables = tablePaths(contract.result)
  const inTable = (path: string) => tables.some((table) => path.startsWith(`${table}.`))
  const fields = [...fieldsByPath(contract.result)].filter(([path]) => !inTable(path))
  const figure = ([chemin, { label, kind }]: (typeof fields)[number], spoken: Language): Figure => {
    const { unit } = kinds[kind]
    return { chemin, libelle: translate(label, spoken), ...(unit !== undefined && { unite: unit }) }
  }
  const pages = chunksOf(
    fields,
    (field) => {
      const each = languages.map((one) => figure(field, one))
      return [
        Math.max(...each.map((one) => sizeOf(JSON.stringify(one)) + 1)),
        Math.max(...each.map((one) => sizeOf(figureLine(one)) + 1)),
      ]
    },
    [MOST_PAGE_BYTES, MOST_LINE_BYTES],
  )
  return new Map(
    namedChunks(
      FIGURES,
      pages.map((page) => page.map((field) => figure(field, language))),
    ),
  )
}

/**
 * The pages as other groups name them: the number of their figures and the paths of some, the first ones, or
 * for the first page the decisive ones. Used by `describe-tool.ts`.
 */
export const namedPages = (pages: FigurePages, { decisive }: Contract) =>
  [...pages].map(([groupe, figures]) => ({
    groupe,
    nombre: figures.length,
    noms: groupe === FIGURES ? decisive : figures.slice(0, FIRST_NAMES).map(({ chemin }) => chemin),
  }))

/** A figure in a line of text: `- resume.impotNet (Impôt net), EUR`. */
const figureLine = ({ chemin, libelle, unite }: Figure): string =>
  `- ${chemin} (${libelle})${unite === undefined ? '' : `, ${unite}`}`

/** The text of one page, which names the others. Used by `describe-tool.ts`. */
export function figureText(
  contract: Contract,
  pages: FigurePages,
  wanted: string,
  language: Language,
): string {
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const others = [...pages.keys()].filter((name) => name !== wanted)
  return boundedText([
    { text: `**${contract.name}**${colon(language)}${said('figures')}`, rank: 0 },
    ...(pages.get(wanted) ?? []).map((figure) => ({ text: figureLine(figure), rank: 1 })),
    { text: `${said('tables')}${colon(language)}${tablePaths(contract.result).join(', ')}`, rank: 0 },
    ...(others.length === 0
      ? []
      : [{ text: `${said('otherFigures')}${colon(language)}${others.join(', ')}`, rank: 0 }]),
  ])
}
