/** Script of the pages of text (methods, sources, legal notice). The bundler takes it as an entry. */
import { keepLanguageLink } from './language-link.ts'

keepLanguageLink()
