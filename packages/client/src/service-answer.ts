import type {
  ExplicationAnswer,
  GoalResult,
  RangeResult,
  ResultFor,
  SensitivityResult,
  SimulatorName,
  Success,
} from '@denier/core'

/** An answer of the library, with the time at which the service computed it. Used by `client.ts`. */
export interface ServiceAnswer<Data> {
  readonly data: Data
  readonly meta: Success<Data>['meta'] & {
    /** ISO 8601, in UTC. */
    readonly computedAt: string
  }
  readonly disclaimer: string
}

// What the methods of the client resolve to, each with the `data` of its analysis.

/** The result of a simulator. Used by `client.ts`. */
export type SimulationAnswer<N extends SimulatorName> = ServiceAnswer<ResultFor<N>>
/** The value of a parameter at which a figure reaches its target. Used by `client.ts`. */
export type GoalSeekAnswer<N extends SimulatorName> = ServiceAnswer<GoalResult<N>>
/** The decisive figure in poor and in good markets. Used by `client.ts`. */
export type RangeAnswer<N extends SimulatorName> = ServiceAnswer<RangeResult<N>>
/** The effect of each parameter on one figure. Used by `client.ts`. */
export type SensitivityAnswer<N extends SimulatorName> = ServiceAnswer<SensitivityResult<N>>

/** How the figures of an answer were computed. */
export interface ExplanationAnswer extends Omit<ExplicationAnswer, 'meta'> {
  readonly meta: ExplicationAnswer['meta'] & Pick<ServiceAnswer<unknown>['meta'], 'computedAt'>
}

/** A parameter of a simulator in the catalogue; `null` for what it does not have. */
export interface CatalogueParam {
  /** The name that a query has it by. */
  readonly name: string
  readonly type: 'number' | 'integer' | 'boolean' | 'string' | 'array'
  /** `EUR`, `EUR/month`, `%`, `%/year`, `years`, `months`. */
  readonly unit: string | null
  readonly required: boolean
  readonly min: number | null
  readonly max: number | null
  readonly default: unknown
  /** The only values that it accepts. */
  readonly choices: readonly (string | number)[] | null
  readonly label: string
  readonly help: string | null
  /** Of a list only, as the next two: the fields of its rows. */
  readonly row?: readonly CatalogueParam[]
  /** The field whose value may stand in a row without its name. */
  readonly key?: string | null
  /** The most rows. */
  readonly maxRows?: number
}

/** A simulator in the catalogue. */
export interface CatalogueEntry {
  readonly name: SimulatorName
  readonly title: string
  readonly purpose: string
  readonly params: readonly CatalogueParam[]
  /** A worked example: its values, and its whole URL. */
  readonly example: { readonly query: Readonly<Record<string, unknown>>; readonly address: string }
}
