import type { CivilDate, Language, Simulator } from '@denier/core'
import { faultOf } from '../form/problem-text.ts'
import { laterState, stateOf } from '../model/page-reducer.ts'
import type { Bands, FormValues, PageState, Reply, ShownRange } from '../model/page-state.ts'
import { carriesAnswer, computeReply, exampleOf, MAX_PAGE_COST, parseValues } from '../model/reply.ts'
import { embedText } from '../pages/embed.tsx'
import type { PageContext } from '../pages/page-context.ts'
import { simulatorText } from '../pages/simulator.tsx'
import { bandNow } from '../range/band-now.ts'
import { Basis } from '../result/basis.tsx'
import { Share } from '../tools/share.tsx'
import { FamilyTree } from '../tree/family-tree.tsx'
import { neighboursOf } from './neighbours-of.ts'
import type { SiteParts } from './parts.ts'
import { rangeNow } from './range-now.ts'

/** Identifies a page of a simulator. */
interface PageKey {
  readonly simulator: Simulator
  readonly language: Language
  /** Whether it is the embedded page rather than the full one. */
  readonly isEmbed: boolean
}

/** The range of a page. Used by `question.ts`. */
export interface PageRange {
  /** The range of the answer, where the simulator has one and it was computed. */
  readonly range?: ShownRange | undefined
  /** What is wrong with the values of that range. */
  readonly rangeFault?: string | undefined
}

/** The state in which a page is drawn. */
interface PageContent extends PageRange {
  readonly state: PageState
  /** Whether the address has values of the form. */
  readonly hasQuery: boolean
  /** Whether figures are left to the browser. */
  readonly later?: boolean
  /** The names of the parameters whose values come from another simulator. */
  readonly carried?: readonly string[] | undefined
}

/** A page with its worked example, for an address without a query. Used by `site.ts`. */
export function drawExample(parts: SiteParts, which: PageKey, context: PageContext): string {
  const typed = exampleOf(which.simulator)
  const reply = computeReply(which.simulator, typed, context.today, which.language)
  const range = rangeNow(which.simulator, typed, context.today, which.language)
  return drawState(parts, which, context, { state: stateOf(typed, reply), hasQuery: false, range })
}

/** The content of a page with the reply to its query. Used by `question.ts`. */
export const pageWithAnswer = (typed: FormValues, reply: Reply, range: PageRange): PageContent => ({
  state: stateOf(typed, reply),
  hasQuery: true,
  ...range,
})

/** The content of a page without figures: its script computes them. Used by `handler.ts`. */
export const pageWithoutFigures = (typed: FormValues): PageContent => ({
  state: laterState(typed),
  hasQuery: true,
  later: true,
})

/**
 * A page of a simulator, or its embedded page, in a state, as HTML. Used by `handler.ts` and `question.ts`.
 */
export function drawState(
  parts: SiteParts,
  which: PageKey,
  context: PageContext,
  drawn: PageContent,
): string {
  const { simulator, language, isEmbed } = which
  const { origin, today } = context
  const scene = { language, origin, assets: parts.assets }
  const { range, rangeFault } = drawn
  const served = { range, rangeFault, bands: servedBands(which, drawn, today) }
  const page = {
    ...drawn,
    simulator,
    setting: { language, origin, today, describeFault: faultOf, Basis, FamilyTree, Share, ...served },
  }
  if (isEmbed) return embedText(scene, page)
  const method = parts.texts.methods[language][simulator.contract.name] ?? ''
  const neighbours = neighboursOf(simulator, parts.simulators, language)
  const setting = neighbours.length > 0 ? { ...page.setting, neighbours } : page.setting
  return simulatorText(scene, { ...page, setting, method, all: parts.simulators })
}

/** The bands that the script of a page with its answer does not compute; `undefined` where they would take long. */
function servedBands(
  { simulator, language }: PageKey,
  { state: { shown }, range }: PageContent,
  today: CivilDate,
): Bands | undefined {
  if (!shown || !range || !carriesAnswer(simulator, shown.typed)) return undefined
  const parsed = parseValues(simulator, shown.typed)
  const isShort = parsed.ok && simulator.contract.costUnits(parsed.params) <= MAX_PAGE_COST
  if (!isShort || !simulator.isLoaded(parsed.params)) return undefined
  return bandNow(simulator, shown, range, today, language)
}
