import { normalisePlate, type PlateFormat } from '@parking/plates'
import { cx } from '../cx.ts'
import { drawPlate } from './drawPlate.ts'
import css from './NumberPlate.module.css'

export interface NumberPlateProps {
  /** The plate, spaced or not; what is no known Russian plate is drawn as it stands. */
  number: string
  format?: PlateFormat | undefined
  /** About 110, 150 or 220 px wide; a square plate is narrower. */
  size?: 's' | 'm' | 'l' | undefined
  className?: string | undefined
}

/**
 * Draws a number plate at the proportions of the real one: one line of 520 x 112 mm, 190 x 145 mm
 * for motorcycles. It stays white (yellow, blue) in the dark scheme and on paper, as the real one does.
 *
 * It is text in boxes: a list has one in each row, and drawn as a picture it took the most of a row's
 * time.
 */
export function NumberPlate(props: NumberPlateProps) {
  const { number, format = 'russian', size = 'm', className } = props
  const { colour, shape, groups, region } = drawPlate(number, format)
  const spelled = Array.from(normalisePlate(number, format)).join(' ')
  const isNarrow = shape === 'square'
  return (
    <span className={cx(css['room'], css[size], isNarrow && css['narrow'], className)}>
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img holds no text, and this is text
        role="img"
        // A browser that translates the page would show another number.
        translate="no"
        aria-label={spelled}
        className={cx(css['plate'], css[shape], css[colour])}
      >
        <span className={css['number']}>
          {groups.map(({ chars, kind }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- groups have nothing but their place
            <span key={index} className={css[kind]} data-long={chars.length > 8}>
              {chars}
            </span>
          ))}
        </span>
        {region === null ? null : (
          <span className={css['panel']}>
            <span className={css['region']}>{region}</span>
            <span className={css['country']}>RUS</span>
          </span>
        )}
      </span>
    </span>
  )
}
