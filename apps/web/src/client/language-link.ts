/**
 * Makes the link to the other language keep the query and fragment that the page has when it is clicked.
 * Called by the scripts of all pages: `developers.ts`, `home.ts`, `text.ts`, `start.tsx` and
 * `start-batch.tsx`.
 */
export function keepLanguageLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.site-switch')
  link?.addEventListener('click', () => {
    link.search = location.search
    link.hash = location.hash
  })
}
