import { Embed } from '../embed/embed.tsx'
import { ListContext } from '../form/list-context.ts'
import { listSupport } from '../form/list-field.tsx'
import { pagePath } from '../model/address.ts'
import { ROOT_ID } from '../model/page-data.ts'
import { rangeSupport } from '../range/range-support.ts'
import { RangeContext } from '../result/range-context.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'
import { ignoreAction, type PageInput, pageDataOf, stylesOf } from './simulator.tsx'

/**
 * The embedded page of a simulator as HTML: without navigation, and not indexed by search engines. Used by
 * `server/draw-page.ts`.
 */
export function embedText(scene: Scene, page: PageInput): string {
  const { simulator, setting, state } = page
  const { contract } = simulator
  const { language } = setting
  return documentText(scene, {
    about: {
      title: `${contract.title[language]} · Denier`,
      description: contract.purpose[language],
      paths: { fr: pagePath(contract.name, 'fr'), en: pagePath(contract.name, 'en') },
      indexed: false,
    },
    styles: [...stylesOf(contract), 'embed'],
    script: scene.assets.script(language, `embed/${contract.name}`),
    pageData: pageDataOf(scene, page),
    bare: true,
    children: (
      <div id={ROOT_ID}>
        <ListContext.Provider value={listSupport}>
          <RangeContext.Provider value={simulator.loadReplay && rangeSupport}>
            <Embed simulator={simulator} setting={setting} state={state} dispatch={ignoreAction} />
          </RangeContext.Provider>
        </ListContext.Provider>
      </div>
    ),
  })
}
