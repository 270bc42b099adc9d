import { type Contract, type Language, numericFigures, type RangeData } from '@denier/core'
import { formatEstimate, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { standaloneLabel } from '../result/figures.tsx'
import { messages } from './messages.ts'

interface RangeStripProps {
  readonly contract: Contract
  readonly data: RangeData
  readonly language: Language
}

/** Width and height of the drawing, in its own units. */
const [WIDTH, HEIGHT] = [300, 16] // the heights in the paths below are of these 16
/** Room for the marks at both ends. */
const MARGIN = 8

/**
 * The decisive figure (`data.cible`), by its label, three times along a line to scale: in poor markets, one case in ten; at the yield
 * of the question, each year the same (`valeur`); in good markets, one case in ten. `valeur` lies between the ends since
 * its yield lies between theirs. `bas` and `haut` are markets: the figure may be larger in the poor one, such as years
 * to wait. Nothing where one of the three does not exist. Used by `with-range.tsx`.
 */
export function RangeStrip({ contract, data, language }: RangeStripProps): View | null {
  const field = numericFigures(contract.result)[data.cible]
  const { plage, valeur } = data
  if (!field || !plage || plage.bas === null || plage.haut === null || valeur === null) return null
  const text = (value: number) => typeset(formatEstimate(field, value, language))
  const { low, high, oneInTen } = messages[language]
  const span = plage.haut - plage.bas
  const at = span === 0 ? 0.5 : (valeur - plage.bas) / span // 0 at the low case, 1 at the high one
  const place = MARGIN + at * (WIDTH - 2 * MARGIN)
  return (
    <>
      <p class="range-note">
        {standaloneLabel(contract, { path: data.cible, field, value: valeur }, language)}
      </p>
      <div class="range-strip">
        <Case label={`${low}, ${oneInTen}`} value={text(plage.bas)} />
        <svg
          class="range-line"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={`M${MARGIN} 8H${WIDTH - MARGIN}`} />
          <path d={`M${MARGIN} 3v10M${WIDTH - MARGIN} 3v10`} />
          <path class="range-at" d={`M${place.toFixed(1)} 1v14`} />
        </svg>
        <Case label={`${high}, ${oneInTen}`} value={text(plage.haut)} />
      </div>
    </>
  )
}

/** The figure at one end of the line, below what it is. */
const Case = ({ label, value }: { readonly label: string; readonly value: string }): View => (
  <p>
    {label}
    <strong>{value}</strong>
  </p>
)
