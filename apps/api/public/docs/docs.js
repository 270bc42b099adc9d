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

window.SwaggerUIBundle({
  url: `openapi.json?lang=${language}`,
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  showCommonExtensions: true, // the bounds of each parameter
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
