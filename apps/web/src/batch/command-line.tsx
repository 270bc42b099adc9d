import type { View } from '../model/view.ts'
import { commandOf } from './command-of.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

interface CommandLineProps extends PartProps {
  /** The simulator of the example, until one is chosen. */
  readonly example: string
}

/**
 * The command that does the same: that of the result, or an example, which readers without a script see too.
 * Part of `batch-app.tsx`.
 */
export function CommandLine({ language, state, example }: CommandLineProps): View {
  const [input, output] = messages.fileNames[language]
  const shown = state.result?.command ?? commandOf({ simulator: state.simulator || example, input, output })
  return (
    <section class="batch-command" aria-labelledby="batch-command">
      <h2 id="batch-command">{messages.commandTitle[language]}</h2>
      <p>{messages.commandLead[language]}</p>
      <pre class="batch-code">
        <code>{shown}</code>
      </pre>
    </section>
  )
}
