import { normalisePlate, type PlateFormat } from '@parking/plates'
import { cx } from '../cx.ts'
import { drawPlate } from './drawPlate.ts'
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

/**
 * Draws a number plate at the proportions of the real one: one line of 520 x 112 mm, 190 x 145 mm
 * for motorcycles. It stays white (yellow, blue) in the dark scheme and on paper, as the real one does.
 *
 * It is text in boxes: a list has one in each row, and drawn as a picture it took the most of a row's
 * time.
 */
export function NumberPlate(props: NumberPlateProps) {
  const { number, format = 'russian', caption, size = 'm', label, className } = props
  const { colour, shape, groups, region } = drawPlate(number, format)
  const spelled = Array.from(normalisePlate(number, format)).join(' ')
  const room = cx(css['room'], css[size], shape === 'square' ? css['narrow'] : undefined)
  const plate = (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img holds no text, and this is text
      role="img"
      // A browser that translates the page would show another number.
      translate="no"
      aria-label={label === undefined ? spelled : `${label} ${spelled}`}
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
  )
  if (caption === undefined) return <span className={cx(room, className)}>{plate}</span>
  return (
    <span className={cx(css['captioned'], className)}>
      <span className={room}>{plate}</span>
      <span className={css['caption']}>{caption}</span>
    </span>
  )
}
