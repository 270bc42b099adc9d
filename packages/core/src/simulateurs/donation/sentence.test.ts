import { expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { donation } from './index.ts'
import { sentence } from './sentence.ts'

const format = {
  euros: (value: number) => `${value} €`,
  percent: (value: unknown) => `${value} %`,
  number: String,
}

const said = (query: string, lang: 'fr' | 'en') => {
  const { data, meta } = ask(donation, query, '2026-11-23' as CivilDate)
  return sentence[lang]({ data, used: meta.hypotheses } as never, format as never)
}

const house =
  'montant=800000&lien=enfant&donataires=2&donateurs=2&age_donateur=62&age_second_donateur=58&droit=nue_propriete&bien=immobilier'

it.each([
  [
    house,
    'Donner 800000 € coûterait 18304.82 € : 4388.7 € de droits, soit 0.5486 %, et 13916.12 € de frais.',
    'Giving 800000 € would cost 18304.82 €: 4388.7 € of duties, or 0.5486 %, and 13916.12 € of fees.',
  ],
  ['montant=1000&lien=enfant', 'Donner 1000 € ne coûterait rien.', 'Giving 1000 € would cost nothing.'],
  [
    'montant=60000&lien=enfant&notaire=true',
    'Donner 60000 € ne coûterait que 631.55 € de frais, sans droits.',
    'Giving 60000 € would cost only 631.55 € of fees, and no duties.',
  ],
  [
    'montant=100000&lien=autre&horizon=3',
    'Donner 100000 € coûterait 60000 € de droits, soit 60 %. Sans autres biens, il resterait 956.4 € de moins qu’en laissant tout au décès dans 3 ans.',
    'Giving 100000 € would cost 60000 € of duties, or 60 %. Without other assets, 956.4 € less would be left than by leaving everything at a death in 3 years.',
  ],
  [
    `${house}&horizon=20&patrimoine=600000`,
    'Donner 800000 € coûterait 18304.82 € : 4388.7 € de droits, soit 0.5486 %, et 13916.12 € de frais. Avec 600000 € d’autres biens, il resterait 141695.18 € de plus qu’en laissant tout au décès dans 20 ans.',
    'Giving 800000 € would cost 18304.82 €: 4388.7 € of duties, or 0.5486 %, and 13916.12 € of fees. With 600000 € of other assets, 141695.18 € more would be left than by leaving everything at a death in 20 years.',
  ],
  [
    'montant=1000&lien=enfant&horizon=1',
    'Donner 1000 € ne coûterait rien. Sans autres biens, il resterait autant qu’en laissant tout au décès dans 1 an.',
    'Giving 1000 € would cost nothing. Without other assets, as much would be left as by leaving everything at a death in 1 year.',
  ],
])('writes the donation sentence in both languages: %s', (query, fr, en) =>
  expect([said(query, 'fr'), said(query, 'en')]).toEqual([fr, en]),
)
