import type { Simulator } from '@denier/core'
import { Component } from 'preact'
import { ListContext, type ListSupport } from '../form/list-context.ts'
import { AnalysisContext } from '../model/analysis-context.ts'
import type { PageState, PartProps, Setting } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { RangeContext, type RangeSupport } from '../result/range-context.ts'
import type { WorkerLike } from '../worker/worker-client.ts'
import { createPageController } from './page-controller.ts'
import type { PageSnapshot } from './page-session.ts'
import { SimulatorView } from './simulator-view.tsx'

const failureMessage = {
  fr: 'Le calcul n’a pas abouti\u00A0: c’est notre faute, et rien n’est perdu. Le dernier résultat reste affiché\u00A0; changez une valeur, ou rechargez la page.',
  en: 'The computation failed: the fault is ours, and nothing is lost. The last result stays on show; change a value, or reload the page.',
}

/** Used by `client/start-embed.ts` and `client/start.tsx`. */
export interface LivePageProps {
  readonly simulator: Simulator
  readonly setting: Setting
  /**
   * The state that the server drew. Without figures (`shown` undefined, no problem) the page computes at its
   * start.
   */
  readonly first: PageState
  /** Starts a worker whose module calls `serveAnalyses`. Without it every computation runs on the page. */
  readonly worker?: (() => WorkerLike) | undefined
  /** The view to draw, `SimulatorView` by default; it must be the one that the server drew. */
  readonly part?: ((props: PartProps) => View) | undefined
  /** The code of lists, for a simulator that has one. */
  readonly lists?: ListSupport | undefined
  /** The code of ranges, for a simulator that has one. */
  readonly ranges?: RangeSupport | undefined
  /** Whether the page is embedded in another site: then its address is not changed. */
  readonly isFramed?: boolean | undefined
}

interface LivePageState extends PageSnapshot {
  readonly setting: Setting
  /** The state that could not be drawn. */
  readonly broken?: PageState
}

/**
 * A page with its script: an action changes the form, and the answer follows in the same frame. When a view
 * throws, the last state that was drawn stays, under a message. Drawn by `client/start.tsx`.
 */
export class LivePage extends Component<LivePageProps, LivePageState> {
  override state: LivePageState = { state: this.props.first, failed: false, setting: this.props.setting }
  readonly #controller = createPageController(
    { ...this.props, worker: this.props.worker, isAddressed: !this.props.isFramed },
    {
      onChange: (snapshot) => this.setState(snapshot),
      onDay: (today) => this.setState(({ setting }) => ({ setting: { ...setting, today } })),
    },
  )
  /** The last state that was drawn without an error. */
  #lastDrawn = this.props.first
  #lastBroken: PageState | undefined

  override componentDidMount(): void {
    this.#controller.start()
  }

  override componentWillUnmount(): void {
    this.#controller.stop()
  }

  override componentDidUpdate(): void {
    if (this.#lastBroken !== this.state.state) this.#lastDrawn = this.state.state
  }

  /** A second failure, of the state that was drawn before, is thrown again. */
  override componentDidCatch(error: unknown): void {
    const { state, broken } = this.state
    if (broken === state) throw error
    this.#lastBroken = state
    this.setState({ broken: state })
    globalThis.reportError?.(error)
  }

  override render(
    { simulator, lists, ranges, part: Part = SimulatorView }: LivePageProps,
    { state, failed, setting, broken }: LivePageState,
  ): View {
    const isBroken = broken === state
    const shown = isBroken ? this.#lastDrawn : state
    return (
      <AnalysisContext.Provider value={this.#controller.runAnalysis}>
        {failed || isBroken ? (
          <p class="tools-failure" role="alert">
            {failureMessage[setting.language]}
          </p>
        ) : null}
        <ListContext.Provider value={lists}>
          <RangeContext.Provider value={ranges}>
            <Part
              simulator={simulator}
              setting={setting}
              state={shown}
              dispatch={this.#controller.dispatch}
            />
          </RangeContext.Provider>
        </ListContext.Provider>
      </AnalysisContext.Provider>
    )
  }
}
