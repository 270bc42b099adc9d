/**
 * Script of the page of files. No module imports it: `build/entries.mjs` of `apps/web` makes an entry of it by
 * its path.
 */
import { hydrate } from 'preact'
import { BatchApp } from '../batch/batch-app.tsx'
import { BATCH_DATA_ID, BATCH_ROOT_ID, type BatchPageData } from '../batch/page-of-files.ts'
import { keepLanguageLink } from './language-link.ts'
import { keepForOffline } from './offline.ts'

keepLanguageLink()
keepForOffline('batch')
const root = document.getElementById(BATCH_ROOT_ID)
const text = document.getElementById(BATCH_DATA_ID)?.textContent
if (root && text) {
  const { worker, ...props } = JSON.parse(text) as BatchPageData
  hydrate(<BatchApp {...props} startWorker={() => new Worker(worker, { type: 'module' })} />, root)
}
