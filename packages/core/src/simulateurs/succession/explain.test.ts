import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { drawn, questions } from '../../../../../test/support/succession-questions.ts'
import { explain } from './explain.ts'
import { succession } from './index.ts'

/** The tables of a whole family: gifts, legacies, branches, persons, contracts, options, instalments. */
const MOST_TABLES = 12

describeExplanation(succession, explain, { drawn, questions, mostTables: MOST_TABLES })
