import type { InquiryName } from '@denier/core'
import { createContext } from 'preact'
import type { Reply } from '../model.ts'

/** Asks the page's simulator otherwise than by its form, of the day and in the language of the page. */
export type Ask = (inquiry: InquiryName, query: string) => Promise<Reply>

/** For the parts of a page that is alive; on the server nobody asks. */
export const Asking = createContext<Ask>(() => Promise.reject(new Error('the page is not alive')))
