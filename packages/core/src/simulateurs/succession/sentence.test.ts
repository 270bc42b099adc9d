import { expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { succession } from './index.ts'

it.each([
  [
    'a family, and the option of the spouse that costs least over both deaths',
    'patrimoine=901500&proche=conjoint,age:70&proche=enfant,nombre:2&patrimoine_conjoint=300000',
    'Les droits prendraient 91 389 €, soit 10,15 % du total ; il resterait 808 611 €. Le conjoint aurait un quart en pleine propriété (225 000 €). Sur les deux décès, le choix le moins taxé serait l’usufruit de tout : 80 777 €.',
    'Duties would take €91,389, or 10.15% of the whole; €808,611 would be left. The spouse would receive a quarter in full ownership (€225,000). Over both deaths, the least taxed option would be the usufruct of everything: €80,777.',
  ],
  [
    'a spouse beside parents, who has no choice',
    'patrimoine=601500&proche=conjoint,age:70&proche=parent,nombre:2',
    'Les droits prendraient 16 389 €, soit 2,73 % du total ; il resterait 583 611 €. Chaque héritier paierait 8 194 € et recevrait 141 806 €. Le conjoint aurait 300 000 €. Meubles au forfait : 19 396 € de droits.',
    'Duties would take €16,389, or 2.73% of the whole; €583,611 would be left. Each heir would pay €8,194 and receive €141,806. The spouse would receive €300,000. Furniture at the flat rate: duties of €19,396.',
  ],
  [
    'a family of equal heirs',
    'patrimoine=901500&proche=frere_soeur,nombre:3&assurance=frere_soeur,avant_70:200000',
    'Les droits prendraient 385 663 € (9 500 € sur l’assurance-vie), soit 35,06 % du total ; il resterait 714 337 €. Chaque héritier paierait 125 388 € et recevrait 174 612 €. Meubles au forfait : 405 947 € de droits.',
    'Duties would take €385,663 (€9,500 on life insurance), or 35.06% of the whole; €714,337 would be left. Each heir would pay €125,388 and receive €174,612. Furniture at the flat rate: duties of €405,947.',
  ],
  [
    'a family of unequal heirs',
    'patrimoine=401500&proche=enfant&proche=enfant,handicap:true',
    'Les droits prendraient 18 194 €, soit 4,55 % du total ; il resterait 381 806 €. Meubles au forfait : 20 202 € de droits.',
    'Duties would take €18,194, or 4.55% of the whole; €381,806 would be left. Furniture at the flat rate: duties of €20,202.',
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
    'Les droits prendraient 65 389 € (19 000 € sur l’assurance-vie), soit 6,54 % du total ; il resterait 934 611 €. Chaque enfant paierait 32 694 € et recevrait 392 306 €. Le conjoint aurait un quart en pleine propriété (150 000 €). Meubles au forfait : 69 900 € de droits.',
    'Duties would take €65,389 (€19,000 on life insurance), or 6.54% of the whole; €934,611 would be left. Each child would pay €32,694 and receive €392,306. The spouse would receive a quarter in full ownership (€150,000). Furniture at the flat rate: duties of €69,900.',
  ],
  [
    'heirs who are not the beneficiaries of life insurance',
    'patrimoine=601500&lien=enfant&heritiers=2&assurance_vie=400000&beneficiaires=3',
    'Les droits prendraient 76 389 €, soit 7,64 % du total ; il resterait 923 611 €. Meubles au forfait : 82 404 € de droits.',
    'Duties would take €76,389, or 7.64% of the whole; €923,611 would be left. Furniture at the flat rate: duties of €82,404.',
  ],
  [
    'children beside a spouse who has the usufruct',
    'patrimoine=601500&lien=enfant&heritiers=2&conjoint_survivant=true&option_conjoint=usufruit&age_conjoint=72',
    'Les droits prendraient 40 389 €, soit 6,73 % du total ; il resterait 559 611 €. Chaque enfant paierait 20 194 € et recevrait 189 806 € en nue-propriété. Le conjoint aurait l’usufruit de tout (180 000 €). Meubles au forfait : 44 599 € de droits.',
    'Duties would take €40,389, or 6.73% of the whole; €559,611 would be left. Each child would pay €20,194 and receive €189,806 in bare ownership. The spouse would receive the usufruct of everything (€180,000). Furniture at the flat rate: duties of €44,599.',
  ],
  [
    'one child beside a spouse, who live in the home',
    'patrimoine=301500&lien=enfant&conjoint_survivant=true&residence_principale=200000&residence_occupee=true',
    'Les droits prendraient 17 194 €, soit 5,73 % du total ; il resterait 282 806 €. L’enfant paierait 17 194 € et recevrait 207 806 €. Le conjoint aurait un quart en pleine propriété (75 000 €). Meubles au forfait : 19 156 € de droits.',
    'Duties would take €17,194, or 5.73% of the whole; €282,806 would be left. The child would pay €17,194 and receive €207,806. The spouse would receive a quarter in full ownership (€75,000). Furniture at the flat rate: duties of €19,156.',
  ],
  [
    'children in the place of a parent',
    'patrimoine=601500&lien=enfant&heritiers=4&representants=2',
    'Les droits prendraient 72 777 €, soit 12,13 % du total ; il resterait 527 223 €. Chaque héritier paierait 18 194 € et recevrait 131 806 €. Meubles au forfait : 78 792 € de droits.',
    'Duties would take €72,777, or 12.13% of the whole; €527,223 would be left. Each heir would pay €18,194 and receive €131,806. Furniture at the flat rate: duties of €78,792.',
  ],
  [
    'one heir',
    'patrimoine=300000&lien=frere_soeur',
    'Les droits prendraient 124 713 €, soit 41,78 % du total ; il resterait 173 787 €. Meubles au forfait : 131 463 € de droits.',
    'Duties would take €124,713, or 41.78% of the whole; €173,787 would be left. Furniture at the flat rate: duties of €131,463.',
  ],
  [
    'a crumb',
    'patrimoine=101510&lien=enfant',
    'Les droits prendraient 0,50 €, soit moins de 0,01 % du total ; il resterait 100 010 €. Meubles au forfait : 254 € de droits.',
    'Duties would take €0.50, or less than 0.01% of the whole; €100,010 would be left. Furniture at the flat rate: duties of €254.',
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
    'Il n’y aurait pas de droits à payer, et 96 500 € à transmettre. Meubles au forfait : 70 € de droits.',
    'There would be no duties to pay, and €96,500 to pass on. Furniture at the flat rate: duties of €70.',
  ],
  [
    'furniture at the flat rate',
    'patrimoine=450000&lien=enfant&heritiers=3&forfait_mobilier=true',
    'Les droits prendraient 28 783 €, soit 6,11 % du total ; il resterait 442 217 €. Chaque enfant paierait 9 594 € et recevrait 147 406 €. Meubles à l’inventaire : 24 283 € de droits.',
    'Duties would take €28,783, or 6.11% of the whole; €442,217 would be left. Each child would pay €9,594 and receive €147,406. Furniture by an inventory: duties of €24,283.',
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
