import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldDescription } from '../FieldFrame/FieldFrame.tsx'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import { formatDuration, moveSteps, nearestStep, type DurationLimits } from './durationSteps.ts'
import css from './DurationInput.module.css'

export interface DurationInputProps extends DurationLimits {
  /** Minutes; null when none is chosen, 0 is "without time". */
  value: number | null
  onChange: (minutes: number) => void
  /** Durations offered as one press, in minutes; those outside the limits are left out. */
  chips?: readonly number[] | undefined
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
  }
  description?: ReactNode
  error?: ReactNode
  id?: string | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/**
 * Chooses a duration by steps: large buttons, chips for the usual ones, and the keyboard (arrows
 * one step, Page Up and Page Down one hour, Home and End the limits).
 */
export function DurationInput(props: DurationInputProps) {
  const { label, description, error, id, disabled = false, onBlur } = props
  const ownId = useId()
  return (
    <FieldFrame id={id ?? ownId} label={label} description={description} error={error}>
      {(described) => (
        <div className={css['root']} data-disabled={disabled} onBlur={onBlur}>
          <Stepper {...props} described={described} />
          <Chips {...props} />
        </div>
      )}
    </FieldFrame>
  )
}

function Stepper(props: DurationInputProps & { described: FieldDescription }) {
  const { value, onChange, min, max, step, labels, disabled = false, described } = props
  const limits = { min, max, step }
  const move = (steps: number) => onChange(value === null ? min : moveSteps(value, steps, limits))

  function onKeyDown(event: KeyboardEvent) {
    const next = keyTarget(event.key, value, limits)
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
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a number input cannot show HH:mm
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
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
        disabled={disabled || (value !== null && moveSteps(value, 1, limits) <= value)}
        aria-label={labels.increase}
      >
        <PlusIcon size="l" />
      </button>
    </div>
  )
}

function Chips(props: DurationInputProps) {
  const { value, onChange, min, max, step, chips = [], labels, disabled } = props
  const offered = chips.filter((minutes) => nearestStep(minutes, { min, max, step }) === minutes)
  if (offered.length === 0) return null
  return (
    <ul className={css['chips']} aria-label={labels.chips}>
      {offered.map((minutes) => (
        <li key={minutes}>
          <button
            type="button"
            className={css['chip']}
            aria-pressed={minutes === value}
            disabled={disabled}
            onClick={() => onChange(minutes)}
          >
            {labels.duration(minutes)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function keyTarget(key: string, value: number | null, limits: DurationLimits): number | null {
  const from = value ?? limits.min
  const steps = Math.max(1, Math.round(60 / limits.step))
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return value === null ? limits.min : moveSteps(from, 1, limits)
    case 'ArrowDown':
    case 'ArrowLeft':
      return moveSteps(from, -1, limits)
    case 'PageUp':
      return moveSteps(from, steps, limits)
    case 'PageDown':
      return moveSteps(from, -steps, limits)
    case 'Home':
      return limits.min
    case 'End':
      return nearestStep(limits.max, limits)
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
