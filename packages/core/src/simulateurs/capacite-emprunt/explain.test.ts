import { drawn, questions } from '../../../../../test/support/capacite-emprunt-questions.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { capaciteEmprunt } from './index.ts'

describeExplanation(capaciteEmprunt, explain, { drawn, questions })
