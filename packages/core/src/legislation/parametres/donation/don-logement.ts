import type { LegalParameter } from '../../legal-parameter.ts'

/** A gift of money for a home that is exempt. */
export interface DonLogement {
  /** The most from one donor to one recipient, in euros. */
  readonly parDonateur: number
  /** The most that one recipient has from all donors, in euros. */
  readonly parDonataire: number
  /** The last calendar year of the exemption. */
  readonly derniereAnnee: number
}

/**
 * The temporary exemption of gifts of money spent on a new home or on the energy renovation of one. It does not exist
 * before its first day. Read by `regles/donation/exemptions.ts`, and listed by `legislation/chapters.ts`. A revision
 * adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text. No official
 * address of the text was confirmed: `url` is a private page that states it.
 */
export const donLogement: LegalParameter<DonLogement> = {
  key: 'donation/don-logement',
  label: {
    fr: 'Don exonéré pour l’acquisition ou la rénovation d’un logement',
    en: 'Exempt gift to buy or renovate a home',
  },
  unit: 'euros',
  members: {
    parDonateur: { label: { fr: 'par donateur et donataire', en: 'by donor and recipient' } },
    parDonataire: { label: { fr: 'par donataire', en: 'by recipient' } },
    derniereAnnee: { label: { fr: 'dernière année', en: 'last year' }, unit: 'number' },
  },
  values: { '2025-02-15': { parDonateur: 100_000, parDonataire: 300_000, derniereAnnee: 2026 } },
  articles: {
    '2025-02-15': {
      title: 'CGI, art. 790 A bis (loi n° 2025-127 du 14 février 2025, art. 71)',
      url: 'https://vivaldi-chronos.com/?p=36534',
    },
  },
  checkedOn: '2026-11-23',
}
