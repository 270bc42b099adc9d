import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { retraitePublique } from './index.ts'

it.each([
  [
    'a departure at the full rate',
    'naissance=1964-05-10&salaire=36000&annee_debut=1986',
    /^À 64 ans et 1 mois, au taux plein : 1 \d{3} € nets par mois, en euros d’aujourd’hui[.] Dès 62 ans et 9 mois, ce serait 1 6\d\d € : attendre rapporte si l’on vit au-delà de 75 ans et 2 mois[.]$/,
    /^At 64 years 1 month, at the full rate: €1,\d{3} a month net, in today’s euros[.] From 62 years 9 months, it would be €1,6\d\d: waiting pays if one lives beyond 75 years 2 months[.]$/,
  ],
  [
    'the first possible departure',
    'naissance=1964-05-10&salaire=36000&annee_debut=1986&depart=legal',
    /^À 62 ans et 9 mois, avec \d trimestres manquants : 1 6\d\d € nets par mois, en euros d’aujourd’hui[.]$/,
    /^At 62 years 9 months, with \d quarters missing: €1,6\d\d a month net, in today’s euros[.]$/,
  ],
  [
    'missing quarters',
    'naissance=1983-10-01&salaire=42000&annee_debut=2010&age_depart=64&mois_depart=7&trimestres=64&points=2504',
    /^À 64 ans et 7 mois, avec 10 trimestres manquants : /,
    /^At 64 years 7 months, with 10 quarters missing: /,
  ],
  [
    'a whole age, without a wage',
    'naissance=1975-06-15&salaire=0&annee_debut=1998&depart=67',
    /^À 67 ans, au taux plein : 0 € nets par mois/,
    /^At 67 years, at the full rate: €0 a month net/,
  ],
])('writes the retraite-publique sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(retraitePublique, query, 'fr'))).toMatch(french)
  expect(tell(retraitePublique, query, 'en')).toMatch(english)
})
