import type { CivilDate } from '../../../units/civil-date.ts'
import type { Source } from '../../../units/source.ts'
import { type Law, type LegalParameters, lawOf, sourcesOf } from '../../law.ts'
import { assuranceVieAbattement } from '../../parametres/capital/assurance-vie-abattement.ts'
import { assuranceVieSeuilPrimes } from '../../parametres/capital/assurance-vie-seuil-primes.ts'
import { assuranceVieTauxReduit } from '../../parametres/capital/assurance-vie-taux-reduit.ts'
import { prelevementForfaitaire } from '../../parametres/capital/prelevement-forfaitaire.ts'
import { prelevementsSociauxMaintenus } from '../../parametres/capital/prelevements-sociaux-maintenus.ts'
import { prelevementsSociauxPatrimoine } from '../../parametres/capital/prelevements-sociaux-patrimoine.ts'
import { prelevementsSociauxPlacement } from '../../parametres/capital/prelevements-sociaux-placement.ts'
import { microFoncierAbattement } from '../../parametres/immobilier/micro-foncier-abattement.ts'
import { microFoncierPlafond } from '../../parametres/immobilier/micro-foncier-plafond.ts'
import { abattementDividendes } from '../../parametres/impot-revenu/abattement-dividendes.ts'
import { abattementPensionsMaximum } from '../../parametres/impot-revenu/abattement-pensions-maximum.ts'
import { abattementPensionsMinimum } from '../../parametres/impot-revenu/abattement-pensions-minimum.ts'
import { abattementPensionsTaux } from '../../parametres/impot-revenu/abattement-pensions-taux.ts'
import { abattementSpecialAge } from '../../parametres/impot-revenu/abattement-special-age.ts'
import { arrondiPrelevement } from '../../parametres/impot-revenu/arrondi-prelevement.ts'
import { assuranceViePrelevement } from '../../parametres/impot-revenu/assurance-vie-prelevement.ts'
import { baremeImpotRevenu } from '../../parametres/impot-revenu/bareme-impot-revenu.ts'
import { cdhr } from '../../parametres/impot-revenu/cdhr.ts'
import { cehrCouple } from '../../parametres/impot-revenu/cehr-couple.ts'
import { cehrSeul } from '../../parametres/impot-revenu/cehr-seul.ts'
import { csgDeductibleTaux } from '../../parametres/impot-revenu/csg-deductible-taux.ts'
import { decoteCelibataire } from '../../parametres/impot-revenu/decote-celibataire.ts'
import { decoteCouple } from '../../parametres/impot-revenu/decote-couple.ts'
import { decoteTaux } from '../../parametres/impot-revenu/decote-taux.ts'
import { deductionSalairesMaximum } from '../../parametres/impot-revenu/deduction-salaires-maximum.ts'
import { deductionSalairesMinimum } from '../../parametres/impot-revenu/deduction-salaires-minimum.ts'
import { deductionSalairesTaux } from '../../parametres/impot-revenu/deduction-salaires-taux.ts'
import { dependanceReduction } from '../../parametres/impot-revenu/dependance-reduction.ts'
import { donsAide } from '../../parametres/impot-revenu/dons-aide.ts'
import { donsOeuvres } from '../../parametres/impot-revenu/dons-oeuvres.ts'
import { emploiDomicileCredit } from '../../parametres/impot-revenu/emploi-domicile-credit.ts'
import { gardeEnfantsCredit } from '../../parametres/impot-revenu/garde-enfants-credit.ts'
import { microEntreprise } from '../../parametres/impot-revenu/micro-entreprise.ts'
import { microEntreprisePlafonds } from '../../parametres/impot-revenu/micro-entreprise-plafonds.ts'
import { outreMer } from '../../parametres/impot-revenu/outre-mer.ts'
import { partsQuotientFamilial } from '../../parametres/impot-revenu/parts-quotient-familial.ts'
import { plafondCaseL } from '../../parametres/impot-revenu/plafond-case-l.ts'
import { plafondDemiPart } from '../../parametres/impot-revenu/plafond-demi-part.ts'
import { plafondNiches } from '../../parametres/impot-revenu/plafond-niches.ts'
import { plafondParentIsole } from '../../parametres/impot-revenu/plafond-parent-isole.ts'
import { recouvrementApresCredits } from '../../parametres/impot-revenu/recouvrement-apres-credits.ts'
import { recouvrementAvantCredits } from '../../parametres/impot-revenu/recouvrement-avant-credits.ts'
import { reductionInvalidite } from '../../parametres/impot-revenu/reduction-invalidite.ts'
import { reductionVeuf } from '../../parametres/impot-revenu/reduction-veuf.ts'
import { scolariteReduction } from '../../parametres/impot-revenu/scolarite-reduction.ts'
import { syndicatCredit } from '../../parametres/impot-revenu/syndicat-credit.ts'
import { perReform } from '../../reform.ts'

/**
 * The chapters of the law of income tax. A calculation uses some of them, and its answer cites only the
 * texts of those.
 */
const chapters = {
  wages: { deductionSalairesTaux, deductionSalairesMinimum, deductionSalairesMaximum },
  pensions: { abattementPensionsTaux, abattementPensionsMinimum, abattementPensionsMaximum },
  scale: { baremeImpotRevenu, partsQuotientFamilial },
  ceiling: { plafondDemiPart },
  loneParent: { plafondParentIsole },
  boxL: { plafondCaseL },
  disabled: { reductionInvalidite },
  widowed: { reductionVeuf },
  decoteAlone: { decoteCelibataire, decoteTaux },
  decoteCouple: { decoteCouple, decoteTaux },
  recovery: { recouvrementAvantCredits, recouvrementApresCredits },
  capital: { prelevementForfaitaire },
  placementLevies: { prelevementsSociauxPlacement },
  dividends: { abattementDividendes },
  deductibleCsg: { csgDeductibleTaux },
  securityGains: { prelevementsSociauxPatrimoine },
  lifeInsurance: { assuranceVieTauxReduit },
  oldLifeInsurance: { assuranceVieAbattement, assuranceVieSeuilPrimes },
  lifeInsuranceTax: { assuranceViePrelevement },
  maintainedLevies: { prelevementsSociauxMaintenus },
  rents: { microFoncierAbattement, microFoncierPlafond },
  micro: { microEntreprise, microEntreprisePlafonds },
  overseas: { outreMer },
  charities: { donsOeuvres },
  aid: { donsAide },
  school: { scolariteReduction },
  dependency: { dependanceReduction },
  homeEmployment: { emploiDomicileCredit },
  childcare: { gardeEnfantsCredit },
  unionDues: { syndicatCredit },
  withholding: { arrondiPrelevement },
  cehrAlone: { cehrSeul },
  cehrCouple: { cehrCouple },
  advantages: { plafondNiches },
  age: { abattementSpecialAge },
} as const satisfies Record<string, LegalParameters>

type Chapters = typeof chapters

/** The intersection of the members of a union. */
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type AllParameters = Intersection<Chapters[keyof Chapters]>

const allParameters: AllParameters = Object.assign({}, ...Object.values(chapters))

/**
 * A chapter, or the CDHR, which exists from the incomes of 2025 on. Used by `fiscalite/household.ts` and
 * `fiscalite/simulate.ts`.
 */
export type IncomeTaxChapter = keyof Chapters | 'cdhr'

const lawOfAll = lawOf(allParameters)
const lawOfCdhr = lawOf({ cdhr })
const lawOfChapter = Object.fromEntries([
  ...Object.entries(chapters).map(([name, parameters]) => [name, lawOf(parameters as LegalParameters)]),
  ['cdhr', lawOfCdhr],
]) as Readonly<Record<IncomeTaxChapter, (day: CivilDate) => Law<LegalParameters>>>

/** The values of all chapters, by the names of the parameters of law. Used by the rules of this folder. */
export type IncomeTaxValues = Law<AllParameters>['values'] & {
  /** `undefined` for the incomes of the years before the CDHR. */
  readonly cdhr: Law<{ cdhr: typeof cdhr }>['values']['cdhr'] | undefined
}

/** The law that taxes the incomes of a year: its values, and the sources of the requested chapters. */
export interface IncomeTaxLaw {
  readonly values: IncomeTaxValues
  /** What the values come from, for citations: the CDHR is a law of its own, where it exists. */
  readonly laws: readonly Law<LegalParameters>[]
  /** The texts of some chapters, each once. */
  sourcesOf(chapters: readonly IncomeTaxChapter[]): readonly Source[]
}

/** The laws asked for so far, by year: their sixty values are put together once, for each reform too. */
const lawsByYear = perReform(new Map<number, IncomeTaxLaw>(), () => new Map())

/**
 * The law that taxes the incomes of a year: as it stands for the last day of it (CGI, art. 12 and 196 bis), even when
 * it was voted later. Used by `fiscalite/assessment.ts`, `fiscalite/school-amounts.ts` and `salaire-net/wage.ts`.
 * @throws RangeError for a year before one of its values is known.
 * @example incomeTaxLaw(2025).values.plafondDemiPart // 1807
 */
export function incomeTaxLaw(year: number): IncomeTaxLaw {
  const prepared = lawsByYear()
  const known = prepared.get(year)
  if (known) return known
  const law = lawOn(`${year}-12-31` as CivilDate)
  prepared.set(year, law)
  return law
}

/**
 * The law on a day, with the CDHR where it exists; the law of a chapter is made once, when its sources are
 * asked for.
 */
function lawOn(day: CivilDate): IncomeTaxLaw {
  const hasCdhr = Object.keys(cdhr.values).some((from) => from <= day)
  const [all, ofCdhr] = [lawOfAll(day), hasCdhr ? lawOfCdhr(day) : undefined]
  const lawBy: Partial<Record<IncomeTaxChapter, Law<LegalParameters>>> = {}
  const lawOfYear = (name: IncomeTaxChapter) => {
    lawBy[name] ??= lawOfChapter[name](day)
    return lawBy[name]
  }
  return {
    values: { ...all.values, cdhr: ofCdhr?.values.cdhr },
    laws: ofCdhr ? [all, ofCdhr] : [all],
    sourcesOf: (names) => sourcesOf(...names.map(lawOfYear)),
  }
}
