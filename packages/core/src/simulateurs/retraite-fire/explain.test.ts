import '../../../../../test/support/draws-once.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { drawn, questions } from '../../../../../test/support/retraite-fire-questions.ts'
import { explain } from './explain.ts'
import { retraiteFire } from './index.ts'

describeExplanation(retraiteFire, explain, { questions, drawn })
