import type { Language, Simulator } from '@denier/core'
import { documentResource } from './document-resource.ts'
import { addressOf, SIMULATORS } from './endpoints.ts'
import type { Handler } from './handler.ts'
import { chaptersOf } from './llms-chapter.ts'
import { llmsMessages } from './llms-messages.ts'
import { exampleQuery } from './parameter.ts'

/** Plain text, though both documents are Markdown: browsers then show them. */
const headers = () => ({ 'content-type': 'text/plain; charset=utf-8' })

/** The Markdown line of a link. */
const link = (title: string, address: string, note: string): string => `- [${title}](${address}): ${note}`

/**
 * `/llms.txt`, in the form of llmstxt.org: a title, a summary, and links with a line on each. Called by
 * `routes/api-routes.ts`.
 */
export const llms = (simulators: readonly Simulator[]): Handler =>
  documentResource({ name: 'llms.txt', headers }, ({ origin }, language) => {
    const messages = llmsMessages[language]
    const lang = `?lang=${language}`
    return lines(
      ...heading(simulators.length, language),
      `## ${messages.start}`,
      '',
      link(messages.full, `${origin}/llms-full.txt${lang}`, messages.fullNote),
      link(messages.catalogue, `${origin}${SIMULATORS}${lang}`, messages.catalogueNote),
      link(messages.openapi, `${origin}/openapi.json${lang}`, messages.openapiNote),
      link(messages.tools, `${origin}/mcp${lang}`, messages.toolsNote),
      '',
      `## ${messages.simulators}`,
      '',
      ...simulators.map(({ contract }) =>
        link(
          contract.title[language],
          `${origin}${addressOf(contract.name)}?${exampleQuery(contract)}`,
          contract.purpose[language],
        ),
      ),
      '',
      `## ${messages.optional}`,
      '',
      link(messages.docs, `${origin}/docs${lang}`, messages.docsNote),
      link(messages.apiCatalog, `${origin}/.well-known/api-catalog${lang}`, messages.apiCatalogNote),
    )
  })

/** `/llms-full.txt`: all parameters, figures and examples on one page. Used by `routes/api-routes.ts`. */
export const llmsFull = (simulators: readonly Simulator[]): Handler => {
  const chapters = chaptersOf(simulators)
  return documentResource({ name: 'llms-full.txt', headers, dated: true }, ({ origin, today }, language) => {
    const { tools, toolsNote, colon } = llmsMessages[language]
    return lines(
      ...heading(simulators.length, language),
      `${tools}${colon}\`POST ${origin}/mcp?lang=${language}\`, ${toolsNote}.`,
      '',
      ...chapters(today, language).flatMap((chapter) => chapter(origin)),
    )
  })
}

/** A document of these lines, with a last line end. */
const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

/** The lines at the top of both documents. @param count number of simulators. */
function heading(count: number, language: Language): readonly string[] {
  const { summary, rules } = llmsMessages[language]
  return ['# Denier', '', `> ${summary(count)}`, '', ...rules.map((rule) => `- ${rule}`), '']
}
