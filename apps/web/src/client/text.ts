import { keepLanguageLink } from './language-link.ts'

keepLanguageLink()
