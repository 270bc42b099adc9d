/**
 * The explanation of `plus-value-immobiliere`: the gain, why it may be exempt, its allowances and what is
 * due, then the same sale later. A step explains the figure, or the table, of the answer whose path ends with
 * its id: its formula must give the value there. Where the answer has no such figure, the step is an
 * intermediate value with its own label and kind; its formula must give its `value`, where it has one. Later
 * formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and
 * that one is shown. In formulas amounts are in euros, allowances in percent, rates set by law fractions.
 * `branches`: what each side of the `if`, `min` or `max` stands for. In a table, `count` is the number of
 * rows, `start` the values before the first row (0 where left out) and `prev.` the row before. `warns`: the
 * code of the warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change
 * freely; a step without `label` has that of its figure, in `result.ts`, and a table its heading, in
 * `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import { inPart } from '../../definition/explanation.ts'
import { explanation, hasLaterSale, lawOfSale, observed, step, table } from './explain-steps.ts'
import { laterSales } from './sale.ts'

/** The formula of the allowance after full years of ownership, in percent of the gain: 100 at most. */
const allowance = (scale: string, years: string): string =>
  `100 * min(1, sum(${scale}, ${scale}.taux * max(0, min(${years}, ${scale}.a) - ${scale}.de)))`

/** The formula of the tax on high gains of all sellers, in euros, for the income tax base of all. */
const surtax = (base: string): string =>
  `if(usage = "terrain_a_batir" or not exceeds(${base} / vendeurs, first(surtaxePlusValues, true, surtaxePlusValues.de)), 0, vendeurs * at(surtaxePlusValues, count(surtaxePlusValues, exceeds(${base} / vendeurs, surtaxePlusValues.de)), surtaxePlusValues.taux * ${base} / vendeurs - surtaxePlusValues.tauxLissage * max(0, surtaxePlusValues.lisseJusqua - ${base} / vendeurs)))`

/** The formula of the works counted, in euros, where a condition opens the flat rate of a building. */
const works = (isOpen: string): string =>
  `max(travauxReels, if(estBati and ${isOpen}, plusValueForfaitTravaux * prix_achat, 0))`

/** The prices, the costs and the works that count, and the gain. */
const gainSteps = [
  observed('anneesPleines', {
    label: { fr: 'Années pleines de détention', en: 'Full years of ownership' },
    kind: 'wholeYears',
    origin: {
      fr: 'Années entières du jour de l’achat à celui de la vente.',
      en: 'Whole years from the day of the purchase to that of the sale.',
    },
    value: ({ ownership }) => ownership.years,
  }),
  step('dureeDetention', 'anneesPleines', { figure: 'resume.dureeDetention' }),
  observed('venteProjetee', {
    label: { fr: 'Vente dans plus de deux ans (1 : oui)', en: 'Sale more than two years ahead (1: yes)' },
    kind: 'count',
    value: ({ ownership }) => Number(ownership.isProjected),
    origin: { fr: 'Comparée à aujourd’hui.', en: 'Compared with today.' },
    warns: 'droit_projete',
    warnsWhen: 'venteProjetee = 1',
  }),
  step('prixVenteCorrige', 'prix_vente - frais_vente'),
  step('fraisAchatReels', 'frais_achat', {
    label: { fr: 'Frais d’acquisition réels', en: 'Real acquisition costs' },
    kind: 'euros',
    when: ({ params }) => params.frais_achat !== undefined,
    value: ({ params }) => params.frais_achat ?? null,
  }),
  step('fraisAchatReels', '0', {
    label: { fr: 'Frais d’acquisition réels', en: 'Real acquisition costs' },
    kind: 'euros',
    when: ({ params }) => params.frais_achat === undefined,
    value: () => 0,
  }),
  step('fraisAchatRetenus', 'max(fraisAchatReels, plusValueForfaitFrais * prix_achat)', {
    when: ({ params }) => params.acquisition === 'achat',
    branches: [
      { fr: 'Frais réels', en: 'Real costs' },
      { fr: 'Forfait', en: 'Flat rate' },
    ],
    warns: 'forfait_frais',
    warnsWhen: 'exceeds(fraisAchatRetenus, fraisAchatReels)',
  }),
  step('fraisAchatRetenus', 'fraisAchatReels', { when: ({ params }) => params.acquisition !== 'achat' }),
  step('travauxReels', 'travaux', {
    label: { fr: 'Travaux réels', en: 'Real building work' },
    kind: 'euros',
    when: ({ params }) => params.travaux !== undefined,
    value: ({ params }) => params.travaux ?? null,
  }),
  step('travauxReels', '0', {
    label: { fr: 'Travaux réels', en: 'Real building work' },
    kind: 'euros',
    when: ({ params }) => params.travaux === undefined,
    value: () => 0,
  }),
  step('estBati', 'bati and usage <> "terrain_a_batir"', {
    label: { fr: 'Le bien est bâti', en: 'The property is built' },
    kind: 'flag',
    value: ({ params }) => params.bati && params.usage !== 'terrain_a_batir',
  }),
  observed('forfaitTravauxOuvert', {
    label: { fr: 'Vente plus de cinq ans après l’achat', en: 'Sale more than five years after the purchase' },
    kind: 'flag',
    value: ({ isAfterFiveYears }) => isAfterFiveYears,
    origin: {
      fr: 'Oui dès le lendemain du cinquième anniversaire de l’achat.',
      en: 'Yes from the day after the fifth anniversary of the purchase.',
    },
  }),
  step('travauxRetenus', works('forfaitTravauxOuvert'), {
    branches: [
      { fr: 'Travaux réels', en: 'Real works' },
      { fr: 'Forfait', en: 'Flat rate' },
    ],
    warns: 'forfait_travaux',
    warnsWhen: 'exceeds(travauxRetenus, travauxReels)',
  }),
  step('amortissementsRetenus', 'if(plusValueAmortissements, amortissements, 0)', {
    label: { fr: 'Amortissements repris', en: 'Depreciation added back' },
    kind: 'euros',
    when: ({ isDepreciationAddedBack }) => isDepreciationAddedBack,
    value: ({ params }) => params.amortissements,
  }),
  step('amortissementsRetenus', '0', {
    label: { fr: 'Amortissements repris', en: 'Depreciation added back' },
    kind: 'euros',
    when: ({ isDepreciationAddedBack }) => !isDepreciationAddedBack,
    value: () => 0,
  }),
  step('prixAchatCorrige', 'prix_achat - amortissementsRetenus + fraisAchatRetenus + travauxRetenus'),
  step('plusValueBrute', 'prixVenteCorrige - prixAchatCorrige', {
    warns: 'moins_value',
    warnsWhen: 'exceeds(0, plusValueBrute)',
  }),
]

/** The allowances, why the gain is exempt, and what of it is taxable. */
const exemptionSteps = [
  step('abattementImpot', allowance('plusValueAbattementImpot', 'dureeDetention'), {
    figure: 'resume.abattementImpot',
  }),
  step('abattementPrelevements', allowance('plusValueAbattementPrelevements', 'dureeDetention'), {
    figure: 'resume.abattementPrelevements',
  }),
  step(
    'motifExoneration',
    'if(usage = "residence_principale", "residence_principale", if(exoneration <> "aucune", exoneration, if(not exceeds(prix_vente / vendeurs, plusValueExonerationPrix), "prix", if(exceeds(100, abattementPrelevements), null, "duree"))))',
  ),
  step('partRemployee', 'if(remploi = 0, 0, if(remploi >= prix_vente, 1, remploi / prix_vente))', {
    label: { fr: 'Part du prix remployée', en: 'Share of the price reused' },
    kind: 'rate',
    warns: 'exoneration_a_verifier',
    warnsWhen: 'exoneration <> "aucune" or remploi > 0',
  }),
  step(
    'exonereEnEntier',
    'usage = "residence_principale" or exoneration <> "aucune" or not exceeds(prix_vente / vendeurs, plusValueExonerationPrix)',
    {
      label: { fr: 'Exonérée quelle que soit la durée', en: 'Exempt whatever the years' },
      kind: 'flag',
      value: ({ after, ownership }) => {
        const { exemption } = after(ownership.years)
        return exemption !== null && exemption !== 'duree'
      },
    },
  ),
  step('plusValueImposable', 'if(exonereEnEntier, 0, max(0, plusValueBrute) * (1 - partRemployee))'),
]

/** What is due, and what the sellers keep. */
const taxSteps = [
  step('baseImpot', 'plusValueImposable * (1 - abattementImpot / 100)'),
  step('impot', 'plusValueTaux * baseImpot', { figure: 'resume.impot' }),
  step('surtaxe', surtax('baseImpot'), {
    figure: 'resume.surtaxe',
    warns: 'surtaxe_palier',
    warnsWhen:
      'exceeds(surtaxe, 0) and count(surtaxePlusValues, exceeds(baseImpot / vendeurs, surtaxePlusValues.de) and exceeds(surtaxePlusValues.lisseJusqua, baseImpot / vendeurs)) > 0',
  }),
  step('basePrelevements', 'plusValueImposable * (1 - abattementPrelevements / 100)'),
  step('prelevementsSociaux', 'prelevementsSociauxMaintenus * basePrelevements', {
    figure: 'resume.prelevementsSociaux',
  }),
  step('total', 'impot + surtaxe + prelevementsSociaux', { figure: 'resume.total' }),
  step('netVendeur', 'prixVenteCorrige - total'),
  step('tauxEffectif', 'if(exceeds(plusValueBrute, 0), 100 * total / plusValueBrute, 0)'),
]

/** The same sale after each further full year, and what waiting for the next one saves. */
const laterSteps = [
  table('parDuree', {
    count:
      'max(1, last(plusValueAbattementPrelevements, plusValueAbattementPrelevements.de) - anneesPleines + 1)',
    start: { dureeDetention: 'anneesPleines - 1' },
    rows: (work) =>
      laterSales(work).map(({ sale }) => ({
        amortissementsRepris: sale.gain.depreciation,
        imposable: sale.taxable,
      })),
    columns: {
      dureeDetention: 'prev.dureeDetention + 1',
      amortissementsRepris: {
        label: { fr: 'Amortissements repris', en: 'Depreciation added back' },
        kind: 'euros',
        origin: {
          fr: 'Tous pour une vente depuis le 15 février 2025, aucun avant.',
          en: 'All of it for a sale since 15 February 2025, none before.',
        },
      },
      imposable: {
        formula: `if(exonereEnEntier, 0, max(0, prixVenteCorrige - prix_achat + amortissementsRepris - fraisAchatRetenus - ${works('(forfaitTravauxOuvert or dureeDetention > plusValueForfaitTravauxDuree)')}) * (1 - partRemployee))`,
        label: { fr: 'Plus-value imposable', en: 'Taxable gain' },
        kind: 'euros',
      },
      abattementImpot: allowance('plusValueAbattementImpot', 'dureeDetention'),
      abattementPrelevements: allowance('plusValueAbattementPrelevements', 'dureeDetention'),
      impot: 'plusValueTaux * imposable * (1 - abattementImpot / 100)',
      surtaxe: surtax('(imposable * (1 - abattementImpot / 100))'),
      prelevementsSociaux: 'prelevementsSociauxMaintenus * imposable * (1 - abattementPrelevements / 100)',
      total: 'impot + surtaxe + prelevementsSociaux',
    },
  }),
  observed('anniversaire', {
    origin: {
      fr: 'Le jour où une année entière de plus s’achève.',
      en: 'The day on which one more whole year ends.',
    },
  }),
  step('totalAnniversaire', 'at(parDuree, 2, parDuree.total)', {
    label: {
      fr: 'Impôt à payer à la prochaine année pleine',
      en: 'Tax to pay at the next full year',
    },
    kind: 'euros',
    when: hasLaterSale,
    value: ({ ownership, after }) => after(ownership.years + 1).due.total,
  }),
  step('economieAnniversaire', 'max(0, total - totalAnniversaire)', {
    when: hasLaterSale,
    branches: [
      { fr: 'Attendre ne réduit pas l’impôt', en: 'Waiting does not reduce the tax' },
      { fr: 'Attendre réduit l’impôt', en: 'Waiting reduces the tax' },
    ],
  }),
  step('economieAnniversaire', '0', { when: (work) => !hasLaterSale(work) }),
  observed('joursRestants', {
    label: { fr: 'Jours jusque-là', en: 'Days until then' },
    kind: 'count',
    value: ({ daysLeft }) => daysLeft,
    origin: { fr: 'À partir de la vente.', en: 'From the sale on.' },
  }),
  observed('joursProches', {
    label: { fr: 'Jours où l’attente est signalée', en: 'Days within which waiting is told' },
    kind: 'count',
    value: () => 60,
    origin: { fr: 'Choisis par ce simulateur.', en: 'Chosen by this simulator.' },
  }),
  step('anniversaireProche', 'joursRestants <= joursProches', {
    label: { fr: 'Ce jour est proche', en: 'That day is near' },
    kind: 'flag',
    value: ({ ownership, daysLeft }) => (daysLeft === null ? null : ownership.isAnniversaryNear),
    warns: 'anniversaire_proche',
    warnsWhen: 'anniversaireProche and exceeds(economieAnniversaire, 0)',
  }),
]

/**
 * Explains the answer of `plus-value-immobiliere`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOfSale,
  steps: [
    ...inPart({ fr: 'La plus-value', en: 'The gain' }, gainSteps),
    ...inPart({ fr: 'Abattements et exonérations', en: 'Allowances and exemptions' }, exemptionSteps),
    ...inPart({ fr: 'L’impôt', en: 'The tax' }, taxSteps),
    ...inPart({ fr: 'La même vente, plus tard', en: 'The same sale, later' }, laterSteps),
  ],
})
