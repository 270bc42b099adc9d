/** Completion in a real bash, which prints its candidates. */
import { spawnSync } from 'node:child_process'
import { analyses } from '@denier/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { simulators } from '../support/simulators.ts'
import { denier, spawned } from './support.ts'

let script = ''
beforeAll(async () => {
  script = (await denier(['completion', 'bash'])).out
})

/** The candidates of bash for the last of `words`, which may be empty. */
async function offered(...words: string[]): Promise<string[]> {
  const quoted = ['denier', ...words].map((word) => `'${word}'`).join(' ')
  // COMP_CWORD is the rank of the last word, the command being 0.
  const press = `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _denier; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { code, out, err } = await spawned(['--norc', '--noprofile', '-c', `${script}\n${press}`], {
    command: 'bash',
  })
  expect([code, err]).toEqual([0, ''])
  return out.split('\n').filter((word) => word !== '')
}

const names = simulators.map(({ contract }) => contract.name)

describe('denier completion bash', () => {
  it('registers the completion function of the command', async () => {
    const { out } = await spawned(['--norc', '-c', `${script}\ncomplete -p denier`], { command: 'bash' })
    expect(out).toBe('complete -F _denier denier\n')
  })

  it('offers every command, then those with the typed prefix', async () => {
    const all = await offered('')
    for (const name of [...names, 'liste', 'serve', 'mcp', 'completion', 'help']) expect(all).toContain(name)
    expect(await offered('cag')).toEqual(['cagr'])
    expect(await offered('i')).toEqual(names.filter((name) => name.startsWith('i')))
    expect(await offered('xyz')).toEqual([])
  })

  it.each(simulators.map((one) => [one.contract.name, one] as const))(
    'offers the options of %s',
    async (name, one) => {
      const options = await offered(name, '--')
      for (const param of Object.keys(one.contract.params)) expect(options).toContain(`--${param}`)
      for (const option of ['json', 'csv', 'inconnue', 'cible', 'valeur', 'sensibilite', 'lang', 'help'])
        expect(options).toContain(`--${option}`)
      const targets = Object.keys(analyses.resolution(one).fields.cible?.choices ?? {})
      expect(await offered(name, '--cible', '')).toEqual(targets)
      expect(await offered(name, '--sensibilite', '')).toEqual(targets)
    },
  )

  it('offers the values of a choice after a space or an equals sign', async () => {
    expect(await offered('interets-composes', '--versement', '')).toEqual(['fin', 'debut'])
    expect(await offered('interets-composes', '--versement', 'd')).toEqual(['debut'])
    // readline gives = as a word of its own
    expect(await offered('interets-composes', '--versement', '=', '')).toEqual(['fin', 'debut'])
    expect(await offered('interets-composes', '--versement', '=', 'f')).toEqual(['fin'])
    expect(await offered('interets-composes', '--versement', '=')).toEqual(['fin', 'debut'])
    expect(await offered('revenus-passifs', '--tmi', '4')).toEqual(['41', '45'])
    expect(await offered('succession', '--conjoint_survivant', 't')).toEqual(['true'])
    expect(await offered('completion', '')).toEqual(expect.arrayContaining(['bash', 'zsh']))
    expect(await offered('help', 'cag')).toEqual(['cagr'])
    expect(await offered('serve', '--p')).toEqual(['--port'])
  })

  it('offers options and boolean values after a switch', async () => {
    const options = await offered('cagr', '--json', '--')
    expect(options).toEqual(await offered('cagr', '--'))
    expect(options).toContain('--valeur_initiale')
    expect(await offered('cagr', '--tout', '--so')).toEqual(['--sources'])
    expect(await offered('cagr', '--json', '')).toEqual(expect.arrayContaining(['true', 'false', '--tout']))
    expect(await offered('cagr', '--json', '=', '')).toEqual(['true', 'false'])
    expect(await offered('cagr', '--valeur_initiale', '3', '--valeur_f')).toEqual(['--valeur_finale'])
  })

  it('recognises the command after the language option', async () => {
    expect(await offered('--lang', '')).toEqual(['fr', 'en'])
    expect(await offered('--lang', '=', 'e')).toEqual(['en'])
    expect(await offered('--lang', 'en', 'cag')).toEqual(['cagr'])
    expect(await offered('--lang', '=', 'en', 'cag')).toEqual(['cagr'])
    expect(await offered('--lang', 'en', 'cagr', '--valeur_f')).toEqual(['--valeur_finale'])
    expect(await offered('--l')).toEqual(['--lang'])
  })

  it('offers both spellings of an option and the values after either', async () => {
    expect(await offered('cagr', '--valeur-')).toEqual(['--valeur-initiale', '--valeur-finale'])
    expect(await offered('cagr', '--valeur_')).toEqual(['--valeur_initiale', '--valeur_finale'])
    expect(await offered('succession', '--conjoint-survivant', 'f')).toEqual(['false'])
  })

  it('offers every command after help', async () => {
    const all = await offered('help', '')
    for (const name of [...names, 'liste', 'serve', 'mcp', 'completion', 'help']) expect(all).toContain(name)
  })
})

describe('denier completion zsh', () => {
  const hasZsh = spawnSync('zsh', ['--version']).status === 0

  it('parses the script, with bash where zsh is missing', async () => {
    const { out } = await denier(['completion', 'zsh'])
    const [command, args]: [string, string[]] = hasZsh
      ? ['zsh', ['-f', '-n', '/dev/stdin']]
      : ['bash', ['-n']]
    const { code, err } = await spawned(args, { command, input: out })
    expect([code, err]).toEqual([0, ''])
  })
})
