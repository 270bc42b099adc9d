import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { drawn, questions } from '../../../../../test/support/salaire-net-questions.ts'
import { explain } from './explain.ts'
import { salaireNet } from './index.ts'

describeExplanation(salaireNet, explain, { drawn, questions })
