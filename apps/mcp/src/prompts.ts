import { type Language, nearest, type Text } from '@denier/core'
import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { translate } from './language.ts'
import { quoteName } from './quote-name.ts'

/** A frequent task: how a person would ask for it, and what the assistant must find out. */
interface Task {
  readonly title: Text
  readonly description: Text
  /** Words by which the tool `chercher` finds the simulator. */
  readonly question: Text
  /** What the assistant must ask the person for. */
  readonly ask: Text
}

/**
 * Five frequent tasks, by the name of their prompt. They name no simulator: `chercher` finds it. Exported for
 * `test/assistants/chercher.test.ts`.
 */
export const tasks: Readonly<Record<string, Task>> = {
  'acheter-ou-louer': {
    title: { fr: 'Acheter ou louer son logement', en: 'Buy or rent a home' },
    description: { fr: 'Comparer un achat et une location.', en: 'Compare buying with renting.' },
    question: { fr: 'acheter ou louer un logement', en: 'buy or rent a home' },
    ask: {
      fr: 'le prix, l’apport, le taux et la durée du prêt, le loyer',
      en: 'the price, the deposit, the rate and length of the loan, the rent',
    },
  },
  emprunter: {
    title: { fr: 'Ce que coûte un prêt', en: 'What a loan costs' },
    description: { fr: 'Mensualité, coût, TAEG et endettement.', en: 'Payment, cost, APR and debt ratio.' },
    question: { fr: 'coût d’un prêt et mensualité', en: 'cost of a loan and monthly payment' },
    ask: {
      fr: 'la somme, le taux, la durée, l’assurance, les revenus',
      en: 'the sum, rate, length, insurance, income',
    },
  },
  impots: {
    title: { fr: 'Estimer son impôt sur le revenu', en: 'Estimate French income tax' },
    description: { fr: 'L’impôt d’un foyer et sa tranche.', en: 'The tax of a household and its bracket.' },
    question: { fr: 'impôt sur le revenu du foyer', en: 'income tax of a household' },
    ask: {
      fr: 'les revenus et leur nature, la situation, les enfants, les déductions',
      en: 'incomes and their nature, family situation, children, deductions',
    },
  },
  retraite: {
    title: { fr: 'Arrêter de travailler plus tôt', en: 'Retire early' },
    description: { fr: 'Le capital à réunir, et quand.', en: 'The capital needed, and when.' },
    question: { fr: 'retraite anticipée, arrêter de travailler', en: 'retire early, stop working' },
    ask: {
      fr: 'le capital, l’épargne et les dépenses du mois, l’âge, la pension attendue',
      en: 'capital, monthly savings and spending, age, the pension expected',
    },
  },
  heritage: {
    title: { fr: 'Les droits d’un héritage', en: 'Tax on an inheritance' },
    description: { fr: 'Ce que chaque héritier doit et reçoit.', en: 'What each heir owes and receives.' },
    question: { fr: 'droits de succession sur un héritage', en: 'inheritance tax on an estate' },
    ask: {
      fr: 'le patrimoine, le lien avec le défunt, les héritiers, le conjoint, l’assurance-vie, les donations',
      en: 'the estate, the kinship, the heirs, the spouse, life insurance, earlier gifts',
    },
  },
}

/** The description of the only argument. */
const situation = {
  fr: 'Votre situation, en quelques mots et chiffres',
  en: 'Your situation, in some words and figures',
}

/** The list of prompts in a language. Used by `create-server.ts`. */
export const promptsIn = (language: Language): Prompt[] =>
  Object.entries(tasks).map(([name, { title, description }]) => ({
    name,
    title: translate(title, language),
    description: translate(description, language),
    arguments: [{ name: 'situation', description: translate(situation, language), required: false }],
  }))

/** The longest situation that a prompt repeats, in characters. */
const LONGEST_SITUATION = 2000

/**
 * A prompt by its name: one message of the user. Used by `create-server.ts`.
 * @param params those of the request, not validated.
 * @throws ProtocolError for an unknown name or argument, or a situation that is no text or too long.
 */
export function getPrompt(params: unknown, language: Language): GetPromptResult {
  const { name, arguments: args = {} } = params as {
    name?: unknown
    arguments?: Readonly<Record<string, unknown>>
  }
  const task = typeof name === 'string' && Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task) throw invalid(unknownPrompt(name))
  const { situation: context, ...unknown } = args
  const [other] = Object.keys(unknown)
  if (other !== undefined)
    throw invalid(`${quoteName(other)} is not an argument of ${String(name)}; it takes situation`)
  if (context !== undefined && (typeof context !== 'string' || context.length > LONGEST_SITUATION))
    throw invalid(`situation must be a text of at most ${LONGEST_SITUATION} characters`)
  return {
    description: translate(task.description, language),
    messages: [{ role: 'user', content: { type: 'text', text: instructionOf(task, context, language) } }],
  }
}

const invalid = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message)

function unknownPrompt(name: unknown): string {
  if (typeof name !== 'string') return 'name must be the name of a prompt'
  const [near] = nearest(name, Object.keys(tasks))
  return `Unknown prompt: ${quoteName(name)}; ${near ? `did you mean ${near}?` : 'see prompts/list'}`
}

/** What the user asks the assistant to do. @param context the situation, as typed. */
function instructionOf(
  { title, question, ask }: Task,
  context: string | undefined,
  language: Language,
): string {
  const own = context?.trim()
    ? [`${language === 'fr' ? 'Ma situation' : 'My situation'}: ${context.trim()}`]
    : []
  const steps =
    language === 'fr'
      ? [
          `Avec Denier : ${title.fr}.`,
          ...own,
          `1. Appelez chercher avec « ${question.fr} », puis decrire pour le simulateur retenu.`,
          `2. Demandez-moi ce qui manque (${ask.fr}) ; n’inventez rien, et dites les valeurs par défaut gardées.`,
          '3. Appelez simuler ; donnez la phrase, les chiffres avec leur unité, les avertissements, le droit et sa date, l’adresse.',
          '4. Proposez resoudre ou comparer pour ce qui compte le plus, et expliquer si un chiffre étonne.',
        ]
      : [
          `With Denier: ${title.en}.`,
          ...own,
          `1. Call chercher with “${question.en}”, then decrire for the simulator chosen.`,
          `2. Ask me for what is missing (${ask.en}); invent nothing, and tell the defaults kept.`,
          '3. Call simuler; give the sentence, the figures with their units, the warnings, the law and its date, the address.',
          '4. Offer resoudre or comparer for what matters most, and expliquer where a figure surprises.',
        ]
  return steps.join('\n')
}
