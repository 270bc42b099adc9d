import { Compare } from '../compare/compare.tsx'
import { Form } from '../form/form.tsx'
import { Result } from '../result/result.tsx'
import { Tools } from '../tools/tools.tsx'
import type { PartProps } from './model.ts'
import type { View } from './view.ts'

/** A simulator's page below its title: the form on one side, what comes of it on the other. */
export const App = (props: PartProps): View => (
  <div class="simulator">
    <div class="simulator-form">
      <Form {...props} />
    </div>
    <div class="simulator-result">
      <Result {...props} />
      <Compare {...props} />
      <Tools {...props} />
    </div>
  </div>
)
