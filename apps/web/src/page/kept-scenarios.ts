/**
 * The fragment of the pinned scenarios of a page that this browser keeps, by the name of its simulator; '' without
 * one, or where the browser keeps nothing. Used by `page-controller.ts`.
 */
export function keptFragment(simulator: string): string {
  try {
    return localStorage.getItem(keyOf(simulator)) ?? ''
  } catch {
    return '' // a browser that is set to keep nothing throws
  }
}

/** Keeps the fragment of pinned scenarios in this browser, or forgets it when it is ''. Used by `page-controller.ts`. */
export function keepFragment(simulator: string, fragment: string): void {
  try {
    if (fragment) localStorage.setItem(keyOf(simulator), fragment)
    else localStorage.removeItem(keyOf(simulator))
  } catch {
    // the address keeps them
  }
}

const keyOf = (simulator: string): string => `denier:${simulator}`
