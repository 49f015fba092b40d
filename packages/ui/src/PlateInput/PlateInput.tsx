import { mergeRefs } from '@mantine/hooks'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { normalisePlate, parsePlate, type PlateFormat } from '@parking/plates'
import { cx } from '../cx.ts'
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx'
import { useMask } from '../mask/useMask.ts'
import { editTyped, plateMask, regionAt } from './plateMask.ts'
import hidden from '../VisuallyHidden/VisuallyHidden.module.css'
import css from './PlateInput.module.css'

export interface PlateInputProps {
  /** What was typed, tidy, in the letters it was typed in; `normalisePlate` reads the plate in it. */
  value: string
  onChange: (typed: string) => void
  format: PlateFormat
  /** Shows the switch between Russian and foreign plates; without it the format is fixed. */
  onFormatChange?: ((format: PlateFormat) => void) | undefined
  label: string
  labels?: { format: string; russian: string; foreign: string } | undefined
  description?: ReactNode
  /** A refusal in words. It is hidden from the next typed character until the field is left. */
  error?: ReactNode
  id?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Whether a dialog that opens gives this field the focus, rather than the switch before it. */
  focused?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/**
 * A field that looks like the plate that is typed into it: groups, region panel and the ground of
 * its type. It accepts spaces, hyphens, pasted text and letters of either alphabet, which it shows as
 * the plate has them, and never judges while someone types.
 */
export function PlateInput(props: PlateInputProps) {
  const { value, onChange, format, label, description, error, id, required } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const [typing, setTyping] = useState(false)
  const shownError = typing ? null : (error ?? null)
  const plate = normalisePlate(value, format)
  const field = useMask(plateMask(format), plate, (edited) => {
    setTyping(true)
    onChange(editTyped(value, plate, edited))
  })
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      description={description}
      error={shownError}
      required={required}
      aside={<FormatSwitch {...props} />}
    >
      {(described) => (
        <span
          className={cx(
            css['plate'],
            css[groundOf(plate, format)],
            shownError !== null && css['refused'],
          )}
          data-disabled={props.disabled === true}
        >
          <Region plate={plate} format={format} />
          <input
            {...field}
            {...described}
            ref={mergeRefs(field.ref, props.ref)}
            className={css['input']}
            disabled={props.disabled}
            required={required}
            aria-required
            placeholder={format === 'russian' ? 'А 000 АА 00' : 'AB 1234'}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            data-autofocus={props.focused}
            onBlur={() => {
              setTyping(false)
              props.onBlur?.()
            }}
          />
          {format === 'russian' ? <Country /> : null}
        </span>
      )}
    </FieldFrame>
  )
}

function groundOf(plate: string, format: PlateFormat): 'white' | 'yellow' | 'blue' {
  const type = format === 'russian' ? parsePlate(plate)?.type : undefined
  if (type === 'taxi') return 'yellow'
  return type?.startsWith('mvd') === true ? 'blue' : 'white'
}

/** The line before the region: it stands where the mask put its space. */
function Region({ plate, format }: { plate: string; format: PlateFormat }) {
  const at = format === 'russian' ? regionAt(plate) : null
  if (at === null) return null
  return <span aria-hidden="true" className={css['divider']} style={{ '--cells': at - 0.5 }} />
}

function Country() {
  return (
    <span aria-hidden="true" className={css['country']}>
      <svg viewBox="0 0 30 20" className={css['flag']}>
        <path fill="#fff" d="M0 0h30v7H0z" />
        <path fill="#0039a6" d="M0 6.7h30v7H0z" />
        <path fill="#d52b1e" d="M0 13.3h30V20H0z" />
      </svg>
      RUS
    </span>
  )
}

function FormatSwitch({ format, onFormatChange, labels, disabled }: PlateInputProps) {
  const name = useId()
  if (onFormatChange === undefined || labels === undefined) return null
  return (
    <fieldset className={css['formats']} disabled={disabled}>
      <legend className={hidden['hidden']}>{labels.format}</legend>
      {(['russian', 'foreign'] as const).map((choice) => (
        <label key={choice} className={css['format']}>
          <input
            type="radio"
            name={name}
            checked={format === choice}
            onChange={() => onFormatChange(choice)}
          />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
