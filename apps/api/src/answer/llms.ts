import type { Language, Simulator } from '@denier/core'
import { documentResource } from './document.ts'
import { addressOf, SIMULATORS } from './doors.ts'
import type { Handler } from './exchange.ts'
import { chaptersOf } from './llms-chapter.ts'
import { llmsWords } from './llms-words.ts'
import { exampleQuery } from './parameter.ts'

const headers = () => ({ 'content-type': 'text/plain; charset=utf-8' })

const link = (title: string, address: string, note: string): string => `- [${title}](${address}): ${note}`

/** `/llms.txt`, in the form of llmstxt.org: a title, a summary, and links with a line on each. */
export const llms = (simulators: readonly Simulator[]): Handler =>
  documentResource({ name: 'llms.txt', headers }, ({ origin }, language) => {
    const words = llmsWords[language]
    const lang = `?lang=${language}`
    return lines(
      ...heading(simulators.length, language),
      `## ${words.start}`,
      '',
      link(words.full, `${origin}/llms-full.txt${lang}`, words.fullNote),
      link(words.catalogue, `${origin}${SIMULATORS}${lang}`, words.catalogueNote),
      link(words.openapi, `${origin}/openapi.json${lang}`, words.openapiNote),
      link(words.tools, `${origin}/mcp${lang}`, words.toolsNote),
      '',
      `## ${words.simulators}`,
      '',
      ...simulators.map(({ contract }) =>
        link(
          contract.title[language],
          `${origin}${addressOf(contract.name)}?${exampleQuery(contract)}`,
          contract.purpose[language],
        ),
      ),
      '',
      `## ${words.optional}`,
      '',
      link(words.docs, `${origin}/docs${lang}`, words.docsNote),
      link(words.apiCatalog, `${origin}/.well-known/api-catalog${lang}`, words.apiCatalogNote),
    )
  })

/** `/llms-full.txt`: everything that a model needs to ask any simulator, on one page. */
export const llmsFull = (simulators: readonly Simulator[]): Handler => {
  const chapters = chaptersOf(simulators)
  return documentResource({ name: 'llms-full.txt', headers, dated: true }, ({ origin, today }, language) => {
    const { tools, toolsNote, colon } = llmsWords[language]
    return lines(
      ...heading(simulators.length, language),
      `${tools}${colon}\`POST ${origin}/mcp?lang=${language}\`, ${toolsNote}.`,
      '',
      ...chapters(today, language).flatMap((chapter) => chapter(origin)),
    )
  })
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

function heading(count: number, language: Language): readonly string[] {
  const { summary, rules } = llmsWords[language]
  return ['# Denier', '', `> ${summary(count)}`, '', ...rules.map((rule) => `- ${rule}`), '']
}
