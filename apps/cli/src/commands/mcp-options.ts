import { choice, type Params } from '@denier/core'

/**
 * The options of `denier mcp`: which tools an assistant gets. Used by `other-commands.ts` and
 * `help/general-help.ts`.
 */
export const mcpOptions = {
  outils: choice({
    choices: {
      essentiels: { fr: 'Six outils pour tous les simulateurs', en: 'Six tools for all simulators' },
      tous: { fr: 'Un outil par simulateur', en: 'One tool per simulator' },
    },
    default: 'essentiels',
    label: { fr: 'Outils de l’assistant', en: 'Tools of the assistant' },
  }),
} satisfies Params
