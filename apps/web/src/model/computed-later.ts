/**
 * The simulators whose pages import their computation at the first change of a value, because it is a fifth of the
 * page or more: the page shows the answer of the server until then. `simulatorOfPage` of the core makes them. Exported
 * by `@denier/web`; used by `build/site.mjs` and `pages/simulator.tsx`.
 */
export const isComputedLater = (name: string): boolean => LARGE.has(name)

const LARGE: ReadonlySet<string> = new Set(['fiscalite', 'succession', 'donation'])
