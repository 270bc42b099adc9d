import {
  type Answer,
  analyses,
  attemptAnswer,
  type Contract,
  choice,
  compileParser,
  type Field,
  fieldsByPath,
  figureAt,
  isNumeric,
  type Language,
  type Params,
  type ProblemCode,
  type Simulator,
} from '@denier/core'
import { colon, formatBrief, formatFigure, frenchProblem, NO_FIGURE } from '@denier/prose'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Fault } from '../error-result.ts'
import { langField, languageIn, translate } from '../language.ts'
import { MOST_COMPARED } from '../messages.ts'
import { quoteName } from '../quote-name.ts'
import { isObject } from '../read-analysis.ts'
import type { Arguments, DenierTool } from '../tool.ts'
import { attributeGap, type GapStep, rounded } from './attribute-gap.ts'
import { boundedText, type RankedLine } from './bounded-text.ts'
import { createCallReader } from './call-reader.ts'
import { faultResult } from './fault-result.ts'
import { anyObject, definitionOf, describedIn, type GeneralParts, nameSchema } from './general-tool.ts'
import { mainFigure } from './main-figure.ts'
import { messages } from './messages.ts'
import { questionAddress } from './question-address.ts'
import { frameLines } from './quotable-text.ts'
import { argumentTexts } from './tool-texts.ts'

/** A question of a comparison, and its answer. */
interface Compared {
  readonly simulator: Simulator
  /** The parameters as the caller gave them. */
  readonly given: Arguments
  readonly answer: Answer
  /** The path of the figure that is compared. */
  readonly cible: string
  /** That figure, in its unit; `null` where it does not exist. */
  readonly valeur: number | null
  /** The address that gives the same answer. */
  readonly address: string | undefined
}

/** The gap of one question to the first. */
interface Gap {
  /** The rank of the question, from 2: the gap is that to the first. */
  readonly question: number
  /** Its figure less that of the first question. */
  readonly ecart: number | null
  /** `null` where the gap is not attributed. */
  readonly effets: readonly GapStep[] | null
}

/**
 * `comparer`: two to four questions, what differs between them, and what the gap to the first is due to.
 * Called by `general-tools.ts`.
 */
export function compareTool(parts: GeneralParts): DenierTool {
  const { simulators, language, ask, now, today } = parts
  const reader = createCallReader({
    tool: 'comparer',
    kind: 'simulation',
    simulators,
    language,
    exampleFor: ({ contract }) => ({ simulateur: contract.name, parametres: contract.example.query }),
  })
  const question = {
    type: 'object',
    properties: describedIn(language, { simulateur: nameSchema(simulators), parametres: anyObject }),
    required: ['simulateur', 'parametres'],
    additionalProperties: false,
  }
  return {
    definition: definitionOf(
      'comparer',
      language,
      {
        questions: { type: 'array', minItems: 2, maxItems: MOST_COMPARED, items: question },
        cible: { type: 'string' },
      },
      ['questions'],
    ),
    call: async (args, { origin }) => {
      const spoken = languageIn(args, language)
      const refuse = (faults: readonly Fault[], fields: Params): CallToolResult =>
        faultResult(faults, {
          fields: { ...fields, lang: langField(language) },
          example: exampleOf(simulators),
          args,
          language: spoken,
        })
      const shape = shapeFaults(args)
      const reads = questionsIn(args).map(({ index, question: one }) => ({
        index,
        ...reader.read({ ...one, lang: spoken }),
      }))
      const faulty = reads.flatMap((read) => (read.ok ? [] : [read]))
      if (shape.length + faulty.length > 0) {
        const faults = faulty.flatMap(({ faults: own, index }) => own.map((fault) => placed(fault, index)))
        const fields = faulty.map(({ fields: own, index }) => placedFields(own, index))
        return refuse([...faults, ...shape], Object.assign({}, ...fields))
      }
      const valid = reads.flatMap((read) => (read.ok ? [read] : []))
      const targets = targetFaults(
        args.cible,
        valid.map(({ simulator }) => simulator),
      )
      if (targets.problems.length > 0) return refuse(targets.problems, targets.fields)

      const compared: Compared[] = []
      for (const [index, { simulator, question: parsed, given }] of valid.entries()) {
        const { contract } = simulator
        const attempt = await attemptAnswer(() => ask(simulator, 'simulation', parsed, today(), spoken))
        if (!attempt.ok)
          return refuse(
            attempt.problems.map((fault) => placed(fault, index)),
            placedFields(contract.params, index),
          )
        const { answer } = attempt
        const cible = typeof args.cible === 'string' ? args.cible : mainFigure(contract)
        const address = questionAddress(origin, `simulateurs/${contract.name}`, given, contract.params)
        compared.push({ simulator, given, answer, cible, valeur: figureAt(answer.data, cible), address })
      }
      const gaps = await gapsOf(compared, spoken, parts)
      return {
        content: [{ type: 'text', text: textOf(compared, gaps, spoken) }],
        structuredContent: {
          questions: compared.map(({ simulator, answer, cible, valeur, address }) => ({
            simulateur: simulator.contract.name,
            cible,
            valeur,
            chiffres: decisiveOf(simulator.contract, answer.data),
            avertissements: answer.meta.avertissements,
            ...(address !== undefined && { adresse: address }),
          })),
          differences: differencesOf(compared),
          ecarts: gaps,
          meta: { computedAt: now(), version: '1.0' },
          disclaimer: compared[0]?.answer.disclaimer ?? '',
        },
      }
    },
  }
}

/** Arguments that work: the worked example of a simulator, and the same with one number more by 1. */
const exampleOf = ([first]: readonly Simulator[]): Arguments => {
  if (!first) return {}
  const { name, example } = first.contract
  const [moved] = Object.entries(example.query).filter(([, value]) => typeof value === 'number')
  const other = moved ? { ...example.query, [moved[0]]: (moved[1] as number) + 1 } : example.query
  return { questions: [example.query, other].map((parametres) => ({ simulateur: name, parametres })) }
}

/** The name of an argument of one question of the list, for faults. @param index from 0. */
const placeOf = (name: string, index: number): string => `questions[${index}].${name}`

/** The fields of one question of the list, by these names. */
const placedFields = (fields: Params, index: number): Params =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [placeOf(name, index), field]),
  )

/** The objects of the list, as far as it is valid, each with its place from 0. */
const questionsIn = ({ questions }: Arguments) =>
  Array.isArray(questions)
    ? questions
        .slice(0, MOST_COMPARED)
        .flatMap((question, index) => (isObject(question) ? [{ index, question }] : []))
    : []

/** A fault of one question, as a fault of the list. */
const placed = ({ field = '', message, french, code, cause }: Fault, index: number): Fault => {
  const sentence = cause && frenchProblem({ field: quoteName(field), code: code as ProblemCode, cause }, {})
  const predicate = french ?? (sentence && `: ${sentence}`)
  return {
    field: placeOf(field, index),
    message: `questions[${index}]: ${message}`,
    ...(predicate && { french: predicate }),
    code,
  }
}

/** The faults of the call other than those of a question and of `cible`. */
function shapeFaults(args: Arguments): readonly Fault[] {
  const { questions, cible: _, ...others } = args
  const otherArguments = compileParser('comparer', { lang: langField('fr') }).fromObject(others)
  const field = 'questions'
  const list = Array.isArray(questions) ? questions : undefined
  return [
    ...(questions === undefined ? [{ field, message: `${field} is required`, code: 'required' }] : []),
    ...(questions !== undefined && (!list || list.length < 2 || list.length > MOST_COMPARED)
      ? [
          {
            field,
            message: `${field} must be a list of 2 to ${MOST_COMPARED} questions`,
            french: `doit être une liste de 2 à ${MOST_COMPARED} questions.`,
            code: 'not_a_list',
          },
        ]
      : []),
    ...(list ?? []).slice(0, MOST_COMPARED).flatMap((one, index): Fault[] =>
      isObject(one)
        ? []
        : [
            {
              field: `questions[${index}]`,
              message: `questions[${index}] must be an object`,
              french: 'doit être un objet.',
              code: 'not_an_object',
            },
          ],
    ),
    ...(otherArguments.ok ? [] : otherArguments.problems),
  ]
}

/** The problems of `cible`, which must be a figure that each simulator has, and its field. */
function targetFaults(cible: unknown, simulators: readonly Simulator[]) {
  const [first] = simulators as readonly [Simulator]
  const paths = [...fieldsByPath(first.contract.result)].filter(([path, field]) =>
    simulators.every(({ contract }) => isNumeric(field) && fieldsByPath(contract.result).has(path)),
  )
  const fields: Params = {
    cible: choice({
      label: argumentTexts.cible,
      choices: Object.fromEntries(paths.map(([path, { label }]) => [path, label])),
      optional: true,
    }),
  }
  const read = compileParser('comparer', fields).fromObject(cible === undefined ? {} : { cible })
  return { problems: read.ok ? [] : read.problems, fields }
}

/** The gap of each question but the first to the first one. */
async function gapsOf(
  [first, ...others]: readonly Compared[],
  language: Language,
  { ask, today }: GeneralParts,
): Promise<readonly Gap[]> {
  const gaps: Gap[] = []
  for (const [index, other] of others.entries()) {
    if (!first) break
    const isKnown = first.valeur !== null && other.valeur !== null
    const ecart = isKnown ? rounded((other.valeur as number) - (first.valeur as number)) : null
    const isSame = other.simulator === first.simulator && isKnown
    const parts = {
      simulator: first.simulator,
      analysis: analyses.simulation(first.simulator),
      language,
      ask,
      today,
    }
    const effets = isSame ? await attributeGap(first, other, first.cible, parts) : null
    gaps.push({ question: index + 2, ecart, effets })
  }
  return gaps
}

/** The decisive figures of an answer, by their paths. */
const decisiveOf = ({ decisive }: Contract, data: object) =>
  Object.fromEntries(decisive.map((path) => [path, figureAt(data, path) ?? null]))

/** The parameters whose used values differ, defaults included, with the value of each question. */
function differencesOf(compared: readonly Compared[]) {
  const used = compared.map(({ answer }) => answer.meta.hypotheses)
  const names = new Set(compared.flatMap(({ simulator }) => Object.keys(simulator.contract.params)))
  return [...names].flatMap((parametre) => {
    const valeurs = used.map((one) => one[parametre] ?? null)
    const isSame = valeurs.every((value) => JSON.stringify(value) === JSON.stringify(valeurs[0]))
    return isSame ? [] : [{ parametre, valeurs }]
  })
}

/**
 * The text of the result. The gap to the first question is attributed for questions to one simulator alone.
 */
function textOf(compared: readonly Compared[], gaps: readonly Gap[], language: Language): string {
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const [first] = compared as readonly [Compared]
  const contractOf = ({ simulator }: Compared): Contract => simulator.contract
  const fieldOf = (one: Compared) => fieldsByPath(contractOf(one).result).get(one.cible)
  const shown = (one: Compared, amount: number | null) => {
    const field = fieldOf(one)
    return field && amount !== null ? formatFigure(field, amount, language) : NO_FIGURE
  }
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${shown(first, amount)}`
  const lines: RankedLine[] = compared.map((one, index) => {
    const field = fieldOf(one)
    const gap = gaps.find(({ question }) => question === index + 1)
    const hasGap = gap && gap.ecart !== null
    return {
      text: `${index + 1}. ${contractOf(one).name}, ${field ? translate(field.label, language) : one.cible}${colon(language)}${shown(one, one.valeur)}${hasGap ? ` (${said('gap')} ${signed(gap.ecart as number)})` : ''}`,
      rank: 0,
    }
  })
  const differences = differencesOf(compared).map(({ parametre, valeurs }): RankedLine => {
    const written = valeurs.map((value, index) => {
      const field = contractOf(compared[index] as Compared).params[parametre]
      return field && value !== null ? formatBrief(field, value, language) : NO_FIGURE
    })
    return { text: `- ${parametre}${colon(language)}${written.join(' | ')}`, rank: 5 }
  })
  const reasons = gaps.map(({ question, effets }): RankedLine => {
    const named = effets
      ?.map(({ parametres, effet }) => `${parametres.join(' + ')} ${signed(effet)}`)
      .join('; ')
    return {
      text: `${said('because')} ${question}${colon(language)}${named === undefined ? said('notExplained') : named || said('nothingDiffers')}`,
      rank: 1,
    }
  })
  return boundedText([
    { text: `**${said('compared')}**`, rank: 0 },
    ...lines,
    ...(differences.length > 0
      ? [{ text: `${said('differs')}${colon(language)}`, rank: 5 }, ...differences]
      : []),
    ...reasons,
    ...frameLines(first.answer, { contract: contractOf(first), language, address: undefined }),
    ...compared
      .map(
        ({ address }, index): RankedLine => ({
          text: address === undefined ? '' : `${said('recompute')} ${index + 1}${colon(language)}${address}`,
          rank: 4,
        }),
      )
      .filter(({ text }) => text !== ''),
  ])
}
