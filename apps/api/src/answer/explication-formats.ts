import { choice, type ExplicationAnswer, type Language, type Simulator, withExtracts } from '@denier/core'
import { markdownNote, noteBlocks, textNote } from '@denier/note'
import { type AnswerFormats, type AnswerWriter, noConstraints } from './answer-formats.ts'
import { jsonWriter, prefersType } from './json-or-csv.ts'
import { lang } from './language.ts'

const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** Presentation parameters of an explication: language and format. Used by `openapi/explication-operation.ts`. */
export const explicationParameters = {
  format: choice({
    choices: {
      json: { fr: 'JSON', en: 'JSON' },
      markdown: { fr: 'Note de calcul, en Markdown', en: 'Note, as Markdown' },
      texte: { fr: 'Note de calcul, en texte', en: 'Note, as text' },
    },
    optional: true,
    label: { fr: 'Format de la réponse', en: 'Format of the answer' },
    help: {
      fr: 'Sans lui, l’en-tête Accept décide : Markdown ou texte s’il le préfère strictement, JSON sinon.',
      en: 'Without it, the Accept header decides: Markdown or text where it strictly prefers it, JSON otherwise.',
    },
  }),
  lang,
}

/**
 * Formats of an explication: JSON, or a note as Markdown or text, which has extracts of its tables unless the
 * question names rows. Used by `routes/api-routes.ts`.
 */
export function explicationFormats({ contract }: Simulator): AnswerFormats<typeof explicationParameters> {
  const note = (
    format: string,
    type: string,
    write: (blocks: ReturnType<typeof noteBlocks>, language: Language) => string,
    language: Language,
  ): AnswerWriter => ({
    format,
    headers: { 'content-type': type },
    write: (answer) =>
      write(noteBlocks(answer as unknown as ExplicationAnswer, contract, language), language),
  })
  const chosenOf = (format: string | undefined, accept: string | undefined) =>
    format ?? preferredFormat(accept)
  return {
    parameters: explicationParameters,
    constraints: noConstraints,
    complete: (question, { format }, accept) =>
      chosenOf(format, accept) === 'json' ? question : withExtracts(question),
    choose: ({ format, lang: language }, accept) => {
      const chosen = chosenOf(format, accept)
      if (chosen === 'markdown') return note(chosen, MARKDOWN_TYPE, markdownNote, language)
      if (chosen === 'texte')
        return note(chosen, TEXT_TYPE, (blocks) => textNote(blocks, { language }), language)
      return jsonWriter
    },
  }
}

/** What `Accept` strictly prefers to JSON: between the two notes, Markdown unless text is strictly preferred. */
function preferredFormat(accept: string | undefined): 'json' | 'markdown' | 'texte' {
  const takesText = prefersType(accept, TEXT_TYPE)
  if (!prefersType(accept, MARKDOWN_TYPE)) return takesText ? 'texte' : 'json'
  return takesText && prefersType(accept, TEXT_TYPE, MARKDOWN_TYPE) ? 'texte' : 'markdown'
}
