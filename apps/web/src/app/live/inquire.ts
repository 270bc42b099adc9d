import { inquiries, readQuery, type Simulator } from '@denier/core'
import type { Reply } from '../model.ts'
import type { Job } from './job.ts'

/**
 * Asks a simulator in any of the ways there are, as the service does. Kept apart from the page: it carries goal seek
 * and sensitivity, which few ask.
 * @example await inquire(cagr, { inquiry: 'sensibilite', query: 'duree=8&…&cible=resume.cagr', today, language: 'fr' })
 */
export async function inquire(
  simulator: Simulator,
  { inquiry: kind, query, today, language }: Job,
): Promise<Reply> {
  const inquiry = inquiries[kind](simulator)
  const read = inquiry.reader({}).fromQuery(readQuery(query))
  if (!read.ok) return read
  await inquiry.ready(read.question)
  return { ok: true, answer: inquiry.answer(read.question, { today }, language) }
}
