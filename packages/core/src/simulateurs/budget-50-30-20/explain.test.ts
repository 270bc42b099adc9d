import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { budget503020 } from './index.ts'

const usual = { revenu: 2500, besoins: 1400, envies: 700 }
const onRule = { revenu: 2000, besoins: 1000, envies: 600 }

describeExplanation(budget503020, explain, {
  questions: [
    onRule,
    { ...onRule, besoins: 1020, envies: 580 }, // one point
    { ...onRule, besoins: 1020.02, envies: 580 },
    { ...onRule, besoins: 1000.01 }, // above by a cent
    { ...onRule, besoins: 1100, envies: 600 }, // a score of 90
    { ...onRule, besoins: 1100.01, envies: 600 },
    { ...onRule, besoins: 1300, envies: 600 }, // of 70
    { ...onRule, besoins: 1300.01, envies: 600 },
    { ...usual, credits: 875 }, // 35 % of the income
    { ...usual, credits: 875.01 },
    { revenu: 2400, besoins: 1400, envies: 700, loyer: 800 }, // a third
    { revenu: 2400, besoins: 1400, envies: 700, loyer: 800.01 },
    { ...usual, epargne_precaution: 6300 }, // three months
    { ...usual, epargne_precaution: 6299.99 },
    { ...usual, epargne_precaution: 0 },
    { ...usual, besoins: 2000 }, // a deficit
    { ...usual, epargne: 500 }, // expenses and savings exceed the income
    { ...usual, epargne: 300 }, // some has no use
    { ...usual, epargne: -100, besoins: 1900 },
    { revenu: 2500, besoins: 0, envies: 0, epargne_precaution: 1000 },
    { ...usual, loyer: 1300, credits: 900 }, // more than the expenses
    { ...usual, regle: '60/20/20' },
    { ...usual, regle: '0/0/100' },
  ],
})
