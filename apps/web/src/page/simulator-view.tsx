import { Compare } from '../compare/compare.tsx'
import { Form } from '../form/form.tsx'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { Rest } from '../result/rest.tsx'
import { Result } from '../result/result.tsx'
import { SettledShare, Tools } from '../tools/tools.tsx'

/**
 * The page of a simulator below its title: the form on one side, the result on the other, then tools, comparison and
 * what the answer rests on (`Rest`), which shows the means of sharing it. The server and the script must draw it alike:
 * the script takes over what the server drew. Called by `live-page.tsx` and `pages/simulator.tsx`.
 */
export const SimulatorView = (props: PartProps): View => (
  <div class="simulator">
    <div class="simulator-form">
      <Form {...props} />
    </div>
    <div class="simulator-result">
      <Result {...props} />
      <Tools {...props} />
      <Compare {...props} />
      <Rest {...props} share={<SettledShare {...props} />} />
    </div>
  </div>
)
