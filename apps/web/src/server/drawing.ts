import type { Language, Simulator } from '@denier/core'
import { laterState, stateOf } from '../model/page-reducer.ts'
import type { PageState, Reply, Typed } from '../model/page-state.ts'
import { exampleOf, replyTo } from '../model/reply.ts'
import { embedText } from '../pages/embed.tsx'
import type { Place } from '../pages/place.ts'
import { simulatorText } from '../pages/simulator.tsx'
import type { SiteParts } from './parts.ts'

/** Which page of which simulator. */
export interface Which {
  readonly simulator: Simulator
  readonly language: Language
  readonly isEmbed: boolean
}

/** In which state it is drawn, and how that came. */
export interface Drawing {
  readonly state: PageState
  /** Whether the address asks something. */
  readonly asked: boolean
  /** Whether figures are left to the browser. */
  readonly later?: boolean
}

/** A page with its worked example: what is seen before anything is asked. */
export function drawExample(parts: SiteParts, which: Which, place: Place): string {
  const typed = exampleOf(which.simulator)
  const reply = replyTo(which.simulator, typed, place.today, which.language)
  return drawState(parts, which, place, { state: stateOf(typed, reply), asked: false })
}

/** A page with what came of a question. */
export const answered = (typed: Typed, reply: Reply): Drawing => ({
  state: stateOf(typed, reply),
  asked: true,
})

/** A page without figures: its script is to find them. */
export const unanswered = (typed: Typed): Drawing => ({
  state: laterState(typed),
  asked: true,
  later: true,
})

export function drawState(parts: SiteParts, which: Which, place: Place, drawn: Drawing): string {
  const { simulator, language, isEmbed } = which
  const { origin, today } = place
  const scene = { language, origin, assets: parts.assets }
  const page = { ...drawn, simulator, setting: { language, origin, today } }
  if (isEmbed) return embedText(scene, page)
  const method = parts.texts.methods[language][simulator.contract.name] ?? ''
  return simulatorText(scene, { ...page, method, all: parts.simulators })
}
