import type { Language } from '@denier/core'

/** The French texts; `from` and `to` are the names of scenarios. */
const fr = {
  title: (figure: string, from: string, to: string) =>
    `Ce qui explique l’écart\u00a0: ${figure}, de «\u00a0${from}\u00a0» à «\u00a0${to}\u00a0»`,
  step: 'Ce qui change',
  effect: 'Effet',
  order:
    'Les valeurs changent l’une après l’autre, dans l’ordre du formulaire\u00a0; un autre ordre partagerait l’écart autrement.',
  // between the two values of a parameter
  between: ' → ',
}

const en: typeof fr = {
  title: (figure: string, from: string, to: string) =>
    `What explains the difference: ${figure}, from “${from}” to “${to}”`,
  step: 'What changes',
  effect: 'Effect',
  order:
    'The values change one after the other, in the order of the form; another order would share the difference out otherwise.',
  between: ' → ',
}

/** The texts of what explains a difference. Used by `waterfall.tsx`. */
export const waterfallMessages: Readonly<Record<Language, typeof fr>> = { fr, en }
