/** The link to the other language follows the scenario: it goes where the address of this page is by then. */
export function keepSwitch(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.site-switch')
  link?.addEventListener('click', () => {
    link.search = location.search
    link.hash = location.hash
  })
}
