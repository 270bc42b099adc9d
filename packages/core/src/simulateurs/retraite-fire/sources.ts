import { inflationTarget, trinityStudy } from '../../finance/common-sources.ts'

/** The day on which the pages were read. */
const read = '2026-11-21'

/** Sources of the withdrawal rules of `retraite-fire` and of their criticism. Used by `contract.ts`. */
export const sources = [
  inflationTarget,
  trinityStudy,
  {
    title: 'Wade Pfau (2010): An International Perspective on Safe Withdrawal Rates',
    url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=1699526',
    read,
  },
  {
    title: 'ThinkAdvisor (2011): Wade Pfau on 17 countries, France among them',
    url: 'https://thinkadvisor.com/2011/04/22/the-4-rule-has-not-worked-out-so-well-pfau-answers-five-good-questions/',
    read,
  },
]
