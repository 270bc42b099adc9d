// Draws the reference from the description that the service gives of itself, in the language of the address. The
// page `/docs` runs it.
const asked = new URLSearchParams(location.search).get('lang')
const language = asked === 'en' ? 'en' : 'fr'
const { documentElement: root } = document
root.lang = language
document.title = language === 'en' ? 'Denier · API documentation' : 'Denier · documentation de l’API'
document.querySelector(`nav a[lang=${language}]`).ariaCurrent = 'page'

// The viewer's dark colours hang on a class: it follows what the reader's system prefers.
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => root.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

document.querySelector('.home').href = language === 'en' ? './en/' : './'

/** The viewer puts a link inside the button that opens an operation: its text is enough, the address follows anyway. */
const withoutLinksInButtons = () => ({
  wrapComponents: {
    DeepLink:
      (_, { React }) =>
      ({ text }) =>
        React.createElement('span', null, text),
  },
})

/** Names what the viewer leaves without a name: the fields of parameters, and the presentation before the operations. */
const nameParts = () => {
  const presentation = document.querySelector('.information-container')
  presentation?.setAttribute('role', 'region')
  presentation?.setAttribute('aria-label', document.title)
  // the viewer has no heading of the second level
  for (const heading of document.querySelectorAll('#reference :is(h3, h4, h5)'))
    heading.ariaLevel = String(Number(heading.tagName.slice(1)) - 1)
  for (const field of document.querySelectorAll('tr[data-param-name] :is(select, input):not([aria-label])'))
    field.ariaLabel = field.closest('tr').dataset.paramName
}
new MutationObserver(nameParts).observe(document.querySelector('#reference'), {
  childList: true,
  subtree: true,
})

window.SwaggerUIBundle({
  url: `openapi.json?lang=${language}`,
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  showCommonExtensions: true, // the bounds of each parameter
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  syntaxHighlight: false, // its colours are too pale on either background
  plugins: [withoutLinksInButtons],
})
