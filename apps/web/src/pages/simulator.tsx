import type { Language, Simulator } from '@denier/core'
import { typeset } from '@denier/prose'
import { apiPath, pagePath, queryOf } from '../model/address.ts'
import { type PageData, ROOT_ID } from '../model/page-data.ts'
import type { PageState, Setting } from '../model/page-state.ts'
import { exampleOf, parsedOf, SHORT } from '../model/reply.ts'
import { SimulatorView } from '../page/simulator-view.tsx'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'
import { Related } from './related.tsx'

/** A simulator, and the state in which it is drawn. */
export interface Drawn {
  readonly simulator: Simulator
  readonly setting: Setting
  readonly state: PageState
  /** Whether the address has a query: then it is for those who asked. */
  readonly asked: boolean
  readonly later?: boolean
}

export interface SimulatorPage extends Drawn {
  /** How it computes, as markup made of our own text. */
  readonly method: string
  readonly all: readonly Simulator[]
}

/** Acts of nobody: on the server nothing changes. */
export const still = (): void => {}

/** The whole page of a simulator, with a state drawn. */
export function simulatorText(scene: Scene, page: SimulatorPage): string {
  const { simulator, setting, state, asked, method } = page
  const { contract } = simulator
  const { language } = setting
  return documentText(scene, {
    about: {
      title: `${contract.title[language]} · Denier`,
      description: contract.purpose[language],
      paths: { fr: pagePath(contract.name, 'fr'), en: pagePath(contract.name, 'en') },
      indexed: !asked,
      query: asked ? queryOf(state.typed) : '',
      ...(!contract.personal && { image: pictureOf(simulator, language) }),
    },
    styles: ['simulator'],
    script: scene.assets.script(language, contract.name),
    told: pageDataOf(scene, page),
    children: [
      <header class="page-head">
        <h1>{contract.title[language]}</h1>
        <p class="page-purpose">{typeset(contract.purpose[language])}</p>
      </header>,
      <div id={ROOT_ID}>
        <SimulatorView simulator={simulator} setting={setting} state={state} act={still} />
      </div>,
      <article class="prose" id="method" dangerouslySetInnerHTML={{ __html: method }} />,
      <Related simulator={simulator} all={page.all} language={language} />,
    ],
  })
}

/** The first chart of the worked example; those of one person's figures are not for robots, and are no picture. */
const pictureOf = (simulator: Simulator, language: Language): string =>
  `${apiPath(simulator.contract.name, 'graphique.svg')}?${queryOf(exampleOf(simulator))}&lang=${language}`

/** What the browser must know to draw the same again. */
export function pageDataOf({ assets }: Scene, { simulator, setting, state, later }: Drawn): PageData {
  const { reply } = state
  const worker = assets.script(setting.language, `worker/${simulator.contract.name}`)?.src
  return {
    ...setting,
    ...(worker && { worker }),
    ...(later && { later }),
    ...(reply.ok && isLong(simulator, state) && { answer: reply.answer }),
  }
}

/** What takes long, or stands on the past, is not computed again where it was just drawn. */
function isLong(simulator: Simulator, { typed }: PageState): boolean {
  const { contract } = simulator
  const parsed = parsedOf(simulator, typed)
  return parsed.ok && (contract.costUnits(parsed.params) > SHORT || contract.needs(parsed.params).length > 0)
}
