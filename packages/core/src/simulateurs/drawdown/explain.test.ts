import { drawn, questions } from '../../../../../test/support/drawdown-questions.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { drawdown } from './index.ts'

describeExplanation(drawdown, explain, { questions, drawn })
