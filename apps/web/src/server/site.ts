import { type Language, languages, type Simulator } from '@denier/core'
import { embedPath, pagePath } from '../model/address.ts'
import { addressOf, pageNames } from '../pages/addresses.ts'
import { batchText } from '../pages/batch.tsx'
import { developersText } from '../pages/developers.tsx'
import { homeText } from '../pages/home.tsx'
import type { PageContext } from '../pages/page-context.ts'
import { proseText } from '../pages/prose.tsx'
import { drawExample } from './draw-page.ts'
import type { SiteParts } from './parts.ts'

/** A page at an address. Used by `handler.ts`, `page-cache.ts`, `question.ts` and `sitemap.ts`. */
export interface Page {
  /** Without query; an embedded page has the same in both languages. */
  readonly path: string
  readonly language: Language
  /** The simulator of the page, if it has one. */
  readonly simulator?: Simulator
  /** Whether it is the embedded page of its simulator. */
  readonly isEmbed: boolean
  /** Whether it contains texts of the operator: then the build cannot prerender it. */
  readonly isOperators: boolean
  /**
   * Whether the browser keeps it for offline use only once it was visited: its scripts weigh as much as those of
   * all other pages.
   */
  readonly isKeptOnVisit: boolean
  /** Draws the page without a query. */
  readonly draw: (context: PageContext) => string
}

/**
 * Every page in both languages. Embedded pages have one address, with the language in the query. The build
 * draws them ahead, the handler serves them. Exported by `@denier/web`; used by `handler.ts` and
 * `build/site.mjs`.
 */
export function createSite(parts: SiteParts): readonly Page[] {
  return languages.flatMap((language) => [
    ...pageNames.map((name) => namedPage(parts, name, language)),
    ...parts.simulators.flatMap((simulator) => [
      simulatorPage(parts, simulator, language, false),
      simulatorPage(parts, simulator, language, true),
    ]),
  ])
}

/** Pages with texts of the operator of the service, drawn at run time. */
const OPERATORS = new Set<string>(['legal', 'privacy', 'accessibility'])

function namedPage(parts: SiteParts, name: (typeof pageNames)[number], language: Language): Page {
  const scene = (context: PageContext) => ({ language, origin: context.origin, assets: parts.assets })
  return {
    path: addressOf(name, language),
    language,
    isEmbed: false,
    isOperators: OPERATORS.has(name),
    isKeptOnVisit: name === 'batch',
    draw: (context) => {
      if (name === 'home') return homeText(scene(context), parts.simulators, context.today)
      if (name === 'developers') return developersText(scene(context), parts.simulators, context.today)
      if (name === 'batch') return batchText(scene(context), parts.simulators)
      return proseText(scene(context), name, parts.texts.pages[language][name] ?? '', parts)
    },
  }
}

const simulatorPage = (
  parts: SiteParts,
  simulator: Simulator,
  language: Language,
  isEmbed: boolean,
): Page => ({
  path: isEmbed ? embedPath(simulator.contract.name) : pagePath(simulator.contract.name, language),
  language,
  simulator,
  isEmbed,
  isOperators: false,
  isKeptOnVisit: false,
  draw: (context) => drawExample(parts, { simulator, language, isEmbed }, context),
})
