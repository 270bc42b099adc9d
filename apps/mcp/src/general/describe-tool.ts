import { type Contract, choice, type Language, type Simulator } from '@denier/core'
import { colon } from '@denier/prose'
import type { Fault } from '../error-result.ts'
import { langField, languageIn, translate } from '../language.ts'
import { simulatorFault, unknownArgument } from '../read-analysis.ts'
import type { Arguments, DenierTool } from '../tool.ts'
import { boundedText } from './bounded-text.ts'
import { tablePaths } from './data-tables.ts'
import { parameterLines } from './described-parameter.ts'
import { faultResult } from './fault-result.ts'
import { type FigurePages, figurePagesOf, figureText, namedPages } from './figure-pages.ts'
import { definitionOf, type GeneralParts, nameSchema } from './general-tool.ts'
import { messages } from './messages.ts'
import { FIRST, groupsOf, namedGroups, type ParameterGroups, ruleLine } from './parameter-groups.ts'
import { argumentTexts } from './tool-texts.ts'

/**
 * `decrire`: the parameters of a simulator, a group at a time, and on request the figures of its result.
 * Called by `general-tools.ts`.
 */
export function describeTool({ simulators, language }: GeneralParts): DenierTool {
  const byName = new Map(simulators.map((simulator) => [simulator.contract.name, simulator]))
  const names = [...byName.keys()]
  return {
    definition: definitionOf(
      'decrire',
      language,
      { simulateur: nameSchema(simulators), groupe: { type: 'string' } },
      ['simulateur'],
    ),
    call: async (args) => {
      const spoken = languageIn(args, language)
      const simulator = typeof args.simulateur === 'string' ? byName.get(args.simulateur) : undefined
      const groups: ParameterGroups = simulator ? groupsOf(simulator.contract, spoken) : new Map()
      const pages: FigurePages = simulator ? figurePagesOf(simulator.contract, spoken) : new Map()
      const known = [...groups.keys(), ...pages.keys()]
      const faults = faultsOf(args, simulator, known, names)
      if (!simulator || faults.length > 0) {
        const [first] = simulators as readonly [Simulator, ...Simulator[]]
        return refuse(faults, args, simulator ?? first, known, simulators, spoken)
      }
      const wanted = args.groupe === undefined ? FIRST : String(args.groupe)
      return describeGroup(simulator.contract, groups, pages, wanted, spoken)
    },
  }
}

/** The result for one group of parameters or one page of figures, which names all the others. */
function describeGroup(
  contract: Contract,
  groups: ParameterGroups,
  pages: FigurePages,
  wanted: string,
  language: Language,
) {
  const group = groups.get(wanted)
  const structuredContent = {
    simulateur: contract.name,
    titre: translate(contract.title, language),
    groupe: wanted,
    ...(group
      ? {
          parametres: group.parameters,
          ...(group.rules.length > 0 && { regles: group.rules }),
          exemple: contract.example.query,
        }
      : { chiffres: pages.get(wanted), tableaux: tablePaths(contract.result) }),
    autresGroupes: [
      ...namedGroups([...groups].filter(([name]) => name !== wanted)),
      ...namedPages(pages, contract).filter(({ groupe }) => groupe !== wanted),
    ],
  }
  const text = group
    ? groupText(contract, groups, pages, wanted, language)
    : figureText(contract, pages, wanted, language)
  return { content: [{ type: 'text' as const, text }], structuredContent }
}

/** The text of one group: what is left out first is the names in other groups, then the rules of their parameters. */
function groupText(
  contract: Contract,
  groups: ParameterGroups,
  pages: FigurePages,
  wanted: string,
  language: Language,
): string {
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const others = [...groups].filter(([name]) => name !== wanted)
  const { parameters = [], rules = [], rulesElsewhere = [] } = groups.get(wanted) ?? {}
  const otherNames = others.map(([name]) => name).join(', ')
  return boundedText([
    { text: `**${contract.name}**${colon(language)}${translate(contract.purpose, language)}`, rank: 0 },
    ...parameters.flatMap((one) =>
      parameterLines(one, language).map((text, line) => ({ text, rank: line > 0 ? 2 : one.requis ? 0 : 1 })),
    ),
    ...rules.map((message) => ({ text: ruleLine(message), rank: 2 })),
    ...rulesElsewhere.map((message) => ({ text: ruleLine(message), rank: 3 })),
    ...(others.length === 0 ? [] : [{ text: `${said('groups')}${colon(language)}${otherNames}`, rank: 0 }]),
    ...namedGroups(others).map(({ groupe, noms, nombre }) => ({
      text: `  ${groupe} (${[...noms, ...(nombre === undefined ? [] : ['…'])].join(', ')})`,
      rank: 4,
    })),
    {
      text: `${said('figures')}${colon(language)}${contract.decisive.join(', ')} (groupe ${[...pages.keys()].join(', ')})`,
      rank: 0,
    },
    {
      text: `${said('example')}${colon(language)}${JSON.stringify({ simulateur: contract.name, parametres: contract.example.query })}`,
      rank: 0,
    },
  ])
}

/**
 * The faults of a call. @param groups the groups and pages of the simulator. @param names those of
 * simulators.
 */
function faultsOf(
  args: Arguments,
  simulator: Simulator | undefined,
  groups: readonly string[],
  names: readonly string[],
): readonly Fault[] {
  const { simulateur, groupe, lang, ...unknown } = args
  return [
    ...(simulator ? [] : [simulatorFault(simulateur, names)]),
    ...(simulator && groupe !== undefined && !groups.includes(String(groupe))
      ? [{ field: 'groupe', message: `groupe must be one of ${groups.join(', ')}`, code: 'not_a_choice' }]
      : []),
    ...(lang !== undefined && lang !== 'fr' && lang !== 'en'
      ? [{ field: 'lang', message: 'lang must be one of fr, en', code: 'not_a_choice' }]
      : []),
    ...Object.keys(unknown).map((name) => unknownArgument(name, 'decrire', ['simulateur', 'groupe', 'lang'])),
  ]
}

/** The result of a call at fault, with the simulator that it names or the first one as its example. */
const refuse = (
  faults: readonly Fault[],
  args: Arguments,
  { contract }: Simulator,
  groups: readonly string[],
  simulators: readonly Simulator[],
  language: Language,
) =>
  faultResult(faults, {
    fields: {
      simulateur: choice({
        label: argumentTexts.simulateur,
        choices: Object.fromEntries(simulators.map((one) => [one.contract.name, one.contract.title])),
      }),
      groupe: choice({
        label: argumentTexts.groupe,
        choices: Object.fromEntries(groups.map((name) => [name, { fr: name, en: name }])),
        optional: true,
      }),
      lang: langField(language),
    },
    example: { simulateur: contract.name },
    args,
    language,
  })
