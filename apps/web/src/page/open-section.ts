import { sectionOf } from '../model/section.ts'

/**
 * Opens the section that the address names, and shows it. A browser does so by itself where the fragment is
 * the address of the section alone; beside pinned scenarios, or in an older browser, it does not. Called by
 * `page-controller.ts`.
 */
export function openSection(): void {
  const content = document.getElementById(sectionOf(location.hash.slice(1)))
  const fold = content?.closest('details')
  if (!fold || (fold.open && !location.hash.includes('&'))) return
  fold.open = true
  content?.scrollIntoView()
}
