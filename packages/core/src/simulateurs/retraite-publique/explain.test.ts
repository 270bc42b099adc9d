import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { drawn, questions } from '../../../../../test/support/retraite-publique-questions.ts'
import { explain } from './explain.ts'
import { retraitePublique } from './index.ts'

describeExplanation(retraitePublique, explain, { drawn, questions })
