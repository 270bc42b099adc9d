import {
  type AnswerQuestion,
  analyses,
  attemptAnswer,
  type CivilDate,
  type ExplicationAnswer,
  type Language,
  type Question,
  readQuery,
  type Simulator,
} from '@denier/core'
import { notePath, pagePath, queryOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'
import { withoutRange } from '../model/range-values.ts'
import { noteText } from '../pages/note.tsx'
import { fitOnPages } from '../pages/note-length.ts'
import type { PageRequest, PageResponse } from './exchange.ts'
import { CACHE, pageHeaders } from './headers.ts'
import type { SiteParts } from './parts.ts'
import { pack, pageResponse } from './reply.ts'

/** How many steps deep a note goes below each figure, but for one about a tax, which is whole. */
const DEPTH = 3

/** The note of a simulator, in a language. Used by `handler.ts`. */
export interface NoteAt {
  readonly simulator: Simulator
  readonly language: Language
}

/** The place of a request: where it was sent, and the day in Paris. */
interface NotePlace {
  /** The public origin of the service; empty when unknown. */
  readonly origin: string
  /** Where the request was sent, for the address that the note prints. */
  readonly requestOrigin: string
  readonly today: CivilDate
}

/**
 * The note of the values of an address. Values that the form refuses are sent to the form, which says each
 * fault beside its field. Called by `handler.ts`.
 */
export async function answerNote(
  parts: SiteParts,
  ask: AnswerQuestion,
  { simulator, language }: NoteAt,
  given: FormValues,
  request: PageRequest,
  { origin, requestOrigin, today }: NotePlace,
): Promise<PageResponse> {
  const { contract } = simulator
  const query = queryOf(given)
  const apiQuery = queryOf(withoutRange(contract, given))
  const isTax = contract.group === 'impots'
  const parsed = analyses
    .explication(simulator)
    .parserFor({})
    .fromQuery(readQuery(`${apiQuery}&lignes=extraits${isTax ? '' : `&profondeur=${DEPTH}`}`))
  const toForm = () => redirectTo(`${pagePath(contract.name, language)}?${query}`)
  if (!parsed.ok) return toForm()
  const attempt = await attemptAnswer(() =>
    ask(simulator, 'explication', parsed.question as Question, today, language),
  )
  if (!attempt.ok) return toForm()
  const answer = fitOnPages(attempt.answer as unknown as ExplicationAnswer, contract, language)
  const text = noteText(
    { language, origin, assets: parts.assets },
    { contract, answer, query, apiQuery, requestOrigin, today },
  )
  const headers = { ...noteHeaders(language), 'cache-control': CACHE.question }
  return pageResponse(request, pack(text), headers)
}

/** Headers of every answer to a note: no search engine keeps it. */
const noteHeaders = (language: Language) => ({ ...pageHeaders(language, false), 'x-robots-tag': 'noindex' })

const redirectTo = (location: string): PageResponse => ({
  status: 303,
  headers: { location, 'cache-control': CACHE.never },
  body: '',
})

/** The notes of the simulators that have an explanation, by their path. Used by `handler.ts`. */
export const notesOf = (
  simulators: readonly Simulator[],
  languages: readonly Language[],
): ReadonlyMap<string, NoteAt> =>
  new Map(
    simulators
      .filter(({ loadExplanation }) => loadExplanation)
      .flatMap((simulator) =>
        languages.map(
          (language) => [notePath(simulator.contract.name, language), { simulator, language }] as const,
        ),
      ),
  )
