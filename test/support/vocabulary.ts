/**
 * Words of the former vocabulary, which docs/glossary.md replaces. Only those without a legitimate use are
 * here. Used by `test/language.test.ts`.
 */

/** Banned identifiers. */
const NAMES = new Set(
  (
    'told Told asked Asked asking askHere inquiry Inquiry inquiries inquiryName InquiryName sayIn unsound ' +
    'whenRepeated effortOf strides cautions Lattice Easel Weighed Backwards Matters outbox standing Standing'
  ).split(' '),
)

/** Banned names of files, without extension. */
const FILES = new Set(
  'told asked asking aside words cautions inquiry inquiries outbox easel effort life alive say standing'.split(
    ' ',
  ),
)

/** Banned phrases in comments. */
const PHRASES = /\bwhoever\b|\b(?:for|to|of|by|from) who\b|\bof whom\b|\bwho asks\b/gi

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/.source
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/.source
const COMMENTS_AND_LITERALS = new RegExp(`${COMMENT}|${LITERAL}`, 'g')

/** The banned names among the identifiers of a source: neither in its comments nor in its strings. */
export function bannedNamesIn(text: string): string[] {
  const code = text.replace(COMMENTS_AND_LITERALS, ' ')
  return [...new Set(code.match(/[A-Za-z_$][\w$]*/g))].filter((name) => NAMES.has(name))
}

/** The banned phrases of the comments of a source. */
export function bannedPhrasesIn(text: string): string[] {
  const comments = (text.match(COMMENTS_AND_LITERALS) ?? []).filter((part) => part.startsWith('/'))
  return comments.join('\n').match(PHRASES) ?? []
}

/** Whether a file has a banned name, such as told.test.ts. */
export const isBannedFile = (path: string): boolean => FILES.has(path.split('/').at(-1)?.split('.')[0] ?? '')
