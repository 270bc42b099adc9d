import { useState } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { answerOf, chartOf, curlOf, embedOf, linkOf, type Place, schemaOf, tableOf } from './addresses.ts'
import { Copied } from './copied.tsx'
import { share as said } from './messages.ts'
import { useOrigin } from './origin.ts'
import { savePicture } from './picture.ts'
import { Fold } from './pieces.tsx'
import { sharedOf } from './query.ts'

/** The scenario to take away: as a link, for a terminal, as files, for another site, on paper. */
export function Share({ simulator, setting, state }: PartProps): View {
  const { contract } = simulator
  const { language } = setting
  const origin = useOrigin(setting)
  const place = { origin, contract, language, typed: sharedOf(state) }
  const pinned = state.pinned.map(({ typed }) => typed)
  return (
    <Fold name="share" title={said.title[language]}>
      <Copied id="tools-link" language={language} label={said.link[language]} text={linkOf(place, pinned)} />
      <Copied id="tools-curl" language={language} label={said.curl[language]} text={curlOf(place)} />
      <Files place={place} />
      <Copied
        id="tools-embed"
        language={language}
        label={said.embed[language]}
        text={embedOf(place)}
        isLong
      />
    </Fold>
  )
}

/** What can be downloaded: plain links to the service, which need no script. */
function Files({ place }: { readonly place: Place }): View {
  const isAlive = useAlive()
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
      <h4 class="tools-subtitle">{said.files[language]}</h4>
      <ul class="tools-links">
        {link(tableOf(place, true), said.sheet[language], `${name}.csv`)}
        {link(tableOf(place), said.csv[language], `${name}.csv`)}
        {charts.map((_, rank) =>
          link(chartOf(place, rank), said.svg[language] + chartName(place, rank), `${name}-${rank + 1}.svg`),
        )}
        {link(answerOf(place), said.json[language])}
        {link(schemaOf(place), said.schema[language])}
      </ul>
      {isAlive && <Buttons place={place} />}
    </div>
  )
}

/** Which of several charts a file holds. */
const chartName = ({ contract: { charts }, language }: Place, rank: number): string =>
  charts.length > 1 ? ` · ${charts[rank]?.title[language]}` : ''

/** What a script alone can do: an image of each chart, and calling the printer. */
function Buttons({ place }: { readonly place: Place }): View {
  const { contract, language } = place
  const [isFailed, setFailed] = useState(false)
  const save = async (rank: number): Promise<void> => {
    setFailed(false)
    // Of this origin even where the service is told to be elsewhere: a picture of another one could not be read back.
    const address = chartOf({ ...place, origin: '' }, rank)
    await savePicture(address, `${contract.name}-${rank + 1}.png`).catch(() => setFailed(true))
  }
  const button = (text: string, onClick: () => void) => (
    <button key={text} type="button" class="tools-button" onClick={onClick}>
      {text}
    </button>
  )
  return (
    <p class="tools-buttons">
      {contract.charts.map((_, rank) =>
        button(said.png[language] + chartName(place, rank), () => void save(rank)),
      )}
      {button(said.print[language], () => print())}
      <span role="status" class="tools-status">
        {isFailed ? said.pngFailed[language] : ''}
      </span>
    </p>
  )
}
