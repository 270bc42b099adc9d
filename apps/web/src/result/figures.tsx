import type { Contract, Language, ResultFigure, ResultGroup } from '@denier/core'
import { formatFigure, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import { unbrokenWords } from './unbroken.tsx'

/** The group that holds the answer itself. */
const SUMMARY = 'resume'

/** Texts longer than these take smaller letters where figures are large. */
const LONG = 12
const LONGEST = 17

interface FiguresProps {
  readonly contract: Contract
  readonly groups: readonly ResultGroup[]
  readonly language: Language
}

/** The figures that decide, in the contract's order of importance. */
export function decisiveOf(contract: Contract, groups: readonly ResultGroup[]): readonly ResultFigure[] {
  const figures = groups.flatMap((group) => group.figures)
  return contract.decisive.flatMap((path) => figures.find((figure) => figure.path === path) ?? [])
}

/** What a figure is called away from its group. @example 'ETF · Capital net' */
export function labelAlone(contract: Contract, { path, field }: ResultFigure, language: Language): string {
  const group = path.slice(0, path.lastIndexOf('.'))
  const heading = group === SUMMARY ? undefined : contract.headings[group]
  const label = field.label[language]
  return heading && !label.includes(heading[language]) ? `${heading[language]} · ${label}` : label
}

/** The two or three figures that a person came for. */
export function KeyFigures({ contract, groups, language }: FiguresProps): View {
  const figures = decisiveOf(contract, groups)
  const texts = figures.map(({ field, value }) => formatFigure(field, value, language))
  return (
    <dl class={`result-key${lengthClass(Math.max(...texts.map(({ length }) => length)))}`}>
      {figures.map((figure, rank) => (
        <div key={figure.path} class={figure.value === null ? 'result-unknown' : undefined}>
          <dt>{labelAlone(contract, figure, language)}</dt>
          <dd>{texts[rank]}</dd>
          {figure.value === null && figure.field.help && (
            <dd class="result-help">{unbrokenWords(figure.field.help[language])}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** All in letters of one size: that which the longest takes. */
const lengthClass = (longest: number): string =>
  longest > LONGEST ? ' result-longest' : longest > LONG ? ' result-long' : ''

/** All the others, group by group, each under its heading. */
export function OtherFigures({ contract, groups, language }: FiguresProps): View {
  const decisive = new Set(contract.decisive)
  const rest = groups.map(({ path, figures }) => ({
    path,
    figures: figures.filter((figure) => !decisive.has(figure.path)),
  }))
  const isThere = ({ path, figures }: ResultGroup) =>
    figures.length > 0 || rest.some((one) => one.path.startsWith(`${path}.`) && one.figures.length > 0)
  return (
    <div class="result-groups">
      {rest.filter(isThere).map(({ path, figures }) => {
        const Heading = path.includes('.') ? 'h4' : 'h3'
        return (
          <section key={path} class="result-group">
            <Heading>{headingOf(contract, path, language)}</Heading>
            {figures.length > 0 && (
              <dl class="result-figures">{figures.map((one) => entry(one, language))}</dl>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** What stands above a group or a table. */
export const headingOf = ({ headings }: Contract, path: string, language: Language): string =>
  typeset(headings[path]?.[language] ?? messages[language].others)

const entry = ({ path, field, value }: ResultFigure, language: Language): View => (
  <div key={path} class={value === null ? 'result-unknown' : undefined}>
    <dt>{typeset(field.label[language])}</dt>
    <dd>{typeset(formatFigure(field, value, language))}</dd>
    {field.help && <dd class="result-help">{unbrokenWords(field.help[language])}</dd>}
  </div>
)
