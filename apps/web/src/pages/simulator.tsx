import type { Contract, Language, Simulator } from '@denier/core'
import { typeset } from '@denier/prose'
import { ListContext } from '../form/list-context.ts'
import { listSupport } from '../form/list-field.tsx'
import { pagePath, queryOf } from '../model/address.ts'
import { carriedText } from '../model/carried-names.ts'
import { type PageData, ROOT_ID } from '../model/page-data.ts'
import type { PageState, Setting } from '../model/page-state.ts'
import { carriesAnswer } from '../model/reply.ts'
import { SimulatorView } from '../page/simulator-view.tsx'
import { rangeSupport } from '../range/range-support.ts'
import { RangeContext } from '../result/range-context.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'
import { Related } from './related.tsx'

/** A simulator, and the state in which it is drawn. Used by `embed.tsx`. */
export interface PageInput {
  readonly simulator: Simulator
  readonly setting: Setting
  readonly state: PageState
  /** Whether the address has a query; the page is then not indexed. */
  readonly hasQuery: boolean
  /** The names of the parameters whose values come from another simulator. */
  readonly carried?: readonly string[] | undefined
  /** Whether figures are left to the browser: the page then has an empty form. */
  readonly later?: boolean
}

/** All that the page of a simulator shows. */
interface SimulatorPage extends PageInput {
  /** The method of the simulator, as markup. */
  readonly method: string
  /** The whole catalogue, for the links to related simulators. */
  readonly all: readonly Simulator[]
}

/** The dispatch function on the server, where nothing changes. Used by `embed.tsx`. */
export const ignoreAction = (): void => {}

/** The whole page of a simulator in a state, as HTML. Used by `server/draw-page.ts`. */
export function simulatorText(scene: Scene, page: SimulatorPage): string {
  const { simulator, setting, state, hasQuery, method, carried } = page
  const { contract } = simulator
  const { language } = setting
  return documentText(scene, {
    about: {
      title: `${contract.title[language]} · Denier`,
      description: contract.purpose[language],
      paths: { fr: pagePath(contract.name, 'fr'), en: pagePath(contract.name, 'en') },
      indexed: !hasQuery,
      query: hasQuery ? queryOf(state.typed) : '',
      image: pictureOf(simulator, language),
    },
    styles: stylesOf(contract),
    script: scene.assets.script(language, contract.name),
    pageData: pageDataOf(scene, page),
    children: [
      <header class="page-head">
        <h1>{contract.title[language]}</h1>
        <p class="page-purpose">{typeset(contract.purpose[language])}</p>
        {carried && <p class="page-carried">{carriedText(contract, carried, language)}</p>}
      </header>,
      <div id={ROOT_ID}>
        <ListContext.Provider value={listSupport}>
          <RangeContext.Provider value={simulator.loadReplay && rangeSupport}>
            <SimulatorView
              simulator={simulator}
              setting={{ ...setting, method }}
              state={state}
              dispatch={ignoreAction}
            />
          </RangeContext.Provider>
        </ListContext.Provider>
      </div>,
      <Related simulator={simulator} all={page.all} language={language} />,
    ],
  })
}

/**
 * The picture that the build draws of the worked example, shown by other sites beside a link: never of a
 * user's values.
 */
const pictureOf = ({ contract }: Simulator, language: Language): string =>
  `/apercu/${contract.name}-${language}.png`

/**
 * The names of the style sheets of a simulator, of lists and ranges where it has them. Used by `embed.tsx`.
 */
export const stylesOf = ({ params, range }: Contract): readonly string[] => [
  'simulator',
  ...(range ? ['range'] : []),
  ...(Object.values(params).some(({ list }) => list) ? ['lists'] : []),
]

/** What the script needs to draw the same page again. Used by `embed.tsx`. */
export function pageDataOf({ assets }: Scene, { simulator, setting, state, later }: PageInput): PageData {
  const { reply } = state
  const worker = assets.script(setting.language, `worker/${simulator.contract.name}`)?.src
  return {
    ...setting,
    ...(worker && { worker }),
    laterStyle: assets.style('later'),
    ...(later && { later }),
    ...(reply.ok && carriesAnswer(simulator, state.typed) && { answer: reply.answer }),
  }
}
