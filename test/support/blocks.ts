/** Reads the code blocks of Markdown pages, for tests that run what pages show. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { root } from './lock.ts'

export interface Block {
  readonly page: string
  /** From 1. */
  readonly index: number
  /** What stands after the fence; nothing for what is merely indented. */
  readonly language: string
  readonly code: string
}

const markdown = new MarkdownIt()
const KINDS = ['fence', 'code_block']

/** The blocks of a page, in their order. @param page its path in the repository. */
export const blocksOf = (page: string): readonly Block[] =>
  markdown
    .parse(readFileSync(join(root, page), 'utf8'), {})
    .filter(({ type }) => KINDS.includes(type))
    .map(({ info, content }, at) => ({ page, index: at + 1, language: info.trim(), code: content }))

/** A name for a file or a folder of its own. */
export const nameOf = ({ page, index }: Block): string => `${page.replaceAll('/', '-')}-${index}`
