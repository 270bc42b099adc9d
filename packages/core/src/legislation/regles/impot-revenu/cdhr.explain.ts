/**
 * How the contribution différentielle (CDHR) of a tax notice is computed. A rule of law, of which `fiscalite`
 * reads the steps. A step explains the figure of the answer whose path ends with its id: its formula must
 * give the value there. Where the answer has no such figure, the step is an intermediate value with its own
 * label and kind; its formula must give its `value`, where it has one. Later formulas read a step by its id.
 * Steps with one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas
 * amounts are in euros, parameters that are rates in percent, rates set by law fractions. `round`: rounds the
 * result to the euro (`euro`), to the cent (`centime`) or only removes floating-point noise (`bruit`). `law`:
 * names of values of law that the step cites even where its formula does not read them. `absent`: why a
 * figure is `null`. `warns`: the code of the warning that the step explains; `effect`: a formula of what it
 * moves, in euros. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts` of the simulator. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `cehr` of `cehr.explain.ts`; `creditsAccordes` and `reductionsImputees` of
 * `fiscalite/advantages.explain.ts`; `impotArrondi` and `impotForfaitaire` of `fiscalite/tax.explain.ts`;
 * `revenuFiscalReference` of `fiscalite/taxable.explain.ts`. Its ids that other files read: `cdhr` in
 * `fiscalite/advantages.explain.ts` and `fiscalite/tax.explain.ts`.
 */
import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

/** What the steps read of the computation of a simulator. */
interface CdhrWork {
  readonly params: { readonly dividendes: number; readonly avantages_cdhr: number }
  readonly income: { readonly regime: string; readonly cdhrReference: number }
  readonly taxed: { readonly household: { readonly isCouple: boolean } }
  readonly notice: { readonly cdhr: number; readonly cdhrTarget: number | null }
}

/** Whether the contribution exists for the incomes of the year. */
const isInForce = ({ notice }: CdhrWork): boolean => notice.cdhrTarget !== null
const isOfCouple = (work: CdhrWork): boolean => isInForce(work) && work.taxed.household.isCouple
const isOfPersonAlone = (work: CdhrWork): boolean => isInForce(work) && !work.taxed.household.isCouple

const target: Pick<FormulaStep<CdhrWork>, 'value'> = { value: ({ notice }) => notice.cdhrTarget }
const additions: Pick<FormulaStep<CdhrWork>, 'label' | 'kind'> = {
  label: { fr: 'Majorations pour la famille', en: 'Additions for the family' },
  kind: 'euros',
}

/** Whether the allowance on dividends is taken off the reference income. */
const isDividendSpared = ({ params, income }: CdhrWork): boolean =>
  income.regime === 'bareme' && params.dividendes > 0
const addsBack = ({ params }: CdhrWork): boolean => params.avantages_cdhr > 0

const income: Pick<FormulaStep<CdhrWork>, 'label' | 'kind' | 'value'> = {
  label: { fr: 'Revenu comparé au seuil de la CDHR', en: 'Income compared with the CDHR threshold' },
  kind: 'euros',
  value: ({ income }) => income.cdhrReference,
}

const compared: Pick<FormulaStep<CdhrWork>, 'label' | 'kind' | 'law'> = {
  label: { fr: 'Impôts comparés à la cible de la CDHR', en: 'Taxes compared with the target of the CDHR' },
  kind: 'euros',
  law: ['cdhr.tauxCible'],
}

/**
 * The contribution that tops the tax on high incomes up, from the incomes of 2025 on (CGI, art. 224).
 * Used by `fiscalite/explain.ts`.
 */
export const cdhrSteps: readonly FormulaStep<CdhrWork>[] = [
  ruleStep('revenuCdhr', 'revenuFiscalReference - euro(abattementDividendes * dividendes)', {
    ...income,
    when: (work) => isInForce(work) && isDividendSpared(work),
  }),
  ruleStep('revenuCdhr', 'revenuFiscalReference', {
    ...income,
    when: (work) => isInForce(work) && !isDividendSpared(work),
  }),
  ruleStep(
    'cibleCdhr',
    'if(revenuCdhr <= cdhr.decote.plafondCouple, min(cdhr.tauxCible * revenuCdhr, cdhr.decote.taux * max(0, revenuCdhr - cdhr.seuilCouple)), cdhr.tauxCible * revenuCdhr)',
    { ...target, when: isOfCouple },
  ),
  ruleStep(
    'cibleCdhr',
    'if(revenuCdhr <= cdhr.decote.plafondSeul, min(cdhr.tauxCible * revenuCdhr, cdhr.decote.taux * max(0, revenuCdhr - cdhr.seuilSeul)), cdhr.tauxCible * revenuCdhr)',
    { ...target, when: isOfPersonAlone },
  ),
  ruleStep('cibleCdhr', 'null', {
    ...target,
    when: (work) => !isInForce(work),
    absent: {
      fr: 'Cette contribution n’existe pas pour les revenus de cette année.',
      en: 'This contribution does not exist for the incomes of this year.',
    },
  }),
  ruleStep(
    'avantagesAjoutes',
    'min(avantages_cdhr, reductionsImputees + min(creditsAccordes, impotArrondi + impotForfaitaire))',
    {
      label: { fr: 'Avantages ajoutés à l’impôt comparé', en: 'Advantages added to the tax compared' },
      kind: 'euros',
      when: (work) => isInForce(work) && addsBack(work),
    },
  ),
  ruleStep(
    'impotsComparesCdhr',
    'max(0, impotArrondi + impotForfaitaire - creditsAccordes) + avantagesAjoutes + cehr',
    { ...compared, when: (work) => isInForce(work) && addsBack(work) },
  ),
  ruleStep('impotsComparesCdhr', 'max(0, impotArrondi + impotForfaitaire - creditsAccordes) + cehr', {
    ...compared,
    when: (work) => isInForce(work) && !addsBack(work),
  }),
  ruleStep('majorationsCdhr', 'enfants * cdhr.majorationParPersonneACharge + cdhr.majorationCouple', {
    ...additions,
    when: isOfCouple,
  }),
  ruleStep('majorationsCdhr', 'enfants * cdhr.majorationParPersonneACharge', {
    ...additions,
    when: isOfPersonAlone,
  }),
  ruleStep('cdhr', 'max(0, cibleCdhr - impotsComparesCdhr - majorationsCdhr)', {
    when: isInForce,
    value: ({ notice }) => notice.cdhr,
    round: 'euro',
    law: ['cdhr.tauxCible'],
    warns: 'cdhr_due',
    effect: 'cdhr',
  }),
  ruleStep('cdhr', '0', { when: (work) => !isInForce(work), value: ({ notice }) => notice.cdhr }),
]
