/**
 * The explanation of `donation`: to give now or to leave, on one day and by year of death. A step explains
 * the figure, or the table, of the answer whose path ends with its id, or that `figure` names: its formula
 * must give the value there. Where the answer has no such figure, the step is an intermediate value with its
 * own label and kind. Later formulas read a step by its id. Steps with one id are variants: at most one
 * `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are
 * rates in percent, rates set by law fractions. `law`: names of values of law that the step cites even where
 * its formula does not read them. In a table, `count` is the number of rows, `start` the values before the
 * first row (0 where left out) and `prev.` the row before. Texts here may change freely; a step without
 * `label` has that of its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a
 * column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `coutTotal`, `droits`, `frais` and `valeurTransmise` of `cost.explain.ts`;
 * `parDonataire` of `duties.explain.ts`; `rappels` of `earlier.explain.ts`; `anneeDonation`, `jourDonation`,
 * `lignes`, `nombreLignes` and `nombrePersonnes` of `recipients.explain.ts`. Its ids that other files read: none.
 */
import {
  column,
  dutyFormula,
  EXEMPT_AT_DEATH,
  hasHorizon,
  isOneOf,
  step,
  type Taxation,
  table,
  type Work,
} from './gift.explain.ts'

const euros = column.euros

/** The formula of a column of `rappels` summed over the earlier gifts to the row that the death recalls. */
const recalledOf = (figure: string): string =>
  `sum(rappels, if(rappels.deLaLigne = ligne and rappels.jour >= jourRappel, rappels.${figure}, 0))`

/** A formula over this gift; 0 where the death no longer recalls it. */
const ofThisGift = (formula: string): string =>
  `if(jourDonation >= jourRappel, at(parDonataire, don, ${formula}), 0)`

const fromKinship = 'min(parDonataire.compte, parDonataire.resteLien)'
const fromDisability = `min(parDonataire.compte - ${fromKinship}, parDonataire.resteHandicap)`

/**
 * The formula of what is left of the allowances of a row at death, in euros. Gifts take nothing of the default
 * allowance, which is not one of gifts.
 */
const leftAfter = (kinship: string, disability: string): string =>
  `if(parDefaut, if(infirme, 0, lien), max(0, lien - (${kinship}))) + max(0, handicapLegal - (${disability}))`

/**
 * Each row of the question at the death of each donor, on the day of the gift (year 0) and in each year: what is
 * inherited and its duties, both ways.
 */
function deathTable(taxation: Exclude<Taxation, 'exempt'>, earlier: boolean) {
  // `tie`: the column with the kinship. Days are numbers YYYYMMDD, in which a year counts for 100 * 100.
  const scaled = { taxation, scale: 'baremeDeces', tie: 'parente', withoutSpouses: true }
  const due = (share: string, left: string, filled: string) => {
    const duties = dutyFormula(scaled, `max(0, ${share} - ${left})`, filled)
    const ofAll = `personnes * ${duties}`
    return taxation === 'one' ? ofAll : `if(exempt, 0, ${ofAll})`
  }
  const recalled = (figure: string) => (earlier ? recalledOf(figure) : '0')
  const inherited = (estate: string) =>
    `${estate} * growth(croissance / 100, annee) / donateurs / nombrePersonnes`
  return table('deces', {
    label: { fr: 'Les droits au décès, année par année', en: 'Duties at death, year by year' },
    when: (work) => hasHorizon(work) && work.atDeath === taxation && work.hasEarlier === earlier,
    law: ['rappelDonations'],
    count: '(horizon + 1) * nombreLignes * donateurs',
    start: {},
    columns: {
      numero: column.count('prev.numero + 1', 'Numéro', 'Number'),
      annee: column.count('floor((numero - 1) / (nombreLignes * donateurs))', 'Année', 'Year'),
      defunt: column.count(
        '1 + floor((numero - 1) / nombreLignes) - annee * donateurs',
        'Donateur qui meurt',
        'Donor who dies',
      ),
      ligne: column.count(
        'numero - nombreLignes * floor((numero - 1) / nombreLignes)',
        'Ligne de l’héritier',
        'Row of the heir',
      ),
      parente: column.word('at(lignes, ligne, lignes.parente)', 'Lien', 'Kinship'),
      personnes: column.count('at(lignes, ligne, lignes.personnes)', 'Personnes', 'Persons'),
      ...(taxation === 'several' && {
        exempt: column.flag(isOneOf('parente', EXEMPT_AT_DEATH), 'Exonéré au décès', 'Exempt at death'),
      }),
      lien: euros(
        'at(lignes, ligne, lignes.abattementAuDeces)',
        'Abattement du lien',
        'Allowance of kinship',
      ),
      parDefaut: column.flag(
        'at(lignes, ligne, lignes.parDefaut)',
        'À défaut d’autre',
        'For want of another',
      ),
      infirme: column.flag('at(lignes, ligne, lignes.infirme)', 'Handicap', 'Disability'),
      handicapLegal: euros(
        'at(lignes, ligne, lignes.handicapDeLaLigne)',
        'Abattement du handicap',
        'Allowance of disability',
      ),
      jourRappel: column.day(
        'jourDonation + 100 * 100 * (min(annee, 100 * 100 - 1 - anneeDonation) - rappelDonations)',
        'Rappel depuis le',
        'Recalled since',
      ),
      don: column.count(
        '(defunt - 1) * nombrePersonnes + at(lignes, ligne, lignes.jusqua)',
        'Numéro de cette donation',
        'Number of this gift',
      ),
      prisLien: euros(recalled('prisDuLien'), 'Déjà pris sur le lien', 'Already taken of kinship'),
      prisHandicap: euros(
        recalled('prisDuHandicap'),
        'Déjà pris sur le handicap',
        'Already taken of disability',
      ),
      bas: euros(recalled('auDela'), 'Bas du barème déjà occupé', 'Bottom of the scale filled already'),
      donLien: euros(
        ofThisGift(fromKinship),
        'Cette donation, prise sur le lien',
        'This gift, taken of kinship',
      ),
      donHandicap: euros(
        ofThisGift(fromDisability),
        'Cette donation, prise sur le handicap',
        'This gift, taken of disability',
      ),
      donBas: euros(
        ofThisGift(`parDonataire.compte - ${fromKinship} - ${fromDisability}`),
        'Cette donation, au-delà des abattements',
        'This gift, beyond the allowances',
      ),
      resteSiDonne: euros(
        leftAfter('prisLien + donLien', 'prisHandicap + donHandicap'),
        'Abattement restant si l’on donne',
        'Allowance left if given',
      ),
      resteSiLaisse: euros(
        leftAfter('prisLien', 'prisHandicap'),
        'Abattement restant si l’on laisse',
        'Allowance left if left',
      ),
      partSiDonne: euros(inherited('reste'), 'Part héritée si l’on donne', 'Share inherited if given'),
      partSiLaisse: euros(inherited('possede'), 'Part héritée si l’on laisse', 'Share inherited if left'),
      droitsSiDonne: euros(
        due('partSiDonne', 'resteSiDonne', '(bas + donBas)'),
        'Droits si l’on donne',
        'Duties if given',
      ),
      droitsSiLaisse: euros(
        due('partSiLaisse', 'resteSiLaisse', 'bas'),
        'Droits si l’on laisse',
        'Duties if left',
      ),
    },
  })
}

const deathTables = (['one', 'several'] as const).flatMap((taxation) =>
  [false, true].map((earlier) => deathTable(taxation, earlier)),
)

/**
 * The table by year of death, then what is left where the donors die on the day of the gift; `isTaxed`: some heir
 * pays duties.
 */
const deathSteps = (isTaxed: boolean) => {
  const when = (work: Work) => hasHorizon(work) && (work.atDeath !== 'exempt') === isTaxed
  const dutiesOf = (year: string, figure: string) =>
    isTaxed ? `sum(deces, if(deces.annee = ${year}, deces.${figure}, 0))` : '0'
  const less = (figure: string) => (isTaxed ? ` - ${dutiesOf('0', figure)}` : '')
  return [
    table('yearly', {
      figure: 'yearly',
      when,
      count: 'horizon',
      start: {},
      columns: {
        annee: 'prev.annee + 1',
        droitsDecesDonner: dutiesOf('annee', 'droitsSiDonne'),
        droitsLaisser: dutiesOf('annee', 'droitsSiLaisse'),
        netDonner: '(possede - coutTotal) * growth(croissance / 100, annee) - droitsDecesDonner',
        netLaisser: 'possede * growth(croissance / 100, annee) - droitsLaisser',
        avantage: 'netDonner - netLaisser',
      },
    }),
    step('netDonnerDepart', `possede - coutTotal${less('droitsSiDonne')}`, { when }),
    step('netLaisserDepart', `possede${less('droitsSiLaisse')}`, { when }),
  ]
}

const atHorizon = { when: hasHorizon }
const left = {
  label: { fr: 'Ce qui leur reste s’ils donnent', en: 'What they have left if they give' },
  kind: 'euros' as const,
}

/**
 * To give now or to leave, for each year in which the donors may die. Formulas for `explain.ts`, replayed against the
 * answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const comparisonSteps = [
  step('possede', 'valeurTransmise + patrimoine', {
    ...atHorizon,
    label: { fr: 'Tout ce que possèdent les donateurs', en: 'All that the donors own' },
    kind: 'euros',
    warns: 'pacs_sans_testament',
    warnsWhen: 'count(lignes, lignes.parente = "pacs") > 0',
  }),
  step('reste', 'max(0, patrimoine - coutTotal)', {
    ...left,
    when: (work) => hasHorizon(work) && work.params.droits_par_donateur,
  }),
  step('reste', 'patrimoine', {
    ...left,
    when: (work) => hasHorizon(work) && !work.params.droits_par_donateur,
  }),
  ...deathTables,
  ...[true, false].flatMap(deathSteps),
  table('yearly', {
    figure: 'yearly',
    when: (work) => !hasHorizon(work),
    count: '0',
    start: {},
    columns: {
      annee: 'null',
      droitsDecesDonner: 'null',
      droitsLaisser: 'null',
      netDonner: 'null',
      netLaisser: 'null',
      avantage: 'null',
    },
  }),
  step('decesDans', 'horizon', { ...atHorizon, figure: 'comparaison.horizon' }),
  step('netSiDonne', 'last(yearly, yearly.netDonner)', { ...atHorizon, figure: 'comparaison.netDonner' }),
  step('netSiLaisse', 'last(yearly, yearly.netLaisser)', { ...atHorizon, figure: 'comparaison.netLaisser' }),
  step('avantageADonner', 'netSiDonne - netSiLaisse', { ...atHorizon, figure: 'comparaison.avantage' }),
  step('droitsSiDonne', 'droits + last(yearly, yearly.droitsDecesDonner)', {
    ...atHorizon,
    figure: 'comparaison.droitsDonner',
  }),
  step('droitsSiLaisse', 'last(yearly, yearly.droitsLaisser)', {
    ...atHorizon,
    figure: 'comparaison.droitsLaisser',
  }),
  step('fraisDuDon', 'frais', { ...atHorizon, figure: 'comparaison.frais' }),
]
