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

export type SimulationAnswer<N extends SimulatorName> = ServiceAnswer<ResultFor<N>>
export type GoalSeekAnswer<N extends SimulatorName> = ServiceAnswer<GoalResult<N>>
export type RangeAnswer<N extends SimulatorName> = ServiceAnswer<RangeResult<N>>
export type SensitivityAnswer<N extends SimulatorName> = ServiceAnswer<SensitivityResult<N>>

/** How the figures of an answer were computed. */
export interface ExplanationAnswer extends Omit<ExplicationAnswer, 'meta'> {
  readonly meta: ExplicationAnswer['meta'] & Pick<ServiceAnswer<unknown>['meta'], 'computedAt'>
}

/** A parameter of a simulator in the catalogue; `null` for what it does not have. */
export interface CatalogueParam {
  readonly name: string
  readonly type: 'number' | 'integer' | 'boolean' | 'string' | 'array'
  readonly unit: string | null
  readonly required: boolean
  readonly min: number | null
  readonly max: number | null
  readonly default: unknown
  readonly choices: readonly (string | number)[] | null
  readonly label: string
  readonly help: string | null
  /** Of a list: the fields of its rows, the one whose name may be left out, and the most rows. */
  readonly row?: readonly CatalogueParam[]
  readonly key?: string | null
  readonly maxRows?: number
}

/** A simulator in the catalogue. */
export interface CatalogueEntry {
  readonly name: SimulatorName
  readonly title: string
  readonly purpose: string
  readonly params: readonly CatalogueParam[]
  readonly example: { readonly query: Readonly<Record<string, unknown>>; readonly address: string }
}
