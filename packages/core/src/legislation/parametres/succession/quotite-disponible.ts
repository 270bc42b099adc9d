import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What the estate is divided by to find what may be disposed of, by branches of children: a half, a third, a quarter.
 */
export interface QuotiteDisponible {
  /** With one child. */
  readonly unEnfant: number
  /** With two children. */
  readonly deuxEnfants: number
  /** With three children or more. */
  readonly troisEnfants: number
}

/**
 * What may be given or left when there are children, alive or represented: the estate divided by so many. The rest is
 * reserved. Read by `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row
 * to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const quotiteDisponible: LegalParameter<QuotiteDisponible> = {
  key: 'succession/quotite-disponible',
  label: {
    fr: 'Quotité disponible, en présence d’enfants : la masse divisée par',
    en: 'Disposable part, with children: assets and gifts divided by',
  },
  unit: 'number',
  members: {
    unEnfant: { label: { fr: 'un enfant', en: 'one child' } },
    deuxEnfants: { label: { fr: 'deux enfants', en: 'two children' } },
    troisEnfants: { label: { fr: 'trois enfants ou plus', en: 'three children or more' } },
  },
  values: { '2007-01-01': { unEnfant: 2, deuxEnfants: 3, troisEnfants: 4 } },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 913 et 913-1',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006070721/LEGISCTA000006150544',
    },
  },
  checkedOn: '2026-11-23',
}
