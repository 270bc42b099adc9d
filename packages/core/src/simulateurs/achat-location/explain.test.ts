import { drawn, questions } from '../../../../../test/support/achat-location-questions.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { achatLocation } from './index.ts'

describeExplanation(achatLocation, explain, { questions, drawn })
