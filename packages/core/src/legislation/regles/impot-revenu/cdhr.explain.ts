import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

interface CdhrWork {
  readonly taxed: { readonly household: { readonly isCouple: boolean } }
  readonly notice: { readonly cdhr: number; readonly cdhrTarget: number | null }
}

const isInForce = ({ notice }: CdhrWork): boolean => notice.cdhrTarget !== null
const isOfCouple = (work: CdhrWork): boolean => isInForce(work) && work.taxed.household.isCouple
const isOfPersonAlone = (work: CdhrWork): boolean => isInForce(work) && !work.taxed.household.isCouple

const target: Pick<FormulaStep<CdhrWork>, 'value'> = { value: ({ notice }) => notice.cdhrTarget }
const additions: Pick<FormulaStep<CdhrWork>, 'label' | 'kind'> = {
  label: { fr: 'Majorations pour la famille', en: 'Additions for the family' },
  kind: 'euros',
}

/** The contribution that tops the tax on high incomes up, from the incomes of 2025 on (CGI, art. 224). */
export const cdhrSteps: readonly FormulaStep<CdhrWork>[] = [
  ruleStep(
    'cibleCdhr',
    'if(revenuFiscalReference <= cdhr.decote.plafondCouple, min(cdhr.tauxCible * revenuFiscalReference, cdhr.decote.taux * max(0, revenuFiscalReference - cdhr.seuilCouple)), cdhr.tauxCible * revenuFiscalReference)',
    { ...target, when: isOfCouple },
  ),
  ruleStep(
    'cibleCdhr',
    'if(revenuFiscalReference <= cdhr.decote.plafondSeul, min(cdhr.tauxCible * revenuFiscalReference, cdhr.decote.taux * max(0, revenuFiscalReference - cdhr.seuilSeul)), cdhr.tauxCible * revenuFiscalReference)',
    { ...target, when: isOfPersonAlone },
  ),
  ruleStep('cibleCdhr', 'null', { ...target, when: (work) => !isInForce(work) }),
  ruleStep('impotsComparesCdhr', 'euro(impotApresDecote) + impotForfaitaire + cehr', {
    label: { fr: 'Impôts comparés à la cible de la CDHR', en: 'Taxes compared with the target of the CDHR' },
    kind: 'euros',
    when: isInForce,
    law: ['cdhr.tauxCible'],
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
