import { type Contract, type Field, fieldsByPath, type Language } from '@denier/core'
import { compileSearch, isAmbiguous, relevantMatches, searchEntry } from '@denier/core/search'
import { colon } from '@denier/prose'
import type { Fault } from '../error-result.ts'
import { langField, languageIn, translate } from '../language.ts'
import { unknownArgument } from '../read-analysis.ts'
import type { Arguments, DenierTool } from '../tool.ts'
import { boundedText, type RankedLine } from './bounded-text.ts'
import { faultResult } from './fault-result.ts'
import { definitionOf, type GeneralParts } from './general-tool.ts'
import { messages } from './messages.ts'
import { argumentTexts } from './tool-texts.ts'

/** A longer text, in characters, is refused. */
const LONGEST_QUESTION = 500
/** The most simulators that a result gives. */
const MOST_CANDIDATES = 4

/**
 * `chercher`: the simulators that fit a question in words, by the index of the home page.
 * Called by `general-tools.ts`.
 */
export function searchTool({ simulators, language }: GeneralParts): DenierTool {
  const contracts = simulators.map(({ contract }) => contract)
  const rank = compileSearch(contracts.map(searchEntry))
  return {
    definition: definitionOf(
      'chercher',
      language,
      { question: { type: 'string', minLength: 1, maxLength: LONGEST_QUESTION } },
      ['question'],
    ),
    call: async (args) => {
      const faults = faultsOf(args, language)
      const spoken = languageIn(args, language)
      if (faults.length > 0) return refuse(faults, args, contracts, spoken)
      const ranked = rank(String(args.question))
      const matches = relevantMatches(ranked).slice(0, MOST_CANDIDATES)
      const candidates = matches.flatMap(({ name }) => contracts.filter((contract) => contract.name === name))
      const ambiguous = isAmbiguous(ranked)
      return {
        content: [{ type: 'text', text: textOf(candidates, ambiguous, contracts, spoken) }],
        structuredContent: {
          ambigu: ambiguous,
          candidats: candidates.map((contract) => candidateOf(contract, spoken)),
          ...(candidates.length === 0 && { simulateurs: contracts.map(({ name }) => name) }),
        },
      }
    },
  }
}

/** A candidate with what tells it from the others: what it answers, what it needs, what it gives. */
const candidateOf = (contract: Contract, language: Language) => ({
  simulateur: contract.name,
  titre: translate(contract.title, language),
  repond: translate(contract.purpose, language),
  demande: requiredOf(contract).map(([nom, { label }]) => ({ nom, libelle: translate(label, language) })),
  donne: contract.decisive.map((figure) => ({ figure, libelle: labelAt(contract, figure, language) })),
  exemple: contract.example.query,
})

/** The parameters without which a question is refused. */
const requiredOf = ({ params }: Contract): readonly (readonly [string, Field])[] =>
  Object.entries(params).filter(([, field]) => field.default === undefined && !field.optional)

/** The label of a figure; its path where there is none. */
const labelAt = ({ result }: Contract, path: string, language: Language): string => {
  const field = fieldsByPath(result).get(path)
  return field ? translate(field.label, language) : path
}

/** The text of the result. @param ambiguous whether several candidates fit, and the person must choose. */
function textOf(
  candidates: readonly Contract[],
  ambiguous: boolean,
  all: readonly Contract[],
  language: Language,
): string {
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const [best] = candidates
  if (!best)
    return boundedText([
      { text: said('noMatch'), rank: 0 },
      ...all.map(({ name, title }) => ({
        text: `- ${name}${colon(language)}${translate(title, language)}`,
        rank: 1,
      })),
    ])
  const shown = ambiguous ? candidates : [best]
  const others = candidates.slice(shown.length)
  return boundedText([
    ...(ambiguous ? [{ text: said('toConfirm'), rank: 0 }] : []),
    ...shown.flatMap((contract, index): RankedLine[] => [
      { text: `**${contract.name}**${colon(language)}${translate(contract.purpose, language)}`, rank: index },
      {
        text: `  ${said('needs')}${colon(language)}${requiredOf(contract)
          .map(([name, { label }]) => `${name} (${translate(label, language)})`)
          .join(', ')}`,
        rank: index,
      },
      {
        text: `  ${said('gives')}${colon(language)}${contract.decisive.map((path) => labelAt(contract, path, language)).join(', ')}`,
        rank: index,
      },
    ]),
    { text: `${said('example')}${colon(language)}${JSON.stringify(exampleOf(best))}`, rank: 5 },
    ...others.map((contract) => ({
      text: `${said('others')}${colon(language)}${contract.name}, ${translate(contract.purpose, language)}`,
      rank: 4,
    })),
  ])
}

/** The arguments of `simuler` for its worked example. */
const exampleOf = ({ name, example }: Contract) => ({ simulateur: name, parametres: example.query })

/** The faults of a call. @param language the default language. */
function faultsOf(args: Arguments, language: Language): readonly Fault[] {
  const { question, lang, ...unknown } = args
  const field = 'question'
  return [
    ...(question === undefined ? [{ field, message: 'question is required', code: 'required' }] : []),
    ...(question !== undefined && (typeof question !== 'string' || question.trim() === '')
      ? [
          {
            field,
            message: 'question must be a text',
            french: 'doit être un texte.',
            code: 'not_a_text',
          },
        ]
      : []),
    ...(typeof question === 'string' && question.length > LONGEST_QUESTION
      ? [
          {
            field,
            message: `question must have at most ${LONGEST_QUESTION} characters`,
            french: `doit avoir ${LONGEST_QUESTION} caractères au plus.`,
            code: 'too_long',
          },
        ]
      : []),
    ...(lang !== undefined && lang !== 'fr' && lang !== 'en'
      ? [
          {
            field: 'lang',
            message: `lang must be one of fr, en, ${language} by default`,
            code: 'not_a_choice',
          },
        ]
      : []),
    ...Object.keys(unknown).map((name) => unknownArgument(name, 'chercher', [field, 'lang'])),
  ]
}

/** The example of a fault is a question that works: the title of a simulator. */
const refuse = (
  faults: readonly Fault[],
  args: Arguments,
  [first]: readonly Contract[],
  language: Language,
) =>
  faultResult(faults, {
    fields: {
      question: { kind: 'prose', label: argumentTexts.question },
      lang: langField(language),
    },
    example: { question: first ? translate(first.title, language) : '' },
    args,
    language,
  })
