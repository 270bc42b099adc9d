import {
  type Contract,
  choice,
  type Field,
  fieldsByPath,
  kinds,
  type Language,
  nearest,
  type Simulator,
  unknownMessage,
} from '@denier/core'
import { colon } from '@denier/prose'
import type { Fault } from '../error-result.ts'
import { langField, languageIn, translate } from '../language.ts'
import { quoteName } from '../quote-name.ts'
import { simulatorFault } from '../read-analysis.ts'
import type { Arguments, DenierTool } from '../tool.ts'
import { boundedText, sizeOf } from './bounded-text.ts'
import { tablePaths } from './data-tables.ts'
import { faultResult } from './fault-result.ts'
import { definitionOf, type GeneralParts, nameSchema } from './general-tool.ts'
import { messages } from './messages.ts'
import { argumentTexts } from './tool-texts.ts'

/** The longest description of one group of parameters, in bytes: with its text, a whole result stays below 6 kB. */
const MOST_GROUP_BYTES = 2400
/** The names of the parameters of other groups, in bytes: beyond, each group has its first names. */
const MOST_NAME_BYTES = 800
const FIRST_NAMES = 3

/** The group that a description begins with, those after it, and the figures of the result. */
const FIRST = 'essentiels'
const NEXT = 'suite'
const FIGURES = 'chiffres'

/** A parameter as data. */
interface Described {
  readonly nom: string
  readonly libelle: string
  readonly aide?: string
  readonly type: string
  readonly unite?: string
  readonly requis: boolean
  readonly min?: number
  readonly max?: number
  readonly defaut?: unknown
  readonly choix?: Readonly<Record<string, string>> | readonly number[]
}

type Groups = ReadonlyMap<string, readonly Described[]>

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
      const groups = simulator ? groupsOf(simulator.contract, spoken) : new Map()
      const wanted = args.groupe === undefined ? FIRST : args.groupe
      const faults = faultsOf(args, simulator, [...groups.keys(), FIGURES], names)
      if (!simulator || faults.length > 0) {
        const [first] = simulators as readonly [Simulator, ...Simulator[]]
        return refuse(faults, args, simulator ?? first, [...groups.keys(), FIGURES], simulators, spoken)
      }
      const { contract } = simulator
      const others = [...groups].filter(([name]) => name !== wanted)
      const head = {
        simulateur: contract.name,
        titre: translate(contract.title, spoken),
        groupe: wanted,
        ...(wanted === FIGURES
          ? figuresOf(contract, spoken)
          : { parametres: groups.get(String(wanted)), exemple: contract.example.query }),
        autresGroupes: [
          ...namedGroups(others),
          ...(wanted === FIGURES ? [] : [{ groupe: FIGURES, noms: contract.decisive }]),
        ],
      }
      const text =
        wanted === FIGURES
          ? figureText(contract, spoken)
          : groupText(contract, groups, String(wanted), spoken)
      return { content: [{ type: 'text', text }], structuredContent: head }
    },
  }
}

/**
 * The parameters in groups that a result can hold: first the required ones, those of the worked example and the ways to enter one
 * thing, then the others in the contract's order.
 */
function groupsOf(contract: Contract, language: Language): Groups {
  const { params, example, exclusive } = contract
  const ways = exclusive.flatMap(({ ways: each }) => each.flatMap(({ params: names }) => names))
  const entries = Object.entries(params)
  const isFirst = ([name, field]: readonly [string, Field]) =>
    isRequired(field) || Object.hasOwn(example.query, name) || ways.includes(name)
  const first = entries.filter(isFirst)
  const rest = entries.filter((entry) => !isFirst(entry))
  const parts = [...chunksOf(first, language), ...chunksOf(rest, language)]
  return new Map(parts.map((part, index) => [nameOfGroup(index), part]))
}

const nameOfGroup = (index: number): string => (index === 0 ? FIRST : index === 1 ? NEXT : `${NEXT}-${index}`)

function chunksOf(
  entries: readonly (readonly [string, Field])[],
  language: Language,
): readonly Described[][] {
  const chunks: Described[][] = []
  let left = 0
  for (const [name, field] of entries) {
    const described = describe(name, field, language)
    const bytes = sizeOf(JSON.stringify(described)) + 1
    if (bytes > left || chunks.length === 0) {
      chunks.push([])
      left = MOST_GROUP_BYTES
    }
    chunks.at(-1)?.push(described)
    left -= bytes
  }
  return chunks
}

const isRequired = ({ default: byDefault, optional }: Field): boolean => byDefault === undefined && !optional

function describe(nom: string, field: Field, language: Language): Described {
  const { json, unit } = kinds[field.kind]
  const { min, max, among, help, choices } = field
  return {
    nom,
    libelle: translate(field.label, language),
    ...(help && { aide: translate(help, language) }),
    type: json,
    ...(unit !== undefined && { unite: unit }),
    requis: isRequired(field),
    ...(min !== undefined && !among && { min }),
    ...(max !== undefined && !among && { max }),
    ...(field.default !== undefined && { defaut: field.default }),
    ...(choices && {
      choix: Object.fromEntries(
        Object.entries(choices).map(([word, text]) => [word, translate(text, language)]),
      ),
    }),
    ...(among && { choix: among }),
  }
}

/** A group by the names of its parameters; `nombre` says how many there are where only some are named. */
interface NamedGroup {
  readonly groupe: string
  readonly nombre?: number
  readonly noms: readonly string[]
}

/** The names of the parameters of each group, or the first ones where they are many. */
function namedGroups(groups: readonly (readonly [string, readonly Described[]])[]): readonly NamedGroup[] {
  const named: readonly NamedGroup[] = groups.map(([groupe, described]) => ({
    groupe,
    noms: described.map(({ nom }) => nom),
  }))
  if (sizeOf(JSON.stringify(named)) <= MOST_NAME_BYTES) return named
  return named.map(({ groupe, noms }) => ({ groupe, nombre: noms.length, noms: noms.slice(0, FIRST_NAMES) }))
}

/** @example '- taux (Rendement annuel brut) : number, %/year, -20 à 50, obligatoire' */
function parameterLine(described: Described, language: Language): string {
  const { nom, libelle, type, unite, min, max, defaut, requis, choix } = described
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const facts = [
    unite ?? type,
    min !== undefined && max !== undefined && `${min} ${said('to')} ${max}`,
    choix && `${said('oneOf')} ${(Array.isArray(choix) ? choix : Object.keys(choix)).join(' | ')}`,
    requis
      ? said('required')
      : defaut === undefined
        ? said('optional')
        : `${String(defaut)} ${said('byDefault')}`,
  ]
  return `- ${nom} (${libelle})${colon(language)}${facts.filter(Boolean).join(', ')}`
}

function groupText(contract: Contract, groups: Groups, wanted: string, language: Language): string {
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  const others = [...groups].filter(([name]) => name !== wanted)
  return boundedText([
    { text: `**${contract.name}**${colon(language)}${translate(contract.purpose, language)}`, rank: 0 },
    ...(groups.get(wanted) ?? []).map((one) => ({
      text: parameterLine(one, language),
      rank: one.requis ? 0 : 3,
    })),
    ...contract.constraints.map(({ message }) => ({ text: `  ${message}`, rank: 5 })),
    ...namedGroups(others).map(({ groupe, noms, nombre }) => ({
      text: `${said('groups')}${colon(language)}${groupe} (${noms.join(', ')}${nombre === undefined ? '' : ', …'})`,
      rank: 2,
    })),
    {
      text: `${said('figures')}${colon(language)}${contract.decisive.join(', ')} (groupe ${FIGURES})`,
      rank: 1,
    },
    {
      text: `${said('example')}${colon(language)}${JSON.stringify({ simulateur: contract.name, parametres: contract.example.query })}`,
      rank: 0,
    },
  ])
}

/** The figures and tables that `cible`, `figure` and `detail` may name. */
const figuresOf = (contract: Contract, language: Language) => {
  const tables = tablePaths(contract.result)
  const inTable = (path: string) => tables.some((table) => path.startsWith(`${table}.`))
  const fields = [...fieldsByPath(contract.result)].filter(([path]) => !inTable(path))
  const all = fields.map(([chemin, { label, kind }]) => {
    const { unit } = kinds[kind]
    return { chemin, libelle: translate(label, language), ...(unit !== undefined && { unite: unit }) }
  })
  return { chiffres: within(all, MOST_GROUP_BYTES), tableaux: tables }
}

/** The first items whose JSON fits. */
function within<T>(items: readonly T[], most: number): readonly T[] {
  let left = most
  return items.filter((item) => {
    left -= sizeOf(JSON.stringify(item)) + 1
    return left >= 0
  })
}

function figureText(contract: Contract, language: Language): string {
  const { chiffres, tableaux } = figuresOf(contract, language)
  const said = (text: keyof typeof messages): string => translate(messages[text], language)
  return boundedText([
    { text: `**${contract.name}**${colon(language)}${said('figures')}`, rank: 0 },
    ...chiffres.map(({ chemin, libelle, unite }) => ({
      text: `- ${chemin} (${libelle})${unite === undefined ? '' : `, ${unite}`}`,
      rank: contract.decisive.includes(chemin) ? 0 : 1,
    })),
    { text: `${said('tables')}${colon(language)}${tableaux.join(', ')}`, rank: 0 },
  ])
}

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
    ...Object.keys(unknown).map((name) => {
      const [near] = nearest(name, ['simulateur', 'groupe', 'lang'])
      const message = unknownMessage(quoteName(name), { subject: 'decrire', near })
      return { field: quoteName(name), message, code: 'unknown' }
    }),
  ]
}

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
