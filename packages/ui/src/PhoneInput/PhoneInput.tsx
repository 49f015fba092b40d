import { TextInput } from '@mantine/core'
import { mergeRefs } from '@mantine/hooks'
import type { ReactNode, Ref } from 'react'
import { useMask } from '../mask/useMask.ts'
import { phoneMask } from './phoneMask.ts'
import css from './PhoneInput.module.css'

export interface PhoneInputProps {
  /** Digits with the country's code, `79161234567`; empty when nothing was typed. */
  value: string
  onChange: (digits: string) => void
  label: string
  id?: string
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  description?: ReactNode
  /** A refusal in words; it stands under the field and is read with it. */
  error?: ReactNode
  required?: boolean
  /** Whether a needed field has its mark; `required` alone has it. */
  withAsterisk?: boolean
  disabled?: boolean
  /** `tel` unless the browser should fill in something else. */
  autoComplete?: string | undefined
  onBlur?: (() => void) | undefined
}

/** A field for a Russian phone number, shown through the mask `+7 (999) 999 - 99 - 99`. */
export function PhoneInput({
  value,
  onChange,
  autoComplete = 'tel',
  ref,
  ...rest
}: PhoneInputProps) {
  const field = useMask(phoneMask, value, onChange)
  return (
    <TextInput
      {...rest}
      {...field}
      ref={mergeRefs(field.ref, ref)}
      type="tel"
      classNames={{ input: css['input'] ?? '' }}
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder="+7 (___) ___ - __ - __"
    />
  )
}
