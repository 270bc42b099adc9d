// Draws the reference from the description that the service gives of itself, in the language of the address.
const asked = new URLSearchParams(location.search).get('lang')
const language = asked === 'en' ? 'en' : 'fr'
document.documentElement.lang = language
document.title = language === 'en' ? 'Denier · API documentation' : 'Denier · documentation de l’API'

window.SwaggerUIBundle({
  url: `openapi.json?lang=${language}`,
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  validatorUrl: null,
})
