/** The completion script for zsh, read as text. `completion.full.test.ts` runs the one for bash. */
import { describe, expect, it } from 'vitest'
import { simulators } from '../support/simulators.ts'
import { denier } from './support.ts'

describe('denier completion zsh', () => {
  it('describes every command and option', async () => {
    const { code, out } = await denier(['completion', 'zsh', '--lang', 'en'])
    expect(code).toBe(0)
    expect(out.startsWith('#compdef denier\n')).toBe(true)
    for (const { contract } of simulators) {
      expect(out).toContain(`'${contract.name}:${contract.title.en}'`)
      for (const [name, { label }] of Object.entries(contract.params))
        expect(out).toContain(`'--${name}:${label.en.replaceAll("'", "'\\''")}'`)
    }
    expect(out).toContain(`'help') operands=('interets-composes:`)
    expect(out).toMatch(/'help'\) operands=\(.*'serve:.*'mcp:.*\) flags=/)
    expect(out).toContain(`':--lang') found=('fr:French' 'en:English') ;;`)
    expect(out).toContain(`'cagr:--json') found=('true:true' 'false:false') alone=1 ;;`)
    // zsh has special parameters of these names: it refuses a local one.
    expect(out).not.toMatch(/^ *(?:local .*\b)?(?:options|commands|path|status|functions)\b/m)
  })
})
