import { normalisePlate, type PlateFormat } from '@parking/plates'
import { cx } from '../cx.ts'
import { drawPlate, type PlateDrawing } from './drawPlate.ts'
import css from './NumberPlate.module.css'

export interface NumberPlateProps {
  /** The plate, spaced or not; what is no known Russian plate is drawn as it stands. */
  number: string
  format?: PlateFormat | undefined
  /** Small words under the plate, such as that it is a foreign one. */
  caption?: string | undefined
  /** About 110, 150 or 220 px wide; a square plate is narrower. */
  size?: 's' | 'm' | 'l' | undefined
  /** What screen readers say before the spelled plate. */
  label?: string | undefined
  className?: string | undefined
}

/** Capital letters take this share of the type size in the fonts of the plate. */
const CAP_HEIGHT = 0.72

/**
 * Draws a number plate at the proportions of the real one: one line of 520 x 112 mm, 190 x 145 mm
 * for motorcycles. It stays white (yellow, blue) in the dark scheme, as the real one does.
 */
export function NumberPlate(props: NumberPlateProps) {
  const { number, format = 'russian', caption, size = 'm', label, className } = props
  const plate = drawPlate(number, format)
  const spelled = Array.from(normalisePlate(number, format)).join(' ')
  return (
    <span className={cx(css['root'], css[size], css[plate.shape], className)}>
      <svg
        viewBox={`0 0 ${plate.width} ${plate.height}`}
        className={cx(css['plate'], css[plate.colour])}
        role="img"
        aria-label={label === undefined ? spelled : `${label} ${spelled}`}
      >
        <Frame plate={plate} />
        {plate.glyphs.map((glyph) => (
          <text
            key={glyph.x}
            x={glyph.x}
            y={glyph.baseline}
            fontSize={glyph.height / CAP_HEIGHT}
            textLength={glyph.width}
            lengthAdjust="spacingAndGlyphs"
          >
            {glyph.char}
          </text>
        ))}
        {plate.panel === null ? null : <Country plate={plate} panel={plate.panel} />}
      </svg>
      {caption === undefined ? null : <span className={css['caption']}>{caption}</span>}
    </span>
  )
}

function Frame({ plate }: { plate: PlateDrawing }) {
  const { width, height, panel, shape } = plate
  const edge = shape === 'line' ? 3 : 2.5
  const top = shape === 'line' ? 4 : 79
  return (
    <>
      <rect
        className={css['ground']}
        width={width}
        height={height}
        rx={shape === 'line' ? 13 : 11}
      />
      <rect
        className={css['edge']}
        x={edge + 1}
        y={edge + 1}
        width={width - 2 * edge - 2}
        height={height - 2 * edge - 2}
        rx={10}
        strokeWidth={edge}
      />
      {panel === null ? null : (
        <path
          className={css['edge']}
          strokeWidth={edge}
          d={`M${panel} ${top}V${height - edge}${shape === 'square' ? `M${panel} ${top}H${width - edge}` : ''}`}
        />
      )}
    </>
  )
}

/** The letters RUS and the flag, under the region's number. */
function Country({ plate, panel }: { plate: PlateDrawing; panel: number }) {
  const unit = plate.shape === 'line' ? 1 : 0.6
  const baseline = plate.shape === 'line' ? 98 : 134
  const left = (panel + plate.width - 6) / 2 - 46 * unit
  const flag = { x: left + 58 * unit, y: baseline - 20 * unit, width: 34 * unit, height: 20 * unit }
  const band = flag.height / 3
  return (
    <>
      <text x={left} y={baseline} fontSize={(20 * unit) / CAP_HEIGHT} textLength={50 * unit}>
        RUS
      </text>
      <rect {...flag} className={css['flagWhite']} />
      <rect {...flag} y={flag.y + band} height={band} className={css['flagBlue']} />
      <rect {...flag} y={flag.y + 2 * band} height={band} className={css['flagRed']} />
    </>
  )
}
