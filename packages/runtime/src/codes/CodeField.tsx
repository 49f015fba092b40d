import { TextInput } from '@mantine/core'
import { useTexts } from '../context/useTexts.ts'
import type { ComponentProps, ReactNode } from 'react'
import { codeTexts } from './texts/ru.ts'

/** The field for a code that somebody was sent; phones offer the one of the last message. */
export function CodeField(props: ComponentProps<typeof TextInput>): ReactNode {
  const { t } = useTexts(codeTexts)
  return (
    <TextInput
      label={t('code.label')}
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
    />
  )
}
