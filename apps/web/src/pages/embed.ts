import { h } from 'preact'
import { pagePath } from '../app/address.ts'
import { ROOT_ID } from '../client/told.ts'
import { Embed } from '../embed/embed.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.ts'
import { type Drawn, still, toldOf } from './simulator.ts'

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
    told: toldOf(scene, page),
    bare: true,
    children: h('div', { id: ROOT_ID }, h(Embed, { simulator, setting, state, act: still })),
  })
}
