/** A small contract for the tests of types. */
import { defineContract } from '../../packages/core/src/definition/contract.ts'
import {
  annualRate,
  choice,
  civilDate,
  count,
  euros,
  flag,
  prose,
  split,
} from '../../packages/core/src/definition/kinds.ts'
import { orNull, orOmitted, rows } from '../../packages/core/src/definition/shape.ts'

/**
 * A text in both languages, wherever one is needed. Used by `contract.types.ts`, `lists.types.ts` and
 * `simulate.types.ts`.
 */
export const label = { fr: 'Essai', en: 'Trial' }

/**
 * A contract with everything that a contract may have. The tests of types break one thing of it at a time.
 * Used by `contract.types.ts` and `lists.types.ts`.
 */
export const parts = {
  name: 'essai',
  title: label,
  purpose: label,
  group: 'epargner',
  sentence: { fr: () => 'Voilà.', en: () => 'There.' },
  params: {
    capital: euros({ label }),
    taux: annualRate({ default: 5, label }),
    duree: count({ optional: true, label }),
    debut: civilDate({ optional: true, label }),
    moment: choice({ choices: { fin: label, debut: label }, default: 'fin', label }),
    partage: split({ default: '50/30/20', label }),
  },
  result: {
    resume: { gain: euros({ label }), taux: annualRate({ nullable: true, label }), gagne: flag({ label }) },
    yearly: rows({ annee: count({ label }), valeur: euros({ label }) }),
    avis: prose({ label }),
    anticipe: orNull({ cout: euros({ label }) }),
    mensuel: orOmitted(rows({ mois: count({ label }) })),
  },
  headings: { yearly: label, anticipe: label, mensuel: label },
  decisive: ['resume.gain', 'resume.gagne'],
  warnings: { trop_court: label },
  sources: [],
  disclaimer: label,
} as const

/** The same, complete and defined. Used by `simulate.types.ts`. */
export const contract = defineContract({
  ...parts,
  constraints: [
    {
      field: 'duree',
      involves: ['capital', 'debut'],
      kind: 'requiredWithout',
      operands: { others: ['capital'] },
      holds: (params, given) => params.capital > 0 || given('duree') || params.moment === 'debut',
    },
  ],
  charts: [{ table: 'yearly', x: 'annee', lines: ['valeur'], title: label }],
  example: {
    query: { capital: 1000, taux: 3, moment: 'debut', partage: '40/40/20' },
    expect: { resume: { gain: 10, taux: null }, yearly: [{ annee: 1 }], avis: 'Bien', anticipe: null },
  },
})
