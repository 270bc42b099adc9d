/** Where a figure or a rule comes from, and the day it was read there. */
export interface Source {
  readonly title: string
  readonly url: string
  readonly read: string
}
