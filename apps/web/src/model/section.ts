import type { Language } from '@denier/core'

/** The addresses of the sections of the page of a simulator, in order, the same in both languages. */
const IDS = ['chart', 'why', 'what-if', 'compare', 'details', 'method'] as const

/** A section of the page of a simulator. Used by `hooks/section.tsx` and `result/result.tsx`. */
export type SectionId = (typeof IDS)[number]

type Titles = Readonly<Record<SectionId, readonly [title: string, about: string]>>

/** Their titles, and what each holds while it is folded. */
const fr: Titles = {
  chart: ['Graphique', ''],
  why: ['Pourquoi', 'chaque chiffre, avec son calcul'],
  'what-if': ['Et si…', 'la valeur qui mène à un résultat, et ce qui compte le plus'],
  compare: ['Comparer', 'jusqu’à trois scénarios à côté de celui-ci'],
  details: ['Détail', 'tableaux, fichiers, lien à partager'],
  method: ['Méthode et sources', 'valeurs retenues, textes et limites'],
}

const en: Titles = {
  chart: ['Chart', ''],
  why: ['Why', 'every figure, with how it is computed'],
  'what-if': ['What if…', 'the value that leads to a result, and what matters most'],
  compare: ['Compare', 'up to three scenarios beside this one'],
  details: ['Details', 'tables, files, a link to share'],
  method: ['Method and sources', 'values used, law and limits'],
}

/** The titles of sections. Used by `hooks/section.tsx` and `result/result.tsx`. */
export const sections: Readonly<Record<Language, Titles>> = { fr, en }

/**
 * The section that a fragment names before the pinned scenarios, or ''. Used by `page/address-sync.ts` and
 * `page/open-section.ts`.
 * @example sectionOf('why&avec=…') // 'why'
 */
export function sectionOf(fragment: string): string {
  const [first = ''] = fragment.split('&')
  return (IDS as readonly string[]).includes(first) ? first : ''
}

/**
 * An address with another section, or none, and the same pinned scenarios. Used by `hooks/section.tsx`,
 * `page/address-sync.ts` and `result/result.tsx`.
 * @example withSection('/page#why&avec=…', 'chart') // '/page#chart&avec=…'
 */
export function withSection(address: string, section: string): string {
  const [path = '', fragment = ''] = address.split('#')
  const kept = fragment.split('&').filter((one) => one.includes('='))
  const next = [...(section ? [section] : []), ...kept].join('&')
  return path + (next && `#${next}`)
}
