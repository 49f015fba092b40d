import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { type FieldDescription, FieldFrame } from '../FieldFrame/FieldFrame.tsx'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import { formatDuration } from './formatDuration.ts'
import { moveDuration } from './moveDuration.ts'
import css from './DurationInput.module.css'
import { readTypedDuration } from './readTypedDuration.ts'

/** After a longer pause, in milliseconds, what is typed begins anew. */
const longestPause = 2000

export interface DurationInputProps {
  /** The durations that can be chosen, in minutes, from the least to the most. */
  options: readonly number[]
  /** Minutes; null when none is chosen, 0 is "without time". */
  value: number | null
  onChange: (minutes: number) => void
  /** Durations offered as one press, in minutes; those that are no options are left out. */
  chips?: readonly number[] | undefined
  /** Durations offered by what they lead to, such as "до 13:00"; left out likewise. */
  ends?: readonly { readonly minutes: number; readonly label: string }[] | undefined
  label: string
  labels: {
    decrease: string
    increase: string
    /** Shown for 0. */
    none: string
    /** Says a duration in words, such as "1 ч 30 мин": for chips and screen readers. */
    duration: (minutes: number) => string
    /** Names the row of chips. */
    chips: string
    /** Names the row of ends. */
    ends?: string | undefined
  }
  description?: ReactNode
  error?: ReactNode
  /** What takes the focus: the duration between its two buttons. */
  ref?: Ref<HTMLDivElement> | undefined
  disabled?: boolean | undefined
  /** Enter on the duration, which browsers do not take for a field that sends its form. */
  onEnter?: (() => void) | undefined
}

/**
 * Chooses a duration by steps: large buttons, chips for the usual ones, and the keyboard (arrows
 * one step, Page Up and Page Down one hour, Home and End the ends; typed as `90`, `1:30` or `0130`).
 */
export function DurationInput(props: DurationInputProps) {
  const { label, description, error, disabled = false } = props
  const ownId = useId()
  return (
    <FieldFrame id={ownId} label={label} description={description} error={error}>
      {(described) => (
        <div className={css['root']} data-disabled={disabled}>
          <Stepper {...props} described={described} />
          <Chips {...props} />
          <Ends {...props} />
        </div>
      )}
    </FieldFrame>
  )
}

function Stepper(props: DurationInputProps & { described: FieldDescription }) {
  const { value, onChange, options, labels, disabled = false, described, onEnter, ref } = props
  const [min = 0] = options
  const max = options.at(-1) ?? min
  const move = (by: number) => onChange(value === null ? min : moveDuration(value, by, options))
  const readTyped = useTypedDuration(options)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !disabled) onEnter?.()
    const next = readTyped(event) ?? keyTarget(event.key, value, options)
    if (next === null || disabled) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <div className={cx(css['stepper'], described['aria-invalid'] && css['refused'])}>
      <button
        type="button"
        tabIndex={-1}
        className={css['button']}
        onClick={() => move(-1)}
        disabled={disabled || value === null || value <= min}
        aria-label={labels.decrease}
      >
        <MinusIcon size="l" />
      </button>
      <div
        {...described}
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a number input cannot show HH:mm
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-required
        aria-labelledby={`${described.id}-label`}
        aria-disabled={disabled}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? '—' : words(value, labels)}
        className={css['value']}
        data-words={value === 0}
        onKeyDown={onKeyDown}
      >
        {value === null ? '—' : shown(value, labels)}
      </div>
      <button
        type="button"
        tabIndex={-1}
        className={css['button']}
        onClick={() => move(1)}
        disabled={disabled || (value !== null && value >= max)}
        aria-label={labels.increase}
      >
        <PlusIcon size="l" />
      </button>
    </div>
  )
}

function Chips(props: DurationInputProps) {
  const { options, chips = [], labels } = props
  const offered = chips.filter((minutes) => options.includes(minutes))
  if (offered.length === 0) return null
  return (
    <ul className={css['chips']} aria-label={labels.chips}>
      {offered.map((minutes) => (
        <li key={minutes}>
          <Chip {...props} minutes={minutes} words={labels.duration(minutes)} />
        </li>
      ))}
    </ul>
  )
}

function Ends(props: DurationInputProps) {
  const { options, ends = [], labels } = props
  const offered = ends.filter(({ minutes }) => options.includes(minutes))
  if (offered.length === 0) return null
  return (
    <ul className={css['ends']} aria-label={labels.ends}>
      {offered.map(({ minutes, label }, index) => (
        // A label follows the clock: it names no button for good.
        // oxlint-disable-next-line react/no-array-index-key -- as said above
        <li key={index}>
          <Chip {...props} minutes={minutes} words={label} />
        </li>
      ))}
    </ul>
  )
}

function Chip({
  value,
  onChange,
  disabled,
  minutes,
  words: text,
}: DurationInputProps & { minutes: number; words: string }) {
  return (
    <button
      type="button"
      className={css['chip']}
      aria-pressed={minutes === value}
      disabled={disabled}
      onClick={() => onChange(minutes)}
    >
      {text}
    </button>
  )
}

function keyTarget(key: string, value: number | null, options: readonly number[]): number | null {
  const [min = 0] = options
  const from = value ?? min
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return value === null ? min : moveDuration(from, 1, options)
    case 'ArrowDown':
    case 'ArrowLeft':
      return moveDuration(from, -1, options)
    case 'PageUp':
      return moveDuration(from, 60, options)
    case 'PageDown':
      return moveDuration(from, -60, options)
    case 'Home':
      return min
    case 'End':
      return options.at(-1) ?? min
    default:
      return null
  }
}

function shown(minutes: number, labels: DurationInputProps['labels']): string {
  return minutes === 0 ? labels.none : formatDuration(minutes)
}

function words(minutes: number, labels: DurationInputProps['labels']): string {
  return minutes === 0 ? labels.none : labels.duration(minutes)
}

/**
 * Puts together what is typed into a field that is no text field.
 *
 * @param options - minutes, from the least to the most
 * @returns reads a key: the minutes that are typed with it; null for a key that types no duration
 */
function useTypedDuration(options: readonly number[]): (event: KeyboardEvent) => number | null {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, altKey, metaKey }) => {
    // Some keyboards need it for the colon.
    if (key === 'Shift') return null
    const { text, at } = typed.current
    const isTyped = /^[\d:]$/.test(key) && !ctrlKey && !altKey && !metaKey
    const before = timeStamp - at > longestPause ? '' : text
    const readings = isTyped ? [before + key, key] : []
    const next = readings.find((reading) => readTypedDuration(reading, options) !== null) ?? ''
    typed.current = { text: next, at: timeStamp }
    return readTypedDuration(next, options)
  }
}
