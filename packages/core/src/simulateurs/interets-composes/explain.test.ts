import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { interetsComposes } from './index.ts'

describeExplanation(interetsComposes, explain)
