/**
 * Script of the pages of text (methods, sources, legal notice). No module imports it: `build/entries.mjs` of
 * `apps/web` makes an entry of it by its path.
 */
import { keepLanguageLink } from './language-link.ts'
import { keepForOffline } from './offline.ts'

keepLanguageLink()
keepForOffline()
