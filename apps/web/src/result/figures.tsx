import {
  type Contract,
  fieldsByPath,
  isNilFigure,
  type Language,
  type ResultFigure,
  type ResultGroup,
} from '@denier/core'
import { colon, formatEstimate, formatFigure, typeset } from '@denier/prose'
import { useState } from 'preact/hooks'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import type { FormatFigure } from './stops.ts'
import { unbrokenWords } from './unbroken.tsx'
import type { ExplainFigure } from './use-explanation.ts'

/** The group of the main figures. */
const SUMMARY = 'resume'

/** Key figures longer than this, in characters, have smaller letters. */
const LONG = 12
/** And longer than this, the smallest. */
const LONGEST = 17

interface FiguresProps {
  readonly contract: Contract
  /** The figures of the answer, by group. */
  readonly groups: readonly ResultGroup[]
  readonly language: Language
  /** Opens the explanation of a figure; without it, figures are texts. */
  readonly explain?: ExplainFigure | undefined
}

/**
 * The decisive figures, in the order of the contract. Used by `answer-bar.tsx`, `compare/attribution.ts`,
 * `compare/decisive-bars.ts`, `compare/differences.ts` and `embed/embed.tsx`.
 */
export function decisiveOf(contract: Contract, groups: readonly ResultGroup[]): readonly ResultFigure[] {
  const figures = groups.flatMap((group) => group.figures)
  return contract.decisive.flatMap((path) => figures.find((figure) => figure.path === path) ?? [])
}

/**
 * The label of a figure shown outside its group: the group's heading precedes it where another figure of the contract
 * has the same label. Used by
 * `answer-bar.tsx`, `compare/comparison.tsx`, `compare/decisive-bars.ts`, `compare/differences.ts`, `compare/waterfall.tsx` and
 * `range/range-strip.tsx`.
 * @example 'ETF · Capital net'
 */
export function standaloneLabel(
  contract: Contract,
  { path, field }: ResultFigure,
  language: Language,
): string {
  const group = path.slice(0, path.lastIndexOf('.'))
  const heading = group === SUMMARY ? undefined : contract.headings[group]
  const label = field.label[language]
  const isShared =
    [...fieldsByPath(contract.result).values()].filter((one) => one.label[language] === label).length > 1
  return heading && isShared && !label.includes(heading[language]) ? `${heading[language]} · ${label}` : label
}

/**
 * How the figures of a contract are written on pages: amounts that are estimates in whole euros. Used by
 * `contract-chart.tsx`, `rest.tsx`, and files of `compare` and `tools`.
 */
export const formatterOf = ({ estimates }: Contract): FormatFigure =>
  estimates ? formatEstimate : formatFigure

/**
 * How a decisive figure is written on its card and in the bar, which have whole euros where the sentence beside them
 * has. Used by `answer-bar.tsx`.
 */
export const formatOnCard: FormatFigure = formatEstimate

/** The two or three decisive figures, large. Used by `result.tsx` and `embed/embed.tsx`. */
export function KeyFigures({ contract, groups, language, explain }: FiguresProps): View {
  const decisive = decisiveOf(contract, groups)
  const figures = decisive.filter(
    ({ field, value }) => !decisive.some((one) => one.path === field.repeats && one.value === value),
  )
  const texts = figures.map(({ field, value }) => formatOnCard(field, value, language))
  return (
    <dl class={`result-key${lengthClass(Math.max(...texts.map(({ length }) => length)))}`}>
      {figures.map((figure, rank) => (
        <div key={figure.path} class={figure.value === null ? 'result-unknown' : undefined}>
          <dt>{standaloneLabel(contract, figure, language)}</dt>
          <dd data-answer={rank === 0 ? '' : undefined}>
            <FigureText
              figure={figure}
              label={standaloneLabel(contract, figure, language)}
              text={texts[rank] ?? ''}
              language={language}
              explain={explain}
            />
          </dd>
          {figure.value === null && figure.field.help && (
            <dd class="result-help">{unbrokenWords(figure.field.help[language])}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The class that sets one letter size for all, from the length of the longest, in characters. */
const lengthClass = (longest: number): string =>
  longest > LONGEST ? ' result-longest' : longest > LONG ? ' result-long' : ''

/** All other figures, by group, each group under its heading. Used by `result.tsx`. */
export function OtherFigures({ contract, groups, language, explain }: FiguresProps): View {
  const decisive = new Set(contract.decisive)
  const rest = groups.map(({ path, figures }) => ({
    path,
    figures: figures.filter(
      ({ path: own, field, value }) => !decisive.has(own) && !(field.ofOneWay && value === null),
    ),
  }))
  const isShown = ({ path, figures }: ResultGroup) =>
    figures.length > 0 || rest.some((one) => one.path.startsWith(`${path}.`) && one.figures.length > 0)
  return (
    <div class="result-groups">
      {rest.filter(isShown).map(({ path, figures }) => {
        const Heading = path.includes('.') ? 'h4' : 'h3'
        return (
          <section key={path} class="result-group">
            <Heading>{headingOf(contract, path, language)}</Heading>
            {figures.length > 0 && groupFigures(contract, figures, language, explain)}
          </section>
        )
      })}
    </div>
  )
}

/** The heading of a group or a table. Used by `rest.tsx`. */
export const headingOf = ({ headings }: Contract, path: string, language: Language): string =>
  typeset(headings[path]?.[language] ?? messages[language].others)

/** As many figures of a group that are 0 or do not exist, or more, are folded; fewer take no more room than their count. */
const MANY_NIL = 3

/** With more figures than this in a group, those that are folded are drawn only when they are opened. */
const MANY_FIGURES = 30

/** The figures of a group; those that say nothing here come last, folded, where there are many of them. */
function groupFigures(
  contract: Contract,
  figures: readonly ResultFigure[],
  language: Language,
  explain: FiguresProps['explain'],
): View {
  const list = (some: readonly ResultFigure[]) => (
    <dl class="result-figures">{some.map((one) => entry(contract, one, language, explain))}</dl>
  )
  const nil = figures.filter(isNilFigure)
  if (nil.length < MANY_NIL) return list(figures)
  const others = figures.filter((one) => !isNilFigure(one))
  return (
    <>
      {others.length > 0 && list(others)}
      <NilFigures
        count={nil.length}
        language={language}
        list={() => list(nil)}
        isDrawn={figures.length <= MANY_FIGURES}
      />
    </>
  )
}

interface NilFiguresProps extends Pick<FiguresProps, 'language'> {
  /** How many figures there are. */
  readonly count: number
  /** Draws them. */
  readonly list: () => View
  /** Whether they are drawn before they are opened: a long list is not, which makes the page 1 kB less. */
  readonly isDrawn: boolean
}

/** The figures that are 0 or do not exist, folded. */
function NilFigures({ count, language, list, isDrawn }: NilFiguresProps): View {
  const [isOpened, setOpened] = useState(isDrawn)
  const { nil, nilWhere } = messages[language]
  return (
    <details class="result-more" onToggle={() => setOpened(true)}>
      <summary>{nil(count)}</summary>
      {isOpened ? list() : <p>{nilWhere}</p>}
    </details>
  )
}

/** A figure below its label, with its help. */
function entry(
  contract: Contract,
  figure: ResultFigure,
  language: Language,
  explain: FiguresProps['explain'],
): View {
  const { path, field, value } = figure
  const label = typeset(field.label[language])
  const text = typeset(formatterOf(contract)(field, value, language))
  return (
    <div key={path} class={classOf(figure)}>
      <dt>{label}</dt>
      <dd>
        <FigureText figure={figure} label={label} text={text} language={language} explain={explain} />
      </dd>
      {field.help && <dd class="result-help">{unbrokenWords(field.help[language])}</dd>}
    </div>
  )
}

/** Print leaves out what has no value or is 0. */
function classOf(figure: ResultFigure): string | undefined {
  if (figure.value === null) return 'result-unknown'
  return isNilFigure(figure) ? 'result-nil' : undefined
}

interface FigureTextProps extends Pick<FiguresProps, 'language' | 'explain'> {
  readonly figure: ResultFigure
  readonly label: string
  readonly text: string
}

/**
 * The value of a figure; where it can be explained, a button that opens its explanation, or why there is no
 * value.
 */
function FigureText({ figure: { path }, label, text, language, explain }: FigureTextProps): View {
  if (!explain) return <>{text}</>
  return (
    <button
      type="button"
      class="result-why"
      aria-haspopup="dialog"
      aria-label={`${label}${colon(language)}${text}`}
      title={messages[language].why}
      onClick={(event: MouseEvent) => explain({ path, label, text }, event.currentTarget as HTMLElement)}
    >
      {text}
    </button>
  )
}
