import { readFile } from 'node:fs/promises'
import {
  type CivilDate,
  type Language,
  loadReform,
  type ReformValues,
  type ReplacedValue,
} from '@denier/core'
import { BatchFault, repeatedName } from '@denier/core/batch'
import { colon, formatNumber } from '@denier/prose'

/** What the file of `--reforme` holds. */
export interface ReformFile {
  readonly values: ReformValues
  /** Each value beside the one of today's law. */
  readonly replaced: readonly ReplacedValue[]
}

/**
 * Reads and checks the file of `--reforme`. Used by `commands/batch.ts`.
 * @param path undefined without the option. @param today the day on which the law is read.
 * @throws BatchFault, as a rejection, for a file that cannot be read, is no JSON or gives a name twice, or with all the
 * faults of its values.
 */
export async function readReformFile(
  path: string | undefined,
  today: CivilDate,
): Promise<ReformFile | undefined> {
  if (path === undefined) return undefined
  const values = parsedJson(await textOf(path), path)
  const read = await loadReform(values, today)
  if (read.ok) return { values: values as ReformValues, replaced: read.replaced }
  throw new BatchFault({
    fr: read.faults.map(({ fr }) => `--reforme : ${fr}`).join('\n'),
    en: read.faults.map(({ en }) => `--reforme: ${en}`).join('\n'),
  })
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { message } = error as Error
    throw new BatchFault({
      fr: `--reforme : ${path} ne peut pas être lu. (${message})`,
      en: `--reforme: ${path} cannot be read. (${message})`,
    })
  }
}

function parsedJson(text: string, path: string): unknown {
  const json = text.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    const { message } = error as Error
    throw new BatchFault({
      fr: `--reforme : ${path} n’est pas du JSON. (${message})`,
      en: `--reforme: ${path} is not JSON. (${message})`,
    })
  }
  const twice = value instanceof Object ? repeatedName(json, value) : undefined
  if (twice === undefined) return value
  throw new BatchFault({
    fr: `--reforme : « ${twice} » est donné deux fois dans le même objet.`,
    en: `--reforme: ${twice} is given twice in the same object.`,
  })
}

/**
 * A line for each value that the reform replaces: the two values, and the text that sets that of today. Used by
 * `commands/batch.ts`.
 */
export const replacedLines = (reform: ReformFile | undefined, language: Language): readonly string[] =>
  (reform?.replaced ?? []).map(({ name, before, after, since, article }) => {
    const is = JSON.stringify(before) === JSON.stringify(after) ? sameAs[language] : ''
    const change = `${shown(before, language)} → ${shown(after, language)}${is}`
    return `${name}${colon(language)}${change} (${article.title}, ${sinceIs[language]} ${since}).`
  })

const sameAs = { fr: ', la même valeur', en: ', the same value' }
const sinceIs = { fr: 'depuis le', en: 'since' }

/** A number as people read it; anything else as JSON. */
const shown = (value: unknown, language: Language): string =>
  typeof value === 'number'
    ? formatNumber(value, language, { maximumFractionDigits: 10 })
    : JSON.stringify(value)
