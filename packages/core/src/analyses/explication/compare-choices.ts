import type { ComparedChoice } from '../../definition/explication.ts'
import { queryPairs } from '../../definition/list.ts'
import { presentField } from '../../definition/present.ts'
import type { Params } from '../../definition/shape.ts'
import type { SimulationContext, Simulator } from '../../definition/simulator.ts'
import { inLanguage, type Language } from '../../units/text.ts'
import { figureAt, numericFigures } from '../figures.ts'
import { shownValue } from './describe-names.ts'
import type { ExplicationQuestion } from './explication-question.ts'

/**
 * The figure of a question under each other choice of the parameters that the contract compares, such as the
 * regimes not chosen, with the address of each question. Empty where the question names no figure that is a
 * number; a choice that the contract refuses is left out. Called by `compile-explication.ts`.
 */
export function compareChoices(
  simulator: Simulator,
  { given, figure }: ExplicationQuestion,
  context: SimulationContext,
  language: Language,
): readonly ComparedChoice[] {
  const { contract, parser } = simulator
  const field = figure === undefined ? undefined : numericFigures(contract.result)[figure]
  if (figure === undefined || !field) return []
  return contract.compared.flatMap((parametre) => {
    const { choices = {}, default: usual } = contract.params[parametre] ?? {}
    const others = Object.entries(choices).filter(([word]) => word !== (given[parametre] ?? usual))
    return others.flatMap(([valeur, label]): ComparedChoice[] => {
      const query = { ...given, [parametre]: valeur }
      const parsed = parser.fromObject(query)
      if (!parsed.ok) return []
      const found = figureAt(simulator.compute(parsed.params, context, language).data, figure)
      const resultat = found === null ? null : (presentField(field, figure)(found, language) as number)
      const described = { label: inLanguage(field.label, language), kind: field.kind, field }
      return [
        {
          parametre,
          valeur,
          libelle: inLanguage(label, language),
          resultat,
          affichee: shownValue(resultat, described, language),
          adresse: `simulateurs/${contract.name}?${queryText(contract.params, query)}`,
        },
      ]
    })
  })
}

/** The query of an address for these values: `a=1&b=2`, encoded. */
const queryText = (params: Params, query: Readonly<Record<string, unknown>>): string =>
  queryPairs(params, query)
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    .join('&')
