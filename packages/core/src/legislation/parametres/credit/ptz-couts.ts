import type { LegalParameter } from '../../legal-parameter.ts'

/** By the number of people who will live there. */
type ByPeople = Readonly<
  Record<'personnes1' | 'personnes2' | 'personnes3' | 'personnes4' | 'personnes5', number>
>

/**
 * The cost of an operation, in euros, up to which the zero-rate loan counts it, by zone and by the number of people
 * who will live there. Read by `regles/credit/zero-rate-loan.ts`, and listed by `legislation/chapters.ts`. A revision
 * adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const ptzCouts: LegalParameter<Readonly<Record<'a' | 'b1' | 'b2' | 'c', ByPeople>>> = {
  key: 'credit/ptz-couts',
  label: { fr: 'PTZ : coût retenu au plus', en: 'PTZ: highest cost counted' },
  unit: 'euros',
  members: {
    a: { label: { fr: 'zone A, A bis comprise', en: 'zone A, A bis included' } },
    b1: { label: { fr: 'zone B1', en: 'zone B1' } },
    b2: { label: { fr: 'zone B2', en: 'zone B2' } },
    c: { label: { fr: 'zone C', en: 'zone C' } },
    personnes1: { label: { fr: '1 personne', en: '1 person' } },
    personnes2: { label: { fr: '2 personnes', en: '2 persons' } },
    personnes3: { label: { fr: '3 personnes', en: '3 persons' } },
    personnes4: { label: { fr: '4 personnes', en: '4 persons' } },
    personnes5: { label: { fr: '5 personnes ou plus', en: '5 persons or more' } },
  },
  values: {
    '2024-04-01': {
      a: {
        personnes1: 150000,
        personnes2: 225000,
        personnes3: 270000,
        personnes4: 315000,
        personnes5: 360000,
      },
      b1: {
        personnes1: 135000,
        personnes2: 202500,
        personnes3: 243000,
        personnes4: 283500,
        personnes5: 324000,
      },
      b2: {
        personnes1: 110000,
        personnes2: 165000,
        personnes3: 198000,
        personnes4: 231000,
        personnes5: 264000,
      },
      c: {
        personnes1: 100000,
        personnes2: 150000,
        personnes3: 180000,
        personnes4: 210000,
        personnes5: 240000,
      },
    },
  },
  articles: {
    '2024-04-01': {
      title: 'CCH, art. D. 31-10-10',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F10871',
    },
  },
  checkedOn: '2026-11-27',
}
