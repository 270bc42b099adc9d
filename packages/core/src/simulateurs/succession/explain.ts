/**
 * The explanation of `succession`: the list of all its steps, in the order of calculation, and the totals. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the value
 * there. Later formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an answer,
 * and that one is shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law
 * fractions. `law`: names of values of law that the step cites even where its formula does not read them. In a table,
 * `count` is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the row
 * before. `warns`: the code of the warning that the step explains; `effect`: a formula of what it moves, in euros.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table its
 * heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `droitsParHeritier` and `droitsTotal` of `duties.explain.ts`; `actifTransmis`
 * of `estate.explain.ts`; `droitsFractionnes` of `family.explain.ts`; `assuranceVieRecue`, `droitsApres70` and
 * `droitsAssuranceVie` of `insurance.explain.ts`. Its ids that other files read: none.
 */
import { inPart } from '../../definition/explanation.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { instalmentLaw } from '../../legislation/regles/succession/family/law.ts'
import { dutySteps } from './duties.explain.ts'
import { estateSteps } from './estate.explain.ts'
import { familyLawOf, familySteps } from './family.explain.ts'
import { insuranceSteps } from './insurance.explain.ts'
import {
  both,
  bothOther,
  bothTable,
  explanation,
  ofFamily,
  ofOneKinship,
  type Work,
} from './modes.explain.ts'
import { lawOf, step, table } from './settlement.explain.ts'

/**
 * Whether duties are paid by instalments, and some are due. `one`: equal heirs of one kinship; `family`: a
 * family.
 */
const hasInstalments = ({ one, family }: Work): boolean => {
  const due = one
    ? one.inheritanceDuties + one.insurance.figures.apres70.droits
    : family?.settlement.totals.instalmentsDue
  return (one ?? family)?.params.fractionnement !== 'aucun' && (due ?? 0) > 0
}

/** Tables that only a family fills, empty for equal heirs: the id of each and its table of the result. */
const emptyTables = (
  [
    ['personnes', 'heritiers'],
    ['assurances', 'assurances'],
    ['options', 'options'],
  ] as const
).map(([id, figure]) => table(id, { figure, count: '0', start: {}, columns: { rang: 'null' } }))

/**
 * Explains the answer of `succession`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. Inheritance
 * duties, in the order of the articles: the estate, each heir's share, life insurance, then all of it.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: ({ one, family }) => {
    if (family) return familyLawOf(family)
    if (!one) return []
    const plan = one.params.fractionnement === 'aucun' ? [] : citationsOf(instalmentLaw(one.today))
    return [...lawOf(one), ...plan]
  },
  steps: [
    ...ofOneKinship([
      ...inPart({ fr: 'La succession et les parts', en: 'The estate and the shares' }, [...estateSteps]),
      ...inPart({ fr: 'Les droits de chaque héritier', en: 'The duties of each heir' }, [...dutySteps]),
      ...inPart({ fr: 'L’assurance-vie', en: 'Life insurance' }, [...insuranceSteps]),
      ...inPart({ fr: 'En tout', en: 'In all' }, [
        step('totalDroits', 'droitsTotal + droitsAssuranceVie', {
          warns: 'arrondi_a_l_euro',
          warnsWhen: 'exceeds(abs(round(droitsParHeritier, 2) - round(droitsParHeritier, 0)), 0)',
        }),
        step('transmisAvantDroits', 'actifTransmis + assuranceVieRecue', {
          label: { fr: 'Transmis avant les droits', en: 'Passed on before duties' },
          kind: 'euros',
        }),
        step('netTransmis', 'transmisAvantDroits - totalDroits'),
        step('tauxEffectif', 'if(transmisAvantDroits = 0, 0, 100 * totalDroits / transmisAvantDroits)'),
        step('droitsFractionnes', 'droitsTotal + droitsApres70', {
          label: { fr: 'Droits payés par fractions', en: 'Duties paid by instalments' },
          kind: 'euros',
        }),
        ...emptyTables,
      ]),
    ]),
    ...ofFamily(familySteps),
    ...inPart<Work>({ fr: 'Les meubles', en: 'Furniture' }, [
      bothOther('droitsAvecForfait', { forfait_mobilier: 'true' }, 'resume.totalDroits', {
        label: { fr: 'Total des droits, meubles au forfait', en: 'Total duties, furniture at the flat rate' },
        kind: 'euros',
      }),
      bothOther('droitsSansForfait', { forfait_mobilier: 'false' }, 'resume.totalDroits', {
        label: { fr: 'Total des droits, sans le forfait', en: 'Total duties, without the flat rate' },
        kind: 'euros',
      }),
      both('effetForfaitMobilier', 'max(0, droitsAvecForfait - droitsSansForfait)', {
        law: ['forfaitMobilier'],
        warns: 'forfait_mobilier_inventaire',
        effect: 'effetForfaitMobilier',
      }),
    ]),
    ...inPart<Work>({ fr: 'Le paiement', en: 'The payment' }, [
      both(
        'nombreVersements',
        'if(fractionnement = "1_an", paiementFractionne.versementsUnAn, paiementFractionne.versementsTroisAns)',
        {
          label: { fr: 'Nombre de versements', en: 'Number of payments' },
          kind: 'count',
          when: hasInstalments,
        },
      ),
      bothTable('echeancier', {
        when: hasInstalments,
        count: 'nombreVersements',
        start: { mois: '-paiementFractionne.intervalle', restant: 'droitsFractionnes' },
        columns: {
          mois: 'prev.mois + paiementFractionne.intervalle',
          capital: 'droitsFractionnes / nombreVersements',
          interets:
            'if(mois = 0, 0, prev.restant * paiementFractionne.taux * paiementFractionne.intervalle / 12)',
          versement: 'capital + interets',
          restant: {
            formula: 'prev.restant - capital',
            label: { fr: 'Reste à payer', en: 'Left to pay' },
            kind: 'euros',
          },
        },
      }),
      bothTable('echeancier', {
        when: (work) => !hasInstalments(work),
        count: '0',
        start: {},
        columns: { mois: 'null', capital: 'null', interets: 'null', versement: 'null' },
      }),
    ]),
  ],
})
