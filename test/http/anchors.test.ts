/** Figures as a client receives them, against values computed independently. */
import { expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory } from '../support/service.ts'

const service = await sharedInMemory()

const HOME = { prix: 300_000, apport: 60_000, taux_credit: 3.5, duree_credit: 20, loyer: 1200 }
const NO_RATE_NO_COST = {
  taux_credit: 0,
  charges: 0,
  taxe_fonciere: 0,
  frais_notaire: 0,
  rendement_alternatif: 0,
  revalo_immo: 0,
}

/** Euros to half a cent. */
const euros = (value: number) => expect.closeTo(value, 2)
/** A percent to half of its fourth decimal. */
const percent = (value: number) => expect.closeTo(value, 4)

const ANCHORS: [
  title: string,
  name: string,
  query: Record<string, unknown>,
  resume: Record<string, unknown>,
][] = [
  [
    'twenty years at 7 %',
    'interets-composes',
    { capital: 10_000, mensuel: 300, taux: 7, duree: 20, inflation: 2 },
    {
      capitalFinalBrut: euros(190_957.76),
      totalVerse: 82_000,
      capitalFinalReel: euros(128_509.1),
      totalInterets: euros(108_957.76),
      rendementTotal: percent(132.8753),
    },
  ],
  [
    'ten years at 5 %',
    'interets-composes',
    { capital: 10_000, mensuel: 200, taux: 5, duree: 10, inflation: 2 },
    { capitalFinalBrut: euros(47_161.58), totalVerse: 34_000, capitalFinalReel: euros(38_688.92) },
  ],
  [
    'buying with the defaults',
    'achat-location',
    HOME,
    {
      mensualiteCredit: euros(1391.9),
      fraisNotaire: 22_500,
      coutTotalAchat: euros(494_556.8),
      coutTotalLocation: 288_000,
      patrimoineAchatFinal: euros(445_784.22),
      patrimoineLocationFinal: euros(428_658.75),
      pointBasculeAnnees: 7,
      achatGagnant: true,
    },
  ],
  [
    'a world without rates or costs',
    'achat-location',
    { ...HOME, ...NO_RATE_NO_COST, loyer: 1000 },
    {
      mensualiteCredit: euros(1000),
      patrimoineAchatFinal: euros(300_000),
      patrimoineLocationFinal: euros(60_000),
    },
  ],
  [
    'rent and costs that follow prices',
    'achat-location',
    { ...HOME, revalo_loyer: 2, revalo_charges: 2 },
    {
      patrimoineAchatFinal: euros(445_784.22),
      patrimoineLocationFinal: euros(365_884.42),
      pointBasculeAnnees: 6,
    },
  ],
  [
    '10 000 to 25 000 in eight years',
    'cagr',
    { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 },
    { cagr: percent(12.1353), rendementTotal: 150, gainAbsolu: 15_000, multiple: 2.5, tri: null },
  ],
  ['all lost', 'cagr', { valeur_initiale: 10_000, valeur_finale: 0, duree: 8 }, { cagr: -100 }],
  [
    '24 000 a year, thirty-five years ahead',
    'coast-fire',
    { age: 30, age_retraite: 65, capital: 50_000, depenses: 2000, taux: 7, inflation: 2, taux_retrait: 4 },
    { capitalFire: euros(600_000), coastNumber: euros(112_389.32), anneesRestantes: 35, atteint: false },
  ],
]

it.each(ANCHORS)('computes the independently known figures of %s (%s)', async (_, name, query, resume) => {
  const { status, answer } = await get(service, simulateur(name, query))
  expect(status).toBe(200)
  expect(answer.data.resume).toMatchObject(resume)
})

it.each([
  ['with the defaults', HOME, 1157.8],
  ['with rent and costs that follow prices', { ...HOME, revalo_loyer: 2, revalo_charges: 2 }, 1032.69],
])('computes the break-even rent %s', async (_, query, rent) => {
  const { answer } = await get(service, simulateur('achat-location', query))
  expect(answer.data.complements).toMatchObject({ loyerEquilibre: euros(rent) })
})
