import type { Constraint } from '../../definition/constraint.ts'
import { indexesWhere, multipleOfNumber, needsUse, rowConstraint } from '../../definition/constraints.ts'
import { latestGeneration } from '../../legislation/regles/retraite/generation.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { monthStartFrom, monthsAfter, yearOf } from '../../units/civil-date.ts'
import type { params } from './params.ts'
import { englishAge, frenchAge } from './sentence.ts'

type Rule = Constraint<typeof params>

/** The births for which the law sets a legal age and a number of quarters here. */
const FIRST_BIRTH = '1956-01-01' as CivilDate
const LAST_BIRTH = '2010-12-31' as CivilDate
/** The first departure that the law read here governs. */
const FIRST_DEPARTURE = '2026-09-01' as CivilDate
/** Nobody works before this age. */
const YOUNGEST = 14
/** Tax shares go by quarters. */
const QUARTER_SHARE = 0.25

const born: Rule = {
  kind: 'stated',
  operands: {
    must: { fr: 'doit être de 1956 à 2010', en: 'must be from 1956 to 2010' },
  },
  field: 'naissance',
  involves: [],
  holds: ({ naissance }) => naissance >= FIRST_BIRTH && naissance <= LAST_BIRTH,
}

const oldEnough: Rule = {
  kind: 'stated',
  operands: {
    must: {
      fr: 'doit venir 14 ans au moins après naissance',
      en: 'must come at least 14 years after naissance',
    },
    page: {
      fr: 'doit venir 14 ans au moins après « Date de naissance »',
      en: 'must come at least 14 years after “Date of birth”',
    },
  },
  field: 'annee_debut',
  involves: ['naissance'],
  holds: ({ annee_debut, naissance }) => annee_debut - yearOf(naissance) >= YOUNGEST,
}

const oneDeparture: Rule = {
  kind: 'stated',
  operands: {
    must: { fr: 'ne va pas avec depart', en: 'does not go with depart' },
    page: { fr: 'ne va pas avec « Départ »', en: 'does not go with “Departure”' },
  },
  field: 'age_depart',
  involves: ['depart'],
  holds: ({ age_depart, depart }) => age_depart === undefined || depart === 'taux_plein',
}

const possibleDeparture: Rule = {
  kind: 'stated',
  operands: {
    must: {
      fr: 'doit atteindre l’âge légal, et mener au 1er septembre 2026 ou après',
      en: 'must reach the legal age, and lead to 1 September 2026 or later',
    },
  },
  field: 'age_depart',
  involves: ['naissance', 'mois_depart'],
  operandsFor: ({ naissance }) => {
    const { ageLegal } = latestGeneration(naissance)
    return {
      must: {
        fr: `doit atteindre l’âge légal, ${frenchAge(ageLegal / 12, String)} pour cette naissance, et mener au 1er septembre 2026 ou après`,
        en: `must reach the legal age, ${englishAge(ageLegal / 12, String)} for this birth, and lead to 1 September 2026 or later`,
      },
    }
  },
  holds: ({ age_depart, mois_depart, naissance }) => {
    if (age_depart === undefined) return true
    const months = 12 * age_depart + mois_depart
    return (
      months >= latestGeneration(naissance).ageLegal &&
      monthStartFrom(monthsAfter(naissance, months)) >= FIRST_DEPARTURE
    )
  },
}

const ended: Rule = {
  kind: 'stated',
  operands: {
    must: { fr: 'ne peut pas venir avant annee_debut', en: 'must not come before annee_debut' },
    page: {
      fr: 'ne peut pas venir avant « Première année de travail »',
      en: 'must not come before “First year of work”',
    },
  },
  field: 'annee_fin',
  involves: ['annee_debut'],
  holds: ({ annee_debut, annee_fin }) => annee_fin === undefined || annee_fin >= annee_debut,
}

const withinQuarters: Rule = {
  kind: 'stated',
  operands: {
    must: { fr: 'ne peut pas dépasser trimestres', en: 'must not exceed trimestres' },
    page: { fr: 'ne peut pas dépasser « Trimestres validés »', en: 'must not exceed “Quarters validated”' },
  },
  field: 'trimestres_assimiles',
  involves: ['trimestres'],
  holds: ({ trimestres, trimestres_assimiles }) =>
    trimestres === undefined || trimestres_assimiles <= trimestres,
}

const oncePerYear = rowConstraint(
  'releve',
  'annee',
  {
    kind: 'stated',
    operands: { must: { fr: 'est donnée deux fois', en: 'is given twice' } },
  },
  [],
  (values) => {
    const rows = values.releve as unknown as readonly { readonly annee: number }[]
    return indexesWhere(rows, ({ annee }, index) =>
      rows.slice(0, index).some((before) => before.annee === annee),
    )
  },
) as unknown as Rule

const oldEnoughInRows = rowConstraint(
  'releve',
  'annee',
  {
    kind: 'stated',
    operands: {
      must: {
        fr: 'doit venir 14 ans au moins après naissance',
        en: 'must come at least 14 years after naissance',
      },
      page: {
        fr: 'doit venir 14 ans au moins après « Date de naissance »',
        en: 'must come at least 14 years after “Date of birth”',
      },
    },
  },
  ['naissance'],
  (values) => {
    const rows = values.releve as unknown as readonly { readonly annee: number }[]
    const birth = yearOf(values.naissance as CivilDate)
    return indexesWhere(rows, ({ annee }) => annee - birth < YOUNGEST)
  },
) as unknown as Rule

/**
 * Rules between the parameters of `retraite-publique`, in the order in which they are checked. Each is data for its
 * message and a function that tests it. Listed in `contract.ts`.
 */
export const constraints: readonly Rule[] = [
  born,
  oldEnough,
  oneDeparture,
  needsUse('mois_depart', 'age_depart'),
  possibleDeparture,
  ended,
  withinQuarters,
  needsUse('trimestres_enfants', 'enfants'),
  multipleOfNumber('parts', QUARTER_SHARE),
  oncePerYear,
  oldEnoughInRows,
]
