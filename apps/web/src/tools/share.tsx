import { useState } from 'preact/hooks'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { PartProps } from '../model/page-state.ts'
import { rangeNames } from '../model/range-values.ts'
import type { View } from '../model/view.ts'
import {
  answerOf,
  chartOf,
  curlOf,
  embedOf,
  linkOf,
  type Place,
  rangeCurlOf,
  schemaOf,
  tableOf,
} from './addresses.ts'
import { CopyField } from './copy-field.tsx'
import { useOrigin } from './origin.ts'
import { sharedOf } from './query.ts'
import { shareMessages as messages } from './share-messages.ts'

/**
 * Shares a scenario: link, curl command, files, embedding code, printing. The server draws it; a page with
 * its script imports it when it is opened, or the scenario changes. Used by `tools.tsx` and
 * `server/draw-page.ts`.
 */
export function Share({ simulator, setting, state }: PartProps): View {
  const { contract } = simulator
  const { language } = setting
  const origin = useOrigin(setting)
  const place = { origin, contract, language, typed: sharedOf(state) }
  return (
    <>
      <CopyField
        id="tools-link"
        language={language}
        label={messages.link[language]}
        text={linkOf(place, state)}
      />
      <CopyField id="tools-curl" language={language} label={messages.curl[language]} text={curlOf(place)} />
      {rangeNames(contract).length > 0 && (
        <CopyField
          id="tools-range"
          language={language}
          label={messages.rangeCurl[language]}
          text={rangeCurlOf(place)}
        />
      )}
      <Files place={place} />
      <CopyField
        id="tools-embed"
        language={language}
        label={messages.embed[language]}
        text={embedOf(place)}
        isLong
      />
    </>
  )
}

/** Links to the files of the API, which need no script. */
function Files({ place }: { readonly place: Place }): View {
  const hasScript = useHasScript()
  const { contract, language } = place
  const { name, charts } = contract
  const link = (href: string, text: string, download?: string) => (
    <li key={href}>
      <a href={href} class="tools-link" {...(download && { download })}>
        {text}
      </a>
    </li>
  )
  return (
    <div class="tools-files">
      <h4 class="tools-subtitle">{messages.files[language]}</h4>
      <ul class="tools-links">
        {link(tableOf(place, true), messages.sheet[language], `${name}.csv`)}
        {link(tableOf(place), messages.csv[language], `${name}.csv`)}
        {charts.map((_, rank) =>
          link(
            chartOf(place, rank),
            messages.svg[language] + chartName(place, rank),
            `${name}-${rank + 1}.svg`,
          ),
        )}
        {link(answerOf(place), messages.json[language])}
        {link(schemaOf(place), messages.schema[language])}
      </ul>
      {hasScript && <Buttons place={place} />}
    </div>
  )
}

/** The suffix of the label of a link or button that tells one of several charts from the others. */
const chartName = ({ contract: { charts }, language }: Place, rank: number): string =>
  charts.length > 1 ? ` · ${charts[rank]?.title[language]}` : ''

/** Buttons that need a script: download a chart as an image, print. */
function Buttons({ place }: { readonly place: Place }): View {
  const { contract, language } = place
  const [isFailed, setFailed] = useState(false)
  const save = async (rank: number): Promise<void> => {
    setFailed(false)
    // Always of the origin of the page: the browser refuses to export an image of another origin.
    const address = chartOf({ ...place, origin: '' }, rank)
    try {
      const { savePicture } = await import('./picture.ts')
      await savePicture(address, `${contract.name}-${rank + 1}.png`)
    } catch {
      setFailed(true)
    }
  }
  const button = (text: string, onClick: () => void) => (
    <button key={text} type="button" class="tools-button" onClick={onClick}>
      {text}
    </button>
  )
  return (
    <p class="tools-buttons">
      {contract.charts.map((_, rank) =>
        button(messages.png[language] + chartName(place, rank), () => void save(rank)),
      )}
      {button(messages.print[language], () => print())}
      <span role="status" class="tools-status">
        {isFailed ? messages.pngFailed[language] : ''}
      </span>
    </p>
  )
}
