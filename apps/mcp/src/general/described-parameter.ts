import { type Field, kinds, type Language } from '@denier/core'
import { colon } from '@denier/prose'
import { translate } from '../language.ts'
import { messages } from './messages.ts'

/** A parameter as data. Used by `parameter-groups.ts` and `describe-tool.ts`. */
export interface Described {
  /** The name that is given in `parametres`. */
  readonly nom: string
  readonly libelle: string
  readonly aide?: string
  /** Its JSON type. */
  readonly type: string
  /** As the contract names it: `EUR`, `%/year`. */
  readonly unite?: string
  /** In the rows of a list, only where it is. */
  readonly requis?: boolean
  readonly min?: number
  readonly max?: number
  readonly defaut?: unknown
  /** The values that it accepts: words with their labels, or numbers. */
  readonly choix?: Readonly<Record<string, string>> | readonly number[]
  /** Of a list: how many rows it may have. */
  readonly lignesMax?: number
  /** Of a list: the fields of each row. */
  readonly colonnes?: readonly Described[]
}

/** Whether a question without this parameter is refused. Used by `parameter-groups.ts`. */
export const isRequired = ({ default: byDefault, optional }: Field): boolean =>
  byDefault === undefined && !optional

/** A parameter as data, in one language. Used by `parameter-groups.ts`. */
export function describeParameter(nom: string, field: Field, language: Language): Described {
  const { json, unit } = kinds[field.kind]
  const { min, max, among, help, choices, list } = field
  return {
    nom,
    libelle: translate(field.label, language),
    ...(help && { aide: translate(help, language) }),
    type: json,
    ...(unit !== undefined && { unite: unit }),
    requis: isRequired(field),
    ...(min !== undefined && !among && { min }),
    ...(max !== undefined && !among && { max }),
    ...(field.default !== undefined && { defaut: field.default }),
    ...(choices && {
      choix: Object.fromEntries(
        Object.entries(choices).map(([word, text]) => [word, translate(text, language)]),
      ),
    }),
    ...(among && { choix: among }),
    ...(list && {
      lignesMax: list.max,
      // without their helps: a list of thirteen columns would pass what a result may hold
      colonnes: Object.entries(list.row).map(([column, { help: _, ...own }]) => {
        const { requis, ...described } = describeParameter(column, own, language)
        return requis ? { ...described, requis } : described
      }),
    }),
  }
}

/** Boxes of the tax return: a digit and two letters, or a letter after the word for a box. */
const BOX = /\b\d[A-Z]{2}\b|\b(?:[Cc]ases?|[Bb]ox(?:es)?) ([A-Z])\b/g

/** The boxes that a parameter names beside its label, each once: those of its help and of its choices. */
function boxesOf({ libelle, aide = '', choix = {} }: Described): readonly string[] {
  const known = boxesIn(libelle)
  const named = boxesIn([aide, ...Object.values(choix)].join(' '))
  return [...new Set(named)].filter((box) => !known.includes(box))
}

/** The boxes that a text names: `1AJ`, or `N` after the word for a box. */
const boxesIn = (text: string): readonly string[] =>
  [...text.matchAll(BOX)].map(([box, letter]) => letter ?? box)

/**
 * A parameter in lines of text: one, and for a list one more for each field of its rows. Used by `describe-tool.ts`
 * and `parameter-groups.ts`.
 * @returns such as `['- taux (Rendement annuel brut) : %/year, -20 à 50, obligatoire']`
 */
export const parameterLines = (described: Described, language: Language): readonly string[] => [
  parameterLine(described, language),
  ...(described.colonnes ?? []).map((column) => `  ${parameterLine(column, language, IN_ROW)}`),
]

/** In a row, what is not required is optional, and nothing unless the line says otherwise. */
const IN_ROW = true

/** A parameter, or a field of a row, in one line. */
function parameterLine(described: Described, language: Language, isInRow = false): string {
  const { nom, libelle, type, unite, min, max, defaut, requis, choix, lignesMax } = described
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const boxes = boxesOf(described)
  const named = boxes.length === 0 ? '' : `, ${said(boxes.length > 1 ? 'boxes' : 'box')} ${boxes.join(', ')}`
  const facts = [
    unite ?? type,
    lignesMax !== undefined && `${said('rowsUpTo')} ${lignesMax} ${said('rows')}`,
    min !== undefined && max !== undefined && `${min} ${said('to')} ${max}`,
    choix && `${said('oneOf')} ${(Array.isArray(choix) ? choix : Object.keys(choix)).join(' | ')}`,
    requis
      ? said('required')
      : isInRow
        ? Boolean(defaut) && `${String(defaut)} ${said('byDefault')}`
        : defaut === undefined || lignesMax !== undefined
          ? said('optional')
          : `${String(defaut)} ${said('byDefault')}`,
  ]
  return `- ${nom} (${libelle}${named})${colon(language)}${facts.filter(Boolean).join(', ')}`
}
