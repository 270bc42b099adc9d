export const words = {
  failed: {
    fr: 'Le calcul n’a pas abouti\u00A0: c’est notre faute, et rien n’est perdu. Le dernier résultat reste affiché\u00A0; changez une valeur, ou rechargez la page.',
    en: 'The computation failed: the fault is ours, and nothing is lost. The last result stays on show; change a value, or reload the page.',
  },
} as const
