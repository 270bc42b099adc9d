import type { Simulator } from '@denier/core'
import { Component } from 'preact'
import { App } from './app.tsx'
import type { WorkerLike } from './live/aside.ts'
import { Asking } from './live/asking.ts'
import { createLife } from './live/life.ts'
import type { Held } from './live/session.ts'
import { words } from './live/words.ts'
import type { PageState, PartProps, Setting } from './model.ts'
import type { View } from './view.ts'

export interface LiveProps {
  readonly simulator: Simulator
  readonly setting: Setting
  /** As the server drew it; without figures (`shown` undefined, no problem) the page computes at its start. */
  readonly first: PageState
  /** Starts the worker of this simulator, a module that calls `serve` of `live/worker.ts`; without, all is done here. */
  readonly worker?: (() => WorkerLike) | undefined
  /** What the page shows, the simulator's page where nothing is told; must be what the server drew. */
  readonly part?: ((props: PartProps) => View) | undefined
  /** Whether it stands in a page of another site: then its address is left alone. */
  readonly isFramed?: boolean | undefined
}

interface Shown extends Held {
  readonly setting: Setting
  /** What could not be drawn. */
  readonly broken?: PageState
}

/**
 * The page alive: what a person does changes what is typed, and the answer follows in the same frame. It holds its own
 * state and catches what its parts throw: where an answer cannot be drawn, what was drawn before stays, and it says so.
 */
export class Live extends Component<LiveProps, Shown> {
  override state: Shown = { state: this.props.first, failed: false, setting: this.props.setting }
  readonly #life = createLife(
    { ...this.props, worker: this.props.worker, isAddressed: !this.props.isFramed },
    {
      onChange: (held) => this.setState(held),
      onDay: (today) => this.setState(({ setting }) => ({ setting: { ...setting, today } })),
    },
  )
  #good = this.props.first
  #lost: PageState | undefined

  override componentDidMount(): void {
    this.#life.begin()
  }

  override componentWillUnmount(): void {
    this.#life.end()
  }

  override componentDidUpdate(): void {
    if (this.#lost !== this.state.state) this.#good = this.state.state
  }

  /** A second fault, of what was good, is not ours to hide. */
  override componentDidCatch(error: unknown): void {
    const { state, broken } = this.state
    if (broken === state) throw error
    this.#lost = state
    this.setState({ broken: state })
    globalThis.reportError?.(error)
  }

  override render(
    { simulator, part: Part = App }: LiveProps,
    { state, failed, setting, broken }: Shown,
  ): View {
    const isBroken = broken === state
    const message = words.failed[setting.language]
    const shown = isBroken ? this.#good : state
    return (
      <Asking.Provider value={this.#life.ask}>
        {failed || isBroken ? (
          <p class="tools-failure" role="alert">
            {message}
          </p>
        ) : null}
        <Part simulator={simulator} setting={setting} state={shown} act={this.#life.act} />
      </Asking.Provider>
    )
  }
}
