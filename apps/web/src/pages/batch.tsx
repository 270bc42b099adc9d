import type { Simulator } from '@denier/core'
import { BatchApp } from '../batch/batch-app.tsx'
import { messages } from '../batch/messages.ts'
import { BATCH_DATA_ID, BATCH_ROOT_ID, type BatchPageData } from '../batch/page-of-files.ts'
import { addressOf } from './addresses.ts'
import type { Scene } from './assets.ts'
import { documentText } from './document.tsx'

/**
 * The page of files as HTML: what the script draws again. Readers without it see the command. Used by
 * `server/site.ts`.
 */
export function batchText(scene: Scene, simulators: readonly Simulator[]): string {
  const { language, assets } = scene
  const data: BatchPageData = {
    language,
    simulators: simulators.map(({ contract: { name, title } }) => ({ name, title: title[language] })),
    worker: assets.script(language, 'batch-worker')?.src ?? '',
  }
  return documentText(scene, {
    about: {
      title: `${messages.title[language]} · Denier`,
      description: messages.lead[language],
      paths: { fr: addressOf('batch', 'fr'), en: addressOf('batch', 'en') },
      indexed: true,
    },
    styles: ['batch'],
    script: assets.script(language, 'batch'),
    children: [
      <div class="page-head">
        <h1>{messages.title[language]}</h1>
        <p class="page-purpose">{messages.lead[language]}</p>
      </div>,
      <noscript>
        <p class="batch-no-script">{messages.noScript[language]}</p>
      </noscript>,
      <div id={BATCH_ROOT_ID}>
        <BatchApp language={language} simulators={data.simulators} />
      </div>,
      <script
        type="application/json"
        id={BATCH_DATA_ID}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />,
    ],
  })
}
