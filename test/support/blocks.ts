/** Reads the code blocks of Markdown pages, for tests that run what pages show. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { root } from './lock.ts'

/**
 * A code block of a Markdown page. Used by `shown-commands.ts`, `shown-scripts.ts` and
 * `docs/guides.full.test.ts`.
 */
export interface Block {
  /** The path of the page in the repository. */
  readonly page: string
  /** Its number among the blocks of the page, from 1. */
  readonly index: number
  /** What stands after the opening fence, such as `bash`; an empty text for an indented block. */
  readonly language: string
  readonly code: string
}

const markdown = new MarkdownIt()
const KINDS = ['fence', 'code_block']

/**
 * The blocks of a page, in their order. Used by `docs/guides.full.test.ts` and `library/readme.full.test.ts`.
 * @param page its path in the repository.
 */
export const blocksOf = (page: string): readonly Block[] =>
  markdown
    .parse(readFileSync(join(root, page), 'utf8'), {})
    .filter(({ type }) => KINDS.includes(type))
    .map(({ info, content }, at) => ({ page, index: at + 1, language: info.trim(), code: content }))

/**
 * A name for the file or the folder of a block: that of its page, with its number. Used by
 * `shown-scripts.ts`.
 * @example `README.md-2`
 */
export const nameOf = ({ page, index }: Block): string => `${page.replaceAll('/', '-')}-${index}`
