import { expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { succession } from './index.ts'

it.each([
  [
    'a family, and the option of the spouse that costs least over both deaths',
    'patrimoine=901500&proche=conjoint,age:70&proche=enfant,nombre:2&patrimoine_conjoint=300000',
    'Les droits prendraient 91 389 €, soit 10,15 % du total ; il resterait 808 611 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 98 150 €. Sur les deux décès, le choix du conjoint le moins taxé serait l’usufruit de tout : 80 777 €.',
    'Duties would take €91,389, or 10.15% of the whole; €808,611 would be left. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €98,150. Over both deaths, the spouse’s least taxed option would be the usufruct of everything: €80,777.',
  ],
  [
    'a family of equal heirs',
    'patrimoine=901500&proche=frere_soeur,nombre:3&assurance=frere_soeur,avant_70:200000',
    'Les droits prendraient 385 663 € (9 500 € sur l’assurance-vie), soit 35,06 % du total ; il resterait 714 337 €. Chaque héritier paierait 125 388 € et recevrait 174 612 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 405 947 €.',
    'Duties would take €385,663 (€9,500 on life insurance), or 35.06% of the whole; €714,337 would be left. Each heir would pay €125,388 and receive €174,612. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €405,947.',
  ],
  [
    'a family of unequal heirs',
    'patrimoine=401500&proche=enfant&proche=enfant,handicap:true',
    'Les droits prendraient 18 194 €, soit 4,55 % du total ; il resterait 381 806 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 20 202 €.',
    'Duties would take €18,194, or 4.55% of the whole; €381,806 would be left. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €20,202.',
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
    'Les droits prendraient 65 389 € (19 000 € sur l’assurance-vie), soit 6,54 % du total ; il resterait 934 611 €. Chaque enfant paierait 32 694 € et recevrait 392 306 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 69 900 €.',
    'Duties would take €65,389 (€19,000 on life insurance), or 6.54% of the whole; €934,611 would be left. Each child would pay €32,694 and receive €392,306. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €69,900.',
  ],
  [
    'heirs who are not the beneficiaries of life insurance',
    'patrimoine=601500&lien=enfant&heritiers=2&assurance_vie=400000&beneficiaires=3',
    'Les droits prendraient 76 389 €, soit 7,64 % du total ; il resterait 923 611 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 82 404 €.',
    'Duties would take €76,389, or 7.64% of the whole; €923,611 would be left. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €82,404.',
  ],
  [
    'children beside a spouse who has the usufruct',
    'patrimoine=601500&lien=enfant&heritiers=2&conjoint_survivant=true&option_conjoint=usufruit&age_conjoint=72',
    'Les droits prendraient 40 389 €, soit 6,73 % du total ; il resterait 559 611 €. Chaque enfant paierait 20 194 € et recevrait 189 806 € en nue-propriété. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 44 599 €.',
    'Duties would take €40,389, or 6.73% of the whole; €559,611 would be left. Each child would pay €20,194 and receive €189,806 in bare ownership. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €44,599.',
  ],
  [
    'one child beside a spouse, who live in the home',
    'patrimoine=301500&lien=enfant&conjoint_survivant=true&residence_principale=200000&residence_occupee=true',
    'Les droits prendraient 17 194 €, soit 5,73 % du total ; il resterait 282 806 €. L’enfant paierait 17 194 € et recevrait 207 806 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 19 156 €.',
    'Duties would take €17,194, or 5.73% of the whole; €282,806 would be left. The child would pay €17,194 and receive €207,806. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €19,156.',
  ],
  [
    'children in the place of a parent',
    'patrimoine=601500&lien=enfant&heritiers=4&representants=2',
    'Les droits prendraient 72 777 €, soit 12,13 % du total ; il resterait 527 223 €. Chaque héritier paierait 18 194 € et recevrait 131 806 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 78 792 €.',
    'Duties would take €72,777, or 12.13% of the whole; €527,223 would be left. Each heir would pay €18,194 and receive €131,806. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €78,792.',
  ],
  [
    'one heir',
    'patrimoine=300000&lien=frere_soeur',
    'Les droits prendraient 124 713 €, soit 41,78 % du total ; il resterait 173 787 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 131 463 €.',
    'Duties would take €124,713, or 41.78% of the whole; €173,787 would be left. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €131,463.',
  ],
  [
    'a crumb',
    'patrimoine=101510&lien=enfant',
    'Les droits prendraient 0,50 €, soit moins de 0,01 % du total ; il resterait 100 010 €. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 254 €.',
    'Duties would take €0.50, or less than 0.01% of the whole; €100,010 would be left. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €254.',
  ],
  [
    'no duties',
    'patrimoine=50000&lien=enfant',
    'Il n’y aurait pas de droits à payer, et 48 500 € à transmettre.',
    'There would be no duties to pay, and €48,500 to pass on.',
  ],
  [
    'no duties for several heirs',
    'patrimoine=50000&lien=enfant&heritiers=3',
    'Il n’y aurait pas de droits à payer, et 48 500 € à transmettre. Chaque enfant recevrait 16 167 €.',
    'There would be no duties to pay, and €48,500 to pass on. Each child would receive €16,167.',
  ],
  [
    'no duties but with furniture',
    'patrimoine=98000&lien=enfant',
    'Il n’y aurait pas de droits à payer, et 96 500 € à transmettre. Cela suppose un inventaire des meubles ; sinon, avec le forfait de 5 %, les droits seraient de 70 €.',
    'There would be no duties to pay, and €96,500 to pass on. This counts furniture by an inventory; otherwise, by the flat rate of 5%, duties would be €70.',
  ],
  [
    'furniture at the flat rate',
    'patrimoine=450000&lien=enfant&heritiers=3&forfait_mobilier=true',
    'Les droits prendraient 28 783 €, soit 6,11 % du total ; il resterait 442 217 €. Chaque enfant paierait 9 594 € et recevrait 147 406 €. Cela suppose le forfait de 5 % des meubles ; sinon, avec un inventaire, les droits seraient de 24 283 €.',
    'Duties would take €28,783, or 6.11% of the whole; €442,217 would be left. Each child would pay €9,594 and receive €147,406. This counts furniture by the flat rate of 5%; otherwise, by an inventory, duties would be €24,283.',
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
    'Les droits prendraient 69 500 € (69 500 € sur l’assurance-vie), soit 13,9 % du total ; il resterait 430 500 €.',
    'Duties would take €69,500 (€69,500 on life insurance), or 13.9% of the whole; €430,500 would be left.',
  ],
])('writes the succession sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(succession, query, 'fr'))).toBe(french)
  expect(tell(succession, query, 'en')).toBe(english)
})

it('tells equal heirs what the rows of the same family have, beside a spouse in the home', () => {
  const estate = 'patrimoine=300000&dettes=250000&residence_principale=200000&residence_occupee=true'
  const sentence = tell(succession, `${estate}&lien=enfant&heritiers=2&conjoint_survivant=true`, 'en')
  const { heritiers } = ask(succession, `${estate}&proche=conjoint,age:70&proche=enfant,nombre:2`).data
  const { net = 0 } = heritiers.find(({ lien }) => lien === 'enfant') ?? {}
  const [, written = ''] = /Each child would receive €([\d,]+)[.]/.exec(sentence) ?? []
  expect(Number(written.replaceAll(',', ''))).toBe(Math.round(net))
})

it('says that funeral costs are deducted without proof', () => {
  const { help } = succession.contract.result.resume.actifNet
  expect([plain(help?.fr ?? ''), help?.en]).toEqual([
    expect.stringContaining('frais funéraires (1 500 € sans justificatif)'),
    expect.stringContaining('funeral costs (€1,500 without proof)'),
  ])
})
