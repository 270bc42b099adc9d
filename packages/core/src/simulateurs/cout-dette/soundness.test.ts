import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

/** One tenth of the queries have monthly rows, which take twelve times longer to check. */
const queries = fc
  .tuple(validParams(contract), fc.nat(9))
  .map(([query, tenth]) => ({ ...query, detail: tenth === 0 ? ('mensuel' as const) : ('annuel' as const) }))

it('returns finite cout-dette figures for random queries and a warning for each null figure', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const answer = ask(coutDette, query)
      expectSound(answer, {
        'resume.taeg': 'taeg_inexistant',
        'resume.tauxUsure': 'taux_usure_inconnu',
        'resume.tauxEndettement': query.revenu ? 'endettement_inexistant' : undefined,
        remboursementAnticipe: undefined,
        'yearly.capitalApresRemboursement': undefined,
      })
      const { resume, remboursementAnticipe } = answer.data
      const codes = answer.meta.avertissements.map(({ code }) => code)
      const expected = {
        taeg_inexistant: resume.taeg === null,
        endettement_inexistant: !!query.revenu && resume.tauxEndettement === null,
        duree_longue: query.duree > 25,
        ...(remboursementAnticipe ? {} : { remboursement_faible: false, remboursement_plafonne: false }),
      }
      for (const [code, holds] of Object.entries(expected))
        if (codes.includes(code) !== holds) expect.fail(`${code} should be ${holds}`)
    }),
    cases(10_000),
  )
})
