import { expect, it } from 'vitest'
import { legifrance } from './legifrance.ts'

it.each([
  ['a version of an article of a code', 'LEGIARTI000053542636', 'codes/article_lc'],
  ['an act as published', 'JORFTEXT000044178669', 'jorf/id'],
  ['an article of an act as published', 'JORFARTI000048727355', 'jorf/article_jo'],
] as const)('gives with legifrance the address of %s', (_, identifier, place) => {
  expect(legifrance('CGI, art. 197, I, 1', identifier)).toEqual({
    title: 'CGI, art. 197, I, 1',
    url: `https://www.legifrance.gouv.fr/${place}/${identifier}`,
  })
})
