import {
  type Analysis,
  analyses,
  analysesOf,
  attemptAnswer,
  type ExplicationAnswer,
  type Language,
  type Params,
  type Question,
  type Simulator,
} from '@denier/core'
import { explicationSchema } from '@denier/core/schema'
import { noteBlocks, textNote } from '@denier/note'
import { analysisArguments } from './analysis-schemas.ts'
import { argumentFields } from './analysis-tool.ts'
import { describe } from './description.ts'
import { invalidArguments } from './error-result.ts'
import { explicationDescription } from './explication-description.ts'
import { langField, languageIn, translate } from './language.ts'
import { type AnalysedSimulator, readAnalysis } from './read-analysis.ts'
import { answerEnvelope } from './schemas.ts'
import { ANNOTATIONS, type DenierTool, type ToolOptions } from './tool.ts'

const KIND = 'explication'

/** The longest note of a result, in bytes of UTF-8: an assistant reads all of it. */
const MOST_BYTES = 8000

/** The depth, in levels of steps, of a note that is too long whole; it then shrinks until the note fits. */
const DEEPEST = 8

/**
 * Explains one figure, for all simulators that have an explanation; `undefined` where none has.
 * Called by `create-tools.ts`.
 */
export function explicationTool(
  simulators: readonly Simulator[],
  options: ToolOptions,
): DenierTool | undefined {
  const explained = simulators.filter((simulator) => analysesOf(simulator).includes(KIND))
  const lang = langField(options.language)
  const analysed = new Map(explained.map((one) => [one.contract.name, analyse(one, lang)]))
  const [first] = [...analysed.values()]
  if (!first) return undefined
  const { language, ask, now, today } = options
  const own = { ...first.own, lang }
  const example = exampleOf(first.simulator)
  return {
    definition: {
      name: KIND,
      title: translate(explicationDescription.title, language),
      description: describe(
        translate(explicationDescription.purpose, language),
        explicationDescription,
        language,
      ),
      inputSchema: {
        ...analysisArguments(
          explained.map(({ contract }) => contract),
          own,
          language,
        ),
        examples: [example],
      },
      outputSchema: answerEnvelope(explicationSchema, language),
      annotations: ANNOTATIONS,
    },
    call: async (args) => {
      const refuse = (of: AnalysedSimulator, faults: Parameters<typeof invalidArguments>[0]) =>
        invalidArguments(faults, {
          args: { ...(typeof args.parametres === 'object' ? args.parametres : {}), ...args },
          example: exampleOf(of.simulator),
          fields: { ...argumentFields(of, explained), lang },
          language: languageIn(args, language),
        })
      const read = readAnalysis(KIND, analysed, Object.keys(own), args)
      if (!read.ok) return refuse(read.of ?? first, read.faults)
      const { of, question, presentation } = read
      const explain = async (one: Question) =>
        (await ask(of.simulator, KIND, one, today(), presentation.lang)) as unknown as ExplicationAnswer
      const attempted = await attemptAnswer(() => explain(question))
      if (!attempted.ok) return refuse(of, attempted.problems)
      const { data, meta, disclaimer } = attempted.answer
      const text = await shortNote(of.simulator, question, attempted.answer, explain, presentation.lang)
      return {
        content: [{ type: 'text', text }],
        structuredContent: { data, meta: { computedAt: now(), ...meta }, disclaimer },
      }
    },
  }
}

/**
 * A simulator with its parser of explications. Here `figure` is required: a whole one is too long to be read.
 */
function analyse(simulator: Simulator, lang: ReturnType<typeof langField>): AnalysedSimulator {
  const analysis: Analysis = analyses.explication(simulator)
  const { params } = simulator.contract
  const others = Object.entries(analysis.fields).filter(([name]) => !Object.hasOwn(params, name))
  const parser = analysis.parserFor({ lang })
  const required = { field: 'figure', message: 'figure is required', code: 'required' } as const
  const withFigure: typeof parser.fromObject = (object) => {
    const read = parser.fromObject(object)
    if (object.figure !== undefined) return read
    return { ok: false, problems: [...(read.ok ? [] : read.problems), required] }
  }
  const own = others.map(([name, field]) => [name, name === 'figure' ? requiredField(field) : field])
  return {
    simulator,
    own: Object.fromEntries(own),
    parser: { ...parser, fromObject: withFigure },
  }
}

/** The same field, which must be given. */
const requiredField = ({ optional: _, ...field }: Params[string]): Params[string] => field

/** Arguments of the tool that work for a simulator. */
const exampleOf = ({ contract }: Simulator): Readonly<Record<string, unknown>> => ({
  simulateur: contract.name,
  parametres: contract.example.query,
  figure: contract.decisive[0],
  profondeur: 2,
})

/** The note of an explication, or of a less deep one where it would be too long. */
async function shortNote(
  { contract }: Simulator,
  question: Question,
  answer: ExplicationAnswer,
  explain: (question: Question) => Promise<ExplicationAnswer>,
  language: Language,
): Promise<string> {
  const noteOf = (one: ExplicationAnswer) =>
    textNote(noteBlocks(one, contract, language), { width: Number.POSITIVE_INFINITY, language })
  const whole = noteOf(answer)
  const deepest = Math.min(DEEPEST, Number(question.profondeur ?? DEEPEST + 1) - 1)
  for (let depth = deepest, note = whole; ; depth -= 1) {
    if (sizeOf(note) <= MOST_BYTES) return note
    if (depth < 1) return cut(note)
    note = noteOf(await explain({ ...question, profondeur: depth, lignes: undefined, numero: undefined }))
  }
}

const encoder = new TextEncoder()
/** Bytes of UTF-8. */
const sizeOf = (text: string): number => encoder.encode(text).length

/** The first lines of a note that is too long at the least depth, and `…`; 4 bytes are kept for that end. */
function cut(note: string): string {
  const lines = note.split('\n')
  while (sizeOf(lines.join('\n')) > MOST_BYTES - 4) lines.pop()
  return `${lines.join('\n')}\n…`
}
