import { TextInput } from '@mantine/core'
import { mergeRefs } from '@mantine/hooks'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons/laterIcons.tsx'
import css from './PasswordInput.module.css'

export interface PasswordInputProps {
  value: string
  onChange: (password: string) => void
  label: string
  labels: { show: string; hide: string }
  /** `current-password` to sign in, `new-password` to choose one: password managers need it. */
  autoComplete: 'current-password' | 'new-password'
  id?: string
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  /** Whether a dialog that opens gives this field the focus, rather than one before it. */
  focused?: boolean
  onBlur?: (() => void) | undefined
}

/** A password field, always to be filled in, whose text can be shown and hidden by a button that the keyboard reaches. */
export function PasswordInput({ labels, onChange, focused, ref, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function toggle() {
    setShown(!shown)
    input.current?.focus()
  }

  return (
    <TextInput
      {...rest}
      required
      withAsterisk={false}
      data-autofocus={focused}
      ref={mergeRefs(input, ref)}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionWidth="3rem"
      rightSection={
        <button
          type="button"
          className={css['toggle']}
          onClick={toggle}
          disabled={rest.disabled}
          aria-label={shown ? labels.hide : labels.show}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}
