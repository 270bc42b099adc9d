import { fieldsByPath, type Language, type Simulator } from '@denier/core'
import { cellFigures } from '@denier/core/batch'
import { typeset } from '@denier/prose'
import { isRequired } from '../model/is-required.ts'
import type { BatchParam, SimulatorDescription } from './batch-protocol.ts'

const YES_OR_NO = {
  true: { fr: 'Oui', en: 'Yes' },
  false: { fr: 'Non', en: 'No' },
} as const

/** The parameters and the figures of a simulator, with their labels in a language. Used by `batch-worker.ts`. */
export function describeSimulator({ contract }: Simulator, language: Language): SimulatorDescription {
  const inLanguage = (text: string) => (language === 'fr' ? typeset(text) : text)
  const fields = fieldsByPath(contract.result)
  return {
    simulator: contract.name,
    params: Object.entries(contract.params).map(([name, field]): BatchParam => {
      const choices = field.kind === 'flag' ? YES_OR_NO : field.choices
      return {
        name,
        label: inLanguage(field.label[language]),
        isRequired: isRequired(field),
        ...(choices && {
          choices: Object.entries(choices).map(([word, text]) => ({
            word,
            label: inLanguage(text[language]),
          })),
        }),
      }
    }),
    figures: cellFigures(contract.result).map(({ path }) => ({
      path,
      label: inLanguage(fields.get(path)?.label[language] ?? path),
    })),
    decisive: contract.decisive.map(String),
  }
}
