import { Button, Textarea } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import { SendIcon } from '@parking/ui'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { feedbackTexts } from '../texts/ru.ts'
import css from './Chat.module.css'

/** Writes a message: Enter sends it, Shift and Enter begin a new line. */
export function ChatInput({
  typed,
  onType,
  onSend,
}: {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onSend: () => void
}): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    // Enter also ends a word that is put together from several keys.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) onSend()
  }

  return (
    <form
      className={css['write']}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
        field.current?.focus()
      }}
    >
      <Textarea
        ref={field}
        className={css['field'] ?? ''}
        label={t('chat.input')}
        aria-describedby={hintId}
        rows={2}
        enterKeyHint="send"
        data-autofocus
        value={typed}
        onChange={({ currentTarget: { value } }) => onType(value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        classNames={{ root: css['send'] ?? '', inner: css['sendInner'] ?? '' }}
        leftSection={<SendIcon />}
      >
        {t('chat.send')}
      </Button>
      <p id={hintId} className={css['hint']}>
        {t('chat.hint')}
      </p>
    </form>
  )
}
