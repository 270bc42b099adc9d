import { drawn, questions } from '../../../../../test/support/donation-questions.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { donation } from './index.ts'

describeExplanation(donation, explain, { drawn, questions })
