import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { succession } from './index.ts'

it.each([
  [
    'a family, and the option of the spouse that costs least over both deaths',
    'patrimoine=901500&proche=conjoint,age:70&proche=enfant,nombre:2&patrimoine_conjoint=300000',
    'Les droits prendraient 91 389 €, soit 10,15 % du total : 91 389 € sur la succession ; il resterait 808 611 €. Avec le forfait de 5 % pour les meubles, les droits seraient de 98 150 €. Sur les deux décès, le choix du conjoint le moins taxé serait l’usufruit de tout : 80 777 €.',
    'Duties would take €91,389, or 10.15% of the whole: €91,389 on the estate; €808,611 would be left. With furniture at the flat rate of 5%, duties would be €98,150. Over both deaths, the spouse’s least taxed option would be the usufruct of everything: €80,777.',
  ],
  [
    'a family without an heir',
    'patrimoine=101500&proche=autre',
    'Il n’y aurait rien à transmettre, ni droits à payer. 100 000 € sans héritier iraient à l’État.',
    'There would be nothing to pass on, and no duties to pay. €100,000 without an heir would go to the State.',
  ],
  [
    'heirs and life insurance',
    'patrimoine=601500&lien=enfant&heritiers=2&conjoint_survivant=true&assurance_vie=400000',
    'Les droits prendraient 65 389 €, soit 6,54 % du total : 23 194 € pour chacun des 2 héritiers et 19 000 € sur l’assurance-vie ; il resterait 934 611 €. Avec le forfait de 5 % pour les meubles, les droits seraient de 69 900 €.',
    'Duties would take €65,389, or 6.54% of the whole: €23,194 from each of the 2 heirs and €19,000 on life insurance; €934,611 would be left. With furniture at the flat rate of 5%, duties would be €69,900.',
  ],
  [
    'one heir',
    'patrimoine=300000&lien=frere_soeur',
    'Les droits prendraient 124 713 €, soit 41,78 % du total : 124 713 € pour l’héritier ; il resterait 173 787 €. Avec le forfait de 5 % pour les meubles, les droits seraient de 131 463 €.',
    'Duties would take €124,713, or 41.78% of the whole: €124,713 from the heir; €173,787 would be left. With furniture at the flat rate of 5%, duties would be €131,463.',
  ],
  [
    'a crumb',
    'patrimoine=101510&lien=enfant',
    'Les droits prendraient 0,50 €, soit moins de 0,01 % du total : 0,50 € pour l’héritier ; il resterait 100 010 €. Avec le forfait de 5 % pour les meubles, les droits seraient de 254 €.',
    'Duties would take €0.50, or less than 0.01% of the whole: €0.50 from the heir; €100,010 would be left. With furniture at the flat rate of 5%, duties would be €254.',
  ],
  [
    'no duties',
    'patrimoine=50000&lien=enfant',
    'Il n’y aurait pas de droits à payer, et 48 500 € à transmettre.',
    'There would be no duties to pay, and €48,500 to pass on.',
  ],
  [
    'no duties but with furniture',
    'patrimoine=98000&lien=enfant',
    'Il n’y aurait pas de droits à payer, et 96 500 € à transmettre. Avec le forfait de 5 % pour les meubles, les droits seraient de 70 €.',
    'There would be no duties to pay, and €96,500 to pass on. With furniture at the flat rate of 5%, duties would be €70.',
  ],
  [
    'furniture at the flat rate',
    'patrimoine=450000&lien=enfant&heritiers=3&forfait_mobilier=true',
    'Les droits prendraient 28 783 €, soit 6,11 % du total : 9 594 € pour chacun des 3 héritiers ; il resterait 442 217 €.',
    'Duties would take €28,783, or 6.11% of the whole: €9,594 from each of the 3 heirs; €442,217 would be left.',
  ],
  [
    'nothing',
    'patrimoine=0&lien=enfant',
    'Il n’y aurait rien à transmettre, ni droits à payer.',
    'There would be nothing to pass on, and no duties to pay.',
  ],
  [
    'life insurance alone',
    'patrimoine=0&lien=autre&assurance_vie=500000',
    'Les droits prendraient 69 500 €, soit 13,9 % du total : 69 500 € sur l’assurance-vie ; il resterait 430 500 €.',
    'Duties would take €69,500, or 13.9% of the whole: €69,500 on life insurance; €430,500 would be left.',
  ],
])('writes the succession sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(succession, query, 'fr'))).toBe(french)
  expect(tell(succession, query, 'en')).toBe(english)
})
