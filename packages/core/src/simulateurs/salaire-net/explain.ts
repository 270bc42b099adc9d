/**
 * The explanation of `salaire-net`: what comes off gross, the tax of the household and what remains. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind; its formula must give its `value`, where it has one. Later formulas read a step by its id. Steps with
 * one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are
 * in euros, rates set by law fractions. In a table, `count` is the number of rows, `start` the values before
 * the first row (0 where left out) and `prev.` the row before. `warns`: the code of the warning that the step
 * explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a step without `label` has
 * that of its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table
 * changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `impotFoyer`, `nombreParts`, `partsAdultes`, `plafonnement`, `revenuImposable` and
 * `revenusImposables` of `tax.explain.ts`. Its ids that other files read: `netImposable` in `tax.explain.ts`.
 */
import { inPart } from '../../definition/explanation.ts'
import { LATEST_INCOME_YEAR } from '../../legislation/regles/impot-revenu/wage-tax.ts'
import { contract } from './contract.ts'
import { explanation, lawOfWage, observed, otherQuestion, step, table } from './explain-steps.ts'
import { taxSteps } from './tax.explain.ts'

/** The formula of each line of the pay slip, in euros a year, by its code, in the order of the answer. */
const LINES: Readonly<Record<string, string>> = {
  vieillesse_plafonnee: 'cotisationsVieillesse.plafonnee * tranche1',
  vieillesse_deplafonnee: 'cotisationsVieillesse.deplafonnee * brutAnnuel',
  complementaire_t1: 'cotisationsComplementaires.tranche1 * tranche1',
  complementaire_t2: 'cotisationsComplementaires.tranche2 * tranche2',
  ceg: 'cotisationsComplementaires.ceg1 * tranche1 + cotisationsComplementaires.ceg2 * tranche2',
  cet: 'if(brutAnnuel > plafondSecuriteSociale, cotisationsComplementaires.cet * (tranche1 + tranche2), 0)',
  apec: 'if(cadre, apec.taux * min(brutAnnuel, apec.plafonds * plafondSecuriteSociale), 0)',
  alsace_moselle: 'if(alsace_moselle, maladieAlsaceMoselle * brutAnnuel, 0)',
  csg_deductible: 'csgSalaire.deductible * baseCsg',
  csg_imposable: 'csgSalaire.imposable * baseCsg',
  crds: 'csgSalaire.crds * baseCsg',
  mutuelle: '12 * mutuelle',
}
const codes = Object.keys(LINES)

/** The formula of the line of a row, by its code. */
const byCode = codes.reduceRight((rest, code) => `if(code = "${code}", ${LINES[code]}, ${rest})`, '0')
/** The formula of the sum of the lines that meet a condition. */
const sumOf = (condition: string): string => `sum(lignes, if(${condition}, lignes.part, 0))`

/** The formula of whether a line is the CSG or the CRDS. */
const LEVIES = '(lignes.code = "csg_deductible" or lignes.code = "csg_imposable" or lignes.code = "crds")'

/** The gross wage, what comes off it, and the net one. */
const paySlipSteps = [
  step('brutAnnuel', 'salaire * mois', { when: ({ params }) => params.periode === 'mensuel' }),
  step('brutAnnuel', 'salaire', { when: ({ params }) => params.periode === 'annuel' }),
  step('brutMensuel', 'brutAnnuel / 12'),
  step('tranche1', 'min(brutAnnuel, plafondSecuriteSociale)', {
    label: { fr: 'Salaire jusqu’au plafond', en: 'Wage up to the ceiling' },
    kind: 'euros',
  }),
  step(
    'tranche2',
    'min(brutAnnuel, cotisationsComplementaires.plafonds * plafondSecuriteSociale) - tranche1',
    { label: { fr: 'Salaire de la tranche 2', en: 'Wage of band 2' }, kind: 'euros' },
  ),
  step('salaireAbattu', 'min(brutAnnuel, csgSalaire.plafonds * plafondSecuriteSociale)', {
    label: { fr: 'Salaire compté à 98,25 %', en: 'Wage counted at 98.25%' },
    kind: 'euros',
  }),
  step(
    'baseCsg',
    'csgSalaire.assiette * salaireAbattu + brutAnnuel - salaireAbattu + 12 * mutuelle_employeur + if(cadre, prevoyanceCadre * tranche1, 0)',
    { label: { fr: 'Base de la CSG', en: 'Base of the CSG' }, kind: 'euros' },
  ),
  table('lignes', {
    figure: 'cotisations',
    count: String(codes.length),
    start: {},
    columns: {
      code: {
        origin: { fr: 'Les lignes de la fiche de paie.', en: 'The lines of the pay slip.' },
      },
      part: byCode,
      taux: 'if(exceeds(brutAnnuel, 0), round(100 * part / brutAnnuel, 8), 0)',
    },
  }),
  step('csgCrds', `round(${sumOf(LEVIES)}, 8)`),
  step('totalCotisations', `round(${sumOf(`not (${LEVIES} or lignes.code = "mutuelle")`)}, 8)`, {
    figure: 'resume.cotisations',
  }),
  step('netAnnuel', 'round(brutAnnuel - totalCotisations - csgCrds - 12 * mutuelle, 8)', {
    warns: 'net_negatif',
    warnsWhen: 'exceeds(0, netAnnuel)',
  }),
  step('netMensuel', 'netAnnuel / 12'),
  step('tauxNet', 'if(exceeds(brutAnnuel, 0), round(100 * netAnnuel / brutAnnuel, 8), 0)'),
  step(
    'netImposable',
    `round(brutAnnuel - totalCotisations - ${sumOf('lignes.code = "csg_deductible"')} - 12 * mutuelle + 12 * mutuelle_employeur, 8)`,
  ),
  step('smicAnnuel', 'smicHoraire.heures * smicHoraire.horaire', {
    label: { fr: 'Smic d’une année à temps plein', en: 'Minimum wage of a full-time year' },
    kind: 'euros',
    warns: 'smic',
    warnsWhen: 'brutAnnuel > 0 and exceeds(smicAnnuel, brutAnnuel)',
  }),
]

/** The tax that the wage adds to the household, and what remains after it. */
const remainingSteps = [
  observed('anneeBareme', {
    label: { fr: 'Revenus que taxe le dernier barème', en: 'Incomes that the last scale taxes' },
    kind: 'calendarYear',
    value: () => LATEST_INCOME_YEAR,
    origin: { fr: 'La dernière loi de finances votée.', en: 'The last finance law voted.' },
    warns: 'bareme_precedent',
    warnsWhen: 'true',
  }),
  otherQuestion(
    'impotSansSalaire',
    { salaire: '0', mutuelle: '0', mutuelle_employeur: '0', frais_reels: '0' },
    'resume.impotFoyer',
    {
      label: { fr: 'Impôt du foyer sans ce salaire', en: 'Tax of the household without this wage' },
      kind: 'euros',
    },
  ),
  step('impotDuSalaire', 'impotFoyer - impotSansSalaire'),
  step('netApresImpotAnnuel', 'netAnnuel - impotDuSalaire'),
  step('netApresImpotMensuel', 'netApresImpotAnnuel / 12'),
  observed('nombrePostes', {
    label: { fr: 'Destinations du brut', en: 'Destinations of gross' },
    kind: 'count',
    value: () => Object.keys(contract.result.partage.rows.poste.choices ?? {}).length,
    origin: {
      fr: 'Net, cotisations, CSG, impôt, mutuelle.',
      en: 'Net, contributions, CSG, tax, health cover.',
    },
  }),
  table('partage', {
    count: 'nombrePostes',
    start: {},
    columns: {
      poste: { origin: { fr: 'Les destinations du brut.', en: 'Where gross may go.' } },
      montant:
        'if(poste = "net", netApresImpotAnnuel, if(poste = "cotisations", totalCotisations, if(poste = "csg_crds", csgCrds, if(poste = "impot", impotDuSalaire, 12 * mutuelle))))',
    },
  }),
  step('partsDeLaTranche', 'if(plafonnement > 0, partsAdultes, nombreParts)', {
    label: { fr: 'Parts qui décident de la tranche', en: 'Parts that decide the bracket' },
    kind: 'ratio',
    value: ({ tax }) => tax.gross.decidingParts,
  }),
  step(
    'tauxMarginal',
    '100 * at(baremeImpotRevenu, max(1, count(baremeImpotRevenu, revenuImposable / partsDeLaTranche > baremeImpotRevenu.de)), baremeImpotRevenu.taux)',
  ),
  step(
    'tauxPrelevement',
    'if(exceeds(revenusImposables, 0), round(100 * impotFoyer / revenusImposables, 8), 0)',
  ),
  step('netFoyerMensuel', 'if(revenu_conjoint > 0, (netAnnuel + revenu_conjoint - impotFoyer) / 12, null)'),
]

/**
 * Explains the answer of `salaire-net`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOfWage,
  steps: [
    ...inPart({ fr: 'La fiche de paie', en: 'The pay slip' }, paySlipSteps),
    ...inPart({ fr: 'L’impôt du foyer', en: 'The tax of the household' }, taxSteps),
    ...inPart({ fr: 'Ce qui reste', en: 'What remains' }, remainingSteps),
  ],
})
