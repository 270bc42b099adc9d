import { defineContract } from '../../definition/contract.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { constraints } from './constraints.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/**
 * What the simulator `plus-value-immobiliere` asks, answers and shows, as data: the tax on the sale of a property or
 * of building land by private owners, and what waiting would change. Amounts in euros, allowances and shares in
 * percent, durations in full years.
 *
 * Used by `explain-steps.ts`, `find-warnings.ts`, `index.ts`, `sale.ts` and `simulate.ts`. `index.ts` joins it to the
 * computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed:
 * `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change
 * freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: sales that a form can start from, by `title`; `name` is for the library only.
 * - `formGroups`: the folded parts of the form.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: pages show its amounts in whole euros, as the return of the sale has them.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `nextQuestions`: what a bank lends on top of the proceeds.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'plus-value-immobiliere',
  title: { fr: 'Plus-value immobilière', en: 'Tax on a property sale' },
  purpose: {
    fr: 'L’impôt sur la vente d’un bien, ce qui reste au vendeur, et ce qu’attendre changerait.',
    en: 'The tax on the sale of a property, what is left to the seller, and what waiting would change.',
  },
  keywords: {
    fr: 'vendre, vendre un bien, vendre ma maison, vendre un appartement, résidence secondaire, taxe plus-value, durée de détention, abattement pour durée, terrain à bâtir, vendre un terrain, bien hérité, surtaxe, frais de notaire vendeur, net vendeur, plus-value, maison, revente, exonération, vendre un studio, vente appartement, vendre ma résidence, vente d’un bien',
    en: 'sell, sell a flat, capital gains tax, capital gains on a house, second home, years of ownership, taper relief, building land, inherited house, net proceeds, house, tax on sale, sell rental property, capital gains on a flat',
  },
  group: 'acheter',

  params,

  presets: [
    {
      name: 'residence_secondaire',
      title: { fr: 'Résidence secondaire achetée en 2018', en: 'Second home bought in 2018' },
      query: {
        prix_vente: 320_000,
        prix_achat: 200_000,
        date_achat: '2018-05-10' as CivilDate,
        acquisition: 'achat',
        usage: 'autre',
        vendeurs: 2,
        amortissements: 0,
      },
    },
    {
      name: 'maison_heritee',
      title: { fr: 'Maison héritée en 2015, deux héritiers', en: 'House inherited in 2015, two heirs' },
      query: {
        prix_vente: 260_000,
        prix_achat: 180_000,
        date_achat: '2015-01-10' as CivilDate,
        acquisition: 'succession',
        usage: 'autre',
        vendeurs: 2,
        amortissements: 0,
      },
    },
    {
      name: 'meuble_amorti',
      title: { fr: 'Meublé amorti (LMNP), acheté en 2016', en: 'Furnished letting (LMNP) bought in 2016' },
      query: {
        prix_vente: 210_000,
        prix_achat: 150_000,
        date_achat: '2016-06-15' as CivilDate,
        acquisition: 'achat',
        usage: 'autre',
        vendeurs: 1,
        amortissements: 35_000,
      },
    },
  ],

  formGroups: [
    {
      title: { fr: 'Frais et travaux', en: 'Costs and works' },
      params: ['frais_vente', 'frais_achat', 'travaux', 'amortissements', 'bati'],
    },
    { title: { fr: 'Exonérations', en: 'Exemptions' }, params: ['remploi', 'exoneration'] },
  ],

  constraints,

  result,
  table: 'parDuree',

  headings: {
    parDuree: { fr: 'La même vente, plus tard', en: 'The same sale, later' },
  },
  decisive: ['resume.total', 'resume.netVendeur', 'resume.economieAnniversaire'],
  estimates: true,
  levers: ['prix_vente', 'prix_achat', 'frais_vente', 'vendeurs'],

  charts: [
    {
      title: { fr: 'L’impôt selon la durée de détention', en: 'The tax by years of ownership' },
      table: 'parDuree',
      x: 'dureeDetention',
      note: { fr: 'Au même prix de vente.', en: 'At the same sale price.' },
      lines: ['total'],
      readFromStart: true,
    },
    {
      title: { fr: 'De quoi cet impôt est fait', en: 'What that tax is made of' },
      table: 'parDuree',
      x: 'dureeDetention',
      stacks: ['impot', 'prelevementsSociaux', 'surtaxe'],
      readFromStart: true,
    },
  ],

  nextQuestions: [
    {
      simulator: 'capacite-emprunt',
      title: { fr: 'Racheter avec ce qui reste, et un prêt', en: 'Buy again with what is left, and a loan' },
      query: ({ data: { resume } }) => (resume.netVendeur > 0 ? { apport: resume.netVendeur } : undefined),
    },
  ],

  sentence,

  warnings: {
    droit_projete: {
      level: 'alert',
      fr: 'La vente est dans plus de deux ans : les taux et les abattements sont ceux d’aujourd’hui, une loi peut les changer.',
      en: 'The sale is more than two years ahead: rates and allowances are today’s, and a law may change them.',
    },
    anniversaire_proche: {
      level: 'alert',
      fr: 'Une année pleine de détention s’achève dans les 60 jours : vendre à partir de ce jour coûterait moins d’impôt.',
      en: 'A full year of ownership ends within 60 days: selling from that day on would cost less tax.',
    },
    moins_value: {
      fr: 'La vente se fait à perte : aucun impôt n’est dû, et la perte ne s’impute sur aucune autre plus-value, sauf exceptions (CGI, art. 150 VD).',
      en: 'The sale makes a loss: no tax is due, and the loss reduces no other gain, save for exceptions (CGI, art. 150 VD).',
    },
    forfait_travaux: {
      fr: 'Sans travaux plus chers indiqués, 15 % du prix d’achat sont déduits, après cinq ans, sans facture (CGI, art. 150 VB, II, 4°).',
      en: 'Without dearer works entered, 15% of the purchase price is deducted, after five years, without receipts (CGI, art. 150 VB, II, 4°).',
    },
    surtaxe_palier: {
      fr: 'La part de chaque vendeur est juste au-dessus d’un seuil de la surtaxe : un prix ou un gain un peu moindre la réduirait plus que d’ordinaire (CGI, art. 1609 nonies G).',
      en: 'The share of each seller is just above a threshold of the surtax: a slightly lower gain would reduce it more than usual (CGI, art. 1609 nonies G).',
    },
    exoneration_a_verifier: {
      fr: 'L’exonération demandée a des conditions que ce calcul ne vérifie pas : le notaire les contrôle (CGI, art. 150 U, II et III).',
      en: 'The exemption asked for has conditions that this computation does not check: the notary does (CGI, art. 150 U, II and III).',
    },
    forfait_frais: {
      fr: 'Sans frais d’acquisition plus chers indiqués, 7,5 % du prix d’achat sont déduits (CGI, art. 150 VB, II, 3°).',
      en: 'Without dearer acquisition costs entered, 7.5% of the purchase price is deducted (CGI, art. 150 VB, II, 3°).',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni un acte ni un conseil fiscal personnalisé. Le notaire calcule l’impôt et le paie lors de la vente ; seul son calcul fait foi.',
    en: 'Educational simulation, neither a deed nor personalised tax advice. The notary computes the tax and pays it at the sale; only that computation is authoritative.',
  },

  personal: true,

  example: {
    query: {
      prix_vente: 320_000,
      prix_achat: 200_000,
      date_achat: '2018-05-10' as CivilDate,
      date_vente: '2026-11-23' as CivilDate,
      usage: 'autre', // the default: the form always shows what the example gives
    },
    expect: {
      resume: {
        plusValueBrute: 75_000,
        impot: 11_685,
        surtaxe: 1230,
        prelevementsSociaux: 12_261.45,
        total: 25_176.45,
      },
    },
  },
})
