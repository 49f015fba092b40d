import { TextInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { codeTexts } from './texts/ru.ts'
import { tidyCode } from './tidyCode.ts'

/** How many digits of the number that calls are a code (specification, section 9). */
const digitsOfCall = 4

/**
 * The field for a code that somebody was sent; phones offer the one of the last message. Where it is known
 * how long a code is, it is sent with its last digit.
 *
 * @param props.by - how the code was sent; absent where the form asks for more than a code
 */
export function CodeField({
  by,
  ...props
}: ComponentProps<typeof TextInput> & {
  readonly value?: string
  readonly by?: 'call' | 'message'
}): ReactNode {
  const { t } = useTexts(codeTexts)
  const { city } = useAppContext()
  const length = by === 'call' ? digitsOfCall : by === undefined ? undefined : city.codeLength
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const { value = '', label = t('code.label') } = props
  useEffect(() => {
    if (!isTyped.current || tidyCode(value).length !== length) return
    isTyped.current = false
    field.current?.form?.requestSubmit()
  }, [value, length])
  return (
    <TextInput
      description={length === undefined ? undefined : t('code.sendsItself', { count: length })}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={32}
      required
      withAsterisk={false}
      {...props}
      label={<span>{label}</span>}
      ref={useMergedRef(field, props.ref)}
      onChange={(event) => {
        isTyped.current = true
        props.onChange?.(event)
      }}
    />
  )
}
