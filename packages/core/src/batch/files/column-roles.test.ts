import { describe, expect, it } from 'vitest'
import { columnRoles } from './column-roles.ts'

describe('columnRoles', () => {
  it('tells parameters, columns that are kept, and names near a parameter, in the order of the file', () => {
    expect(columnRoles(['commune', 'revenu', 'enfnats'], ['revenu', 'enfants'])).toEqual([
      { name: 'commune', role: 'kept' },
      { name: 'revenu', role: 'parameter' },
      { name: 'enfnats', role: 'near', near: 'enfants' },
    ])
  })
})
