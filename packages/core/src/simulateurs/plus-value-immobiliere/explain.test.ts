import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { drawn, questions } from '../../../../../test/support/plus-value-immobiliere-questions.ts'
import { explain } from './explain.ts'
import { plusValueImmobiliere } from './index.ts'

describeExplanation(plusValueImmobiliere, explain, { drawn, questions })
