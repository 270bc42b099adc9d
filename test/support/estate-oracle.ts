/**
 * A whole estate computed again with 40 digits from the Civil Code and the CGI, apart from the rules of the product.
 * The result has the wire names of the family mode of `succession`; amounts are decimals.
 */
import { type Decimal, decimal } from './decimal.ts'
import { total, ZERO } from './duties-oracle.ts'
import { heirsIn, holdingsOf, type Mass, massOf } from './estate-oracle-civil.ts'
import { insuranceOf } from './estate-oracle-insurance.ts'
import { dutiesOf, netAssets, paymentsOf, secondDeathDuties } from './estate-oracle-tax.ts'
import type { EstateQuestion, OptionConjoint } from './estate-oracle-types.ts'

const OPTIONS: readonly OptionConjoint[] = ['quart', 'usufruit', 'quart_usufruit', 'quotite_disponible']

/** The civil and fiscal steps under one option of the spouse. */
function settle(question: EstateQuestion, mass: Mass, day: string, option: OptionConjoint) {
  const { holdings, nonDevolu } = holdingsOf(question, mass, option)
  const duties = dutiesOf(question, mass, day, holdings)
  return { nonDevolu, duties, droits: total(duties, (one) => one.droits) }
}

/**
 * What each option of the spouse would give, whether it is open or not; none without children and a spouse.
 */
function optionsOf(question: EstateQuestion, mass: Mass, day: string) {
  const { order } = mass
  if (!order.spouse || order.name !== 'descendants') return []
  const isAllCommon = order.places.flatMap(heirsIn).every((one) => !one.row.autre_lit)
  return OPTIONS.map((option) => {
    const { duties, droits } = settle(question, mass, day, option)
    const spouse = duties.find((one) => one.holding.person === order.spouse)?.holding
    const proprieteConjoint = spouse?.propriete ?? ZERO
    const second = secondDeathDuties(mass, proprieteConjoint.plus(question.patrimoine_conjoint ?? 0))
    return {
      option,
      ouverte:
        option === 'quart' || question.donation_epoux === true || (option === 'usufruit' && isAllCommon),
      proprieteConjoint,
      usufruitConjoint: spouse?.usufruit ?? ZERO,
      valeurConjoint: spouse?.valeur ?? ZERO,
      droitsPremierDeces: droits,
      droitsSecondDeces: second,
      droitsTotal: droits.plus(second),
    }
  })
}

/**
 * Answers a question in family mode; the question must be one that the contract accepts. Used by
 * `family/oracle.test.ts` and `test/estate-oracle.test.ts`.
 * @param today the ISO day of the death when the question gives none.
 * @example estateOf({ patrimoine: 400_000, proche: [{ lien: 'enfant', nombre: 2 }] },
 * '2026-11-23').resume.droitsTotal
 */
export function estateOf(question: EstateQuestion, today: string) {
  const day = question.date_deces ?? today
  const mass = massOf(question)
  const { duties, nonDevolu, droits } = settle(question, mass, day, question.option_conjoint ?? 'quart')
  const insured = insuranceOf(question, mass, duties)
  const called = new Set(mass.order.places.flatMap(heirsIn))
  const heritiers = duties.map((one) => {
    const { person, propriete, legs, ...holding } = one.holding
    const own = insured.filter((other) => other.person === person)
    const assuranceVie = total(own, (other) => other.received)
    const droitsAssuranceVie = total(own, (other) => other.prelevement.plus(other.droitsApres70))
    return {
      rang: person.rang,
      lien: person.row.lien,
      appele: called.has(person) || person === mass.order.spouse || legs.gt(0),
      exonere: one.exonere,
      propriete: propriete.plus(legs),
      usufruit: holding.usufruit,
      nuePropriete: holding.nuePropriete,
      legs,
      valeur: holding.valeur,
      partFiscale: one.partFiscale,
      donationsRappelees: one.recall.recalled,
      abattement: one.abattement,
      baseTaxable: one.baseTaxable,
      droits: one.droits,
      tauxMarginal: one.tauxMarginal,
      tranches: one.tranches,
      assuranceVie,
      droitsAssuranceVie,
      net: holding.valeur.minus(one.droits).plus(assuranceVie).minus(droitsAssuranceVie),
    }
  })
  const afterSeventy = total(insured, (one) => one.droitsApres70)
  const droitsAssuranceVie = afterSeventy.plus(total(insured, (one) => one.prelevement))
  const totalDroits = droits.plus(droitsAssuranceVie)
  const received = mass.estate.minus(nonDevolu).plus(total(insured, (one) => one.received))
  const tauxEffectif = received.isZero() ? ZERO : totalDroits.div(received).times(100)
  return {
    resume: {
      actifNet: netAssets(question, mass),
      droitsTotal: droits,
      droitsAssuranceVie,
      totalDroits,
      netTransmis: received.minus(totalDroits),
      tauxEffectif,
    },
    devolution: {
      ordre: orderName(mass),
      actifCivil: mass.estate,
      masseCalcul: mass.mass,
      reserve: mass.reserve,
      quotiteDisponible: mass.disposable,
      legs: total(mass.legacies, (one) => one.amount),
      legsReduits: mass.legsReduits,
      nonDevolu,
    },
    heritiers,
    assurances: insured.map(({ person: _, received: __, ...row }) => row),
    options: optionsOf(question, mass, day),
    echeancier: paymentsOf(question, day, droits.plus(afterSeventy)),
  }
}

/** The wire name: father and mother, even alone, belong to `parents_fratrie`, as C. civ. 734, 2° does. */
const orderName = ({ order }: Mass): string =>
  order.name === 'ascendants' && order.places.some((node) => node.heir?.row.lien === 'parent')
    ? 'parents_fratrie'
    : order.name

/**
 * Every figure, text and flag of an answer by its path, and the number of rows of each table, as the vectors
 * name them. Used by `family/oracle.test.ts`, `donation/oracle.test.ts` and `test/estate-oracle.test.ts`.
 * @example figuresByPath({ heritiers: [{ droits: 5 }] }) // 'heritiers.length' → 1, 'heritiers.0.droits' → 5
 */
export function figuresByPath(value: unknown, path = ''): Map<string, Decimal | string | boolean | null> {
  const under = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)
  if (typeof value === 'number') return new Map([[path, decimal(value)]])
  if (value === null || typeof value !== 'object' || 'toFixed' in value)
    return new Map([[path, value as Decimal | string | boolean | null]])
  const length: [string, Decimal][] = Array.isArray(value) ? [[under('length'), decimal(value.length)]] : []
  return new Map([
    ...length,
    ...Object.entries(value).flatMap(([key, one]) => [...figuresByPath(one, under(key))]),
  ])
}
