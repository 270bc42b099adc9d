/**
 * The explanation of `cout-dette`: the payment, the loan by month and by year, its cost and its rates. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind; its formula must give its `value` or `rows`, where it has one. Later formulas read a step by its id.
 * Steps with one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas
 * amounts are in euros, parameters that are rates in percent, rates set by law fractions. `law`: names of
 * values of law that the step cites even where its formula does not read them. `absent`: why a figure is
 * `null`. In a table, `count` is the number of rows, `start` the values before the first row (0 where left
 * out) and `prev.` the row before. `warns`: the code of the warning that the step explains; `effect`: a
 * formula of what it moves, in euros; `warnsWhen`: a formula of its condition. Texts here may change freely;
 * a step without `label` has that of its figure, in `result.ts`, and a table its heading, in `contract.ts`.
 * An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `mensualitesRestantes`, `nouvelleDureeMois` and `nouvelleMensualite` of
 * `early.explain.ts`. Its ids that other files read: `mensualiteHorsAssurance`, `nombreMois`, `tauxMensuel` and
 * `tauxPrime` in `early.explain.ts`.
 */
import { inPart } from '../../definition/explanation.ts'
import { earlySteps } from './early.explain.ts'
import { equation, explanation, lawOf, step, table } from './plan.explain.ts'

/** The options that both variants of `taeg` share. */
const effectiveRate = {
  label: {
    fr: 'TAEG (C. conso., art. R. 314-3)',
    en: 'APRC (C. conso., art. R. 314-3)',
  },
  kind: 'annualRate' as const,
  warns: 'taeg_inexistant' as const,
}

/**
 * Explains the answer of `cout-dette`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. The cost of a
 * loan: the payment, an early repayment, the loan by month and by year, then totals and rates. Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOf,
  steps: [
    ...inPart({ fr: 'Les mensualités', en: 'The monthly payments' }, [
      step('tauxMensuel', 'taux / 1200', {
        label: { fr: 'Taux mensuel, un douzième du taux', en: 'Monthly rate, a twelfth of the rate' },
        kind: 'rate',
        value: ({ plan }) => plan.rate,
      }),
      step('tauxPrime', 'assurance / 1200', {
        label: { fr: 'Prime mensuelle, en fraction', en: 'Monthly premium, as a fraction' },
        kind: 'rate',
        value: ({ plan }) => plan.premiumRate,
      }),
      step('nombreMois', '12 * duree', {
        label: { fr: 'Nombre de mensualités', en: 'Number of payments' },
        kind: 'wholeMonths',
        value: ({ plan }) => plan.months,
        law: ['dureeMaximaleCredit'],
        warns: 'duree_longue',
        warnsWhen: 'duree > dureeMaximaleCredit',
      }),
      step('frais', 'frais_dossier + garantie', {
        label: { fr: 'Frais et garantie payés au départ', en: 'Fees and guarantee paid at the start' },
        kind: 'euros',
        value: ({ plan }) => plan.fees,
      }),
      step('mensualiteHorsAssurance', 'capital / present(tauxMensuel, nombreMois)'),
      step('mensualite', 'mensualiteHorsAssurance + tauxPrime * capital'),
    ]),
    ...inPart({ fr: 'Le remboursement anticipé', en: 'The early repayment' }, [...earlySteps]),
    table('mensuel', {
      count: 'if(detail = "mensuel" or assurance_base = "restant", nombreMois, 0)',
      start: { capitalRestantDu: 'capital' },
      rows: ({ months }) => months,
      columns: {
        mois: 'prev.mois + 1',
        interets: 'tauxMensuel * prev.capitalRestantDu',
        principal: 'mensualiteHorsAssurance - interets',
        assurance: 'tauxPrime * if(assurance_base = "restant", prev.capitalRestantDu, capital)',
        mensualite: 'mensualiteHorsAssurance + assurance',
        capitalRestantDu: 'mensualiteHorsAssurance * present(tauxMensuel, nombreMois - mois)',
        cumulInterets: 'prev.cumulInterets + interets',
        cumulAssurance: {
          formula: 'prev.cumulAssurance + assurance',
          label: { fr: 'Assurance cumulée', en: 'Cumulative insurance' },
          kind: 'euros',
        },
      },
    }),
    table('yearly', {
      count: 'duree',
      start: { capitalRestantDu: 'capital' },
      columns: {
        annee: 'prev.annee + 1',
        capitalRestantDu: 'mensualiteHorsAssurance * present(tauxMensuel, nombreMois - 12 * annee)',
        interets:
          'if(taux = 0, 0, 12 * mensualiteHorsAssurance - (prev.capitalRestantDu - capitalRestantDu))',
        principal: '12 * mensualiteHorsAssurance - interets',
        assurance:
          'if(assurance_base = "initial", 12 * tauxPrime * capital, at(mensuel, 12 * annee, mensuel.cumulAssurance) - if(annee = 1, 0, at(mensuel, 12 * (annee - 1), mensuel.cumulAssurance)))',
        mensualites: '12 * mensualiteHorsAssurance + assurance',
        cumulInterets: 'if(taux = 0, 0, 12 * annee * mensualiteHorsAssurance - (capital - capitalRestantDu))',
        capitalApresRemboursement:
          'if(remboursement_anticipe = 0, null, if(annee < annee_remboursement, capitalRestantDu, if(12 * (annee - annee_remboursement) < nouvelleDureeMois, nouvelleMensualite * present(tauxMensuel, mensualitesRestantes - 12 * (annee - annee_remboursement)), 0)))',
      },
    }),
    ...inPart({ fr: 'Le coût du crédit', en: 'The cost of the loan' }, [
      step('totalInterets', 'last(yearly, yearly.cumulInterets)'),
      step('totalAssurance', 'sum(yearly, yearly.assurance)'),
      step('coutCredit', 'totalInterets + totalAssurance + frais'),
      step('coutTotal', 'capital + coutCredit'),
      equation('taeg', 'mensualite * present(monthly(taeg / 100), nombreMois) - (capital - frais)', {
        ...effectiveRate,
        when: ({ plan }) => !plan.isInsuredOnBalance,
      }),
      equation(
        'taeg',
        'sum(mensuel, mensuel.mensualite * growth(taeg / 100, -mensuel.mois / 12)) - (capital - frais)',
        { ...effectiveRate, when: ({ plan }) => plan.isInsuredOnBalance },
      ),
      step('tauxEndettement', '100 * mensualite / revenu', {
        when: ({ effort }) => effort !== null,
      }),
      step('tauxEndettement', 'null', {
        when: ({ effort }) => effort === null,
        absent: {
          fr: 'Sans revenu, ou avec un revenu trop petit pour que le taux ait un sens, il n’y en a pas.',
          en: 'There is none without an income, or with one too small for the rate to mean anything.',
        },
        warns: 'endettement_inexistant',
        warnsWhen: 'revenu > 0',
      }),
      step('revenuMinimum', 'mensualite / effortMaximal', {
        law: ['effortMaximal'],
        warns: 'endettement_eleve',
        warnsWhen: 'revenu > 0 and exceeds(mensualite, effortMaximal * revenu)',
        effect: 'mensualite - effortMaximal * revenu',
      }),
      step(
        'tauxUsure',
        '100 * at(usureImmobilier, count(usureImmobilier, usureImmobilier.de <= duree), usureImmobilier.taux)',
        {
          when: ({ isUsuryKnown }) => isUsuryKnown,
          law: ['usureImmobilier'],
          warns: 'taux_usure_depasse',
          warnsWhen: 'taeg > tauxUsure',
        },
      ),
      step('tauxUsure', 'null', {
        when: ({ isUsuryKnown }) => !isUsuryKnown,
        absent: {
          fr: 'Le taux d’usure de ce trimestre n’est pas connu ici.',
          en: 'The usury rate of this quarter is not known here.',
        },
        warns: 'taux_usure_inconnu',
        warnsWhen: 'true',
      }),
    ]),
  ],
})
