import { PAGE_DATA_ID, type PageData } from '../model/page-data.ts'

/**
 * Loads the style sheet of what is drawn later, whose address the page gives, once: when the first figure is
 * opened, the first scenario kept or the first tool opened. Called by `compare/compare.tsx`,
 * `result/use-explanation.ts` and `tools/tools.tsx`. A sheet that cannot be loaded is no failure: these parts work
 * without it.
 */
export async function loadStyle(): Promise<void> {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as Partial<PageData>
  const href = data.laterStyle
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}
