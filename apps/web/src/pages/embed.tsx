import { Embed } from '../embed/embed.tsx'
import { pagePath } from '../model/address.ts'
import { ROOT_ID } from '../model/page-data.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'
import { type Drawn, pageDataOf, still } from './simulator.tsx'

/** A simulator's result to put into other sites: without navigation, and never indexed in the page's place. */
export function embedText(scene: Scene, page: Drawn): string {
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
    styles: ['simulator'],
    script: scene.assets.script(language, `embed/${contract.name}`),
    told: pageDataOf(scene, page),
    bare: true,
    children: (
      <div id={ROOT_ID}>
        <Embed simulator={simulator} setting={setting} state={state} act={still} />
      </div>
    ),
  })
}
