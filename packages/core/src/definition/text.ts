/** Prose for users, in both languages side by side: a missing translation does not compile. */
export interface Text {
  readonly fr: string
  readonly en: string
}

export const languages = ['fr', 'en'] as const

export type Language = (typeof languages)[number]
