// Plugin of Stryker that leaves texts for people out of mutation tests (`stryker.config.mjs` names it).
const LANGUAGES = 'en fr'

/** Texts for people, `{ fr: …, en: … }`: what they say is read by people, and no test should copy it. */
const isText = (path) =>
  path.isObjectExpression() &&
  path.node.properties
    .map(({ key }) => key?.name)
    .sort()
    .join(' ') === LANGUAGES &&
  path.node.properties.every(
    ({ value }) => value?.type === 'StringLiteral' || value?.type === 'TemplateLiteral',
  )

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'prose',
    value: { shouldIgnore: (path) => (isText(path) ? 'a text for people' : undefined) },
  },
]
