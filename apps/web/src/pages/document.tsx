import { type Language, languages } from '@denier/core'
import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { PAGE_DATA_ID, type PageData, pageDataText } from '../model/page-data.ts'
import type { View } from '../model/view.ts'
import type { Scene, Script } from './assets.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { messages } from './messages.ts'

/** The metadata of a page, for browsers, search engines and links shared. */
interface About {
  readonly title: string
  readonly description: string
  /** Its path in each language, without query. */
  readonly paths: Readonly<Record<Language, string>>
  /** Whether search engines may index it; pages with a query are not indexed. */
  readonly indexed: boolean
  /** The query of the link to the other language. */
  readonly query?: string
  /** The path of the picture shown when the page is shared. */
  readonly image?: string
}

interface DocumentParts {
  readonly about: About
  /** Style sheets besides `site`, by their names in `Assets`. */
  readonly styles: readonly string[]
  readonly script?: Script | undefined
  /** What the script needs to draw the page again; written as a data block. */
  readonly pageData?: PageData
  /** Whether it is embedded in another site: without header and footer. */
  readonly bare?: boolean
  readonly children: ComponentChildren
}

/**
 * A whole page as HTML, without inline scripts or styles, which the content security policy forbids. Each
 * page of this folder is drawn through it. Used by `embed.tsx`, `home.tsx`, `refused-for-now.tsx`, `not-found.tsx`
 * and others in `pages`.
 */
export function documentText(scene: Scene, parts: DocumentParts): string {
  const { about, bare = false, children, pageData } = parts
  const body = bare ? (
    <main class="embed" id="content">
      {children}
    </main>
  ) : (
    [
      <a class="site-skip" href="#content">
        {messages.skip[scene.language]}
      </a>,
      <Header language={scene.language} paths={about.paths} query={about.query ?? ''} />,
      <main class="site-main" id="content" tabIndex={-1}>
        {children}
      </main>,
      <Footer language={scene.language} />,
    ]
  )
  const page = (
    <html lang={scene.language}>
      <head>{headOf(scene, parts)}</head>
      <body class={bare ? 'bare' : undefined}>
        {body}
        {pageData && dataBlock(pageData)}
      </body>
    </html>
  )
  return `<!doctype html>${renderToString(page)}`
}

const dataBlock = (pageData: PageData): View => (
  <script
    type="application/json"
    id={PAGE_DATA_ID}
    dangerouslySetInnerHTML={{ __html: pageDataText(pageData) }}
  />
)

function headOf({ language, origin, assets }: Scene, { about, styles, script, bare }: DocumentParts) {
  const { title, description, paths, indexed, image } = about
  const address = origin && origin + paths[language]
  return [
    <meta charset="utf-8" />,
    <meta name="viewport" content="width=device-width, initial-scale=1" />,
    <title>{title}</title>,
    <meta name="description" content={description} />,
    !indexed && <meta name="robots" content="noindex" />,
    address && <link rel="canonical" href={address} />,
    !bare && alternates(origin, paths),
    <meta name="color-scheme" content="light dark" />,
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />,
    <meta name="theme-color" content="#12191d" media="(prefers-color-scheme: dark)" />,
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    !bare && <link rel="apple-touch-icon" href="/icon-180.png" />,
    !bare && <link rel="manifest" href={`/site-${language}.webmanifest`} />,
    ['site' as const, ...styles].map((name) => <link rel="stylesheet" href={assets.style(name as 'site')} />),
    script?.preloads.map((href) => <link rel="modulepreload" href={href} />),
    script && <script type="module" src={script.src} />,
    !bare && openGraph({ title, description, address, language, image: image && origin && origin + image }),
  ]
}

/** Links to the page in each language, for search engines. */
const alternates = (origin: string, paths: About['paths']) => [
  languages.map((language) => <link rel="alternate" hreflang={language} href={origin + paths[language]} />),
  <link rel="alternate" hreflang="x-default" href={origin + paths.fr} />,
]

const LOCALES = { fr: 'fr_FR', en: 'en_GB' } as const

/** The metadata that other sites read to show a link with a title and a picture, of 1200 by 630 pixels. */
function openGraph(of: {
  title: string
  description: string
  address: string
  language: Language
  image: string | undefined
}) {
  const properties = {
    'og:site_name': messages.name,
    'og:type': 'website',
    'og:title': of.title,
    'og:description': of.description,
    ...(of.address && { 'og:url': of.address }),
    'og:locale': LOCALES[of.language],
    ...(of.image && {
      'og:image': of.image,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': of.title,
    }),
  }
  return [
    Object.entries(properties).map(([property, content]) => <meta property={property} content={content} />),
    of.image && <meta name="twitter:card" content="summary_large_image" />,
  ]
}
