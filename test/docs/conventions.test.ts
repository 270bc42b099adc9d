/** Repeats every example request of the pages of conventions and compares its figures. */
import { type Language, languages, simulate } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { lastChecked, read } from './pages.ts'

/** An example of a page: a request, an optional day, and its expected figures or problem. */
interface Claim {
  readonly chapter: string
  readonly question: string
  readonly today: string | undefined
  /** Figures by their paths, unless the request has a problem. */
  readonly figures: readonly (readonly [path: string, value: string])[]
  readonly fault: readonly [field: string, code: string] | undefined
}

/** Captures the day, the request, the figures, and the field and the code of a problem. */
const CLAIM =
  /^- (?:(?:Le|On) `([\d-]+)`, )?`([a-z0-9-]+[?][^`]+)` (?:(?:donne|gives) ((?:`[^`]+` = `[^`]+`(?:, )?)+)[.]?|(?:est refusé : |is refused: )`([^`]+)`, `([^`]+)`[.])$/

/** The examples of every chapter. */
function claimsIn(page: string): readonly Claim[] {
  const [, ...chapters] = page.split('\n## ')
  return chapters.flatMap((text) => {
    const chapter = text.split('\n')[0] ?? ''
    const lines = text
      .replaceAll(/\n {2}(?=\S)/g, ' ')
      .replaceAll(/[^\S\n]/g, ' ')
      .split('\n')
    return lines.flatMap((line) => claimOf(chapter, line))
  })
}

/** @throws Error for a line that looks like an example and is not one, as it would stay unchecked. */
function claimOf(chapter: string, line: string): readonly Claim[] {
  if (!/^- (?:(?:Le|On) `[\d-]+`, )?`[a-z0-9-]+[?]/.test(line)) return []
  const found = CLAIM.exec(line)
  if (!found) throw new Error(`${chapter}: not understood: ${line}`)
  const [, today, question = '', pairs = '', field, code] = found
  const figures = [...pairs.matchAll(/`([^`]+)` = `([^`]+)`/g)].map(
    ([, path = '', value = '']) => [path, value] as const,
  )
  return [{ chapter, question, today, figures, fault: field && code ? [field, code] : undefined }]
}

/** The figure at a path: under `data`, or of the answer itself where it begins with `meta`. */
function at(reply: { readonly data: unknown; readonly meta: unknown }, path: string): unknown {
  const names = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  const from: unknown = names[0] === 'meta' ? reply : reply.data
  return names.reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], from)
}

async function ask({ question, today }: Claim) {
  const [name = '', query = ''] = question.split('?')
  const values = new URLSearchParams(query)
  const lang = (values.get('lang') ?? 'fr') as Language
  const own = query.replace(/&lang=\w+/, '')
  return simulate(name as 'cagr', own, { lang, today: today ?? (await lastChecked()) })
}

describe.each(languages)('%s/conventions.md', (language) => {
  const claims = claimsIn(read(`${language}/conventions.md`))

  it('gives a checked example in every chapter', () => {
    const chapters = [...read(`${language}/conventions.md`).matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect([...new Set(claims.map(({ chapter }) => chapter))]).toEqual(chapters)
    for (const { figures, fault } of claims) expect(figures.length > 0).toBe(fault === undefined)
  })

  it.each(claims)('gives for $question the result of the library', async (claim) => {
    const reply = await ask(claim)
    if (claim.fault) {
      const [field, code] = claim.fault
      expect(reply.errors?.map((error) => [error.field, error.code])).toEqual([[field, code]])
      return
    }
    if (reply.errors) expect.fail(JSON.stringify(reply.errors))
    for (const [path, value] of claim.figures) {
      expect([path, String(at(reply, path)).replaceAll(/\s/g, ' ')]).toEqual([path, value])
    }
  })
})

it('gives the same examples in both languages of conventions.md', () => {
  const [french = [], english = []] = languages.map((language) =>
    claimsIn(read(`${language}/conventions.md`)).map(({ chapter: _, ...claim }) => claim),
  )
  expect(french).toEqual(english)
})
