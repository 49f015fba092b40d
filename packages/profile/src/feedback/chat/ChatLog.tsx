import { Button } from '@mantine/core'
import { ApiError } from '@parking/api-client'
import { formatWhen, type AppealMessage, type Unreadable } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import {
  RussianText,
  UnreadableNote,
  useAppContext,
  useErrorText,
  useTexts,
} from '@parking/runtime'
import { useNow, VisuallyHidden } from '@parking/ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { feedbackTexts } from '../texts/ru.ts'
import type { Outgoing } from '../store/lettersService.ts'
import css from './Chat.module.css'

/** So near to its end a chat counts as read to the end, in pixels. */
const nearEnd = 32

/**
 * The messages of a chat, the oldest first, with those that have not arrived at the end.
 *
 * @param props.messages - null while they load
 */
export function ChatLog({
  messages,
  unreadable,
  outgoing,
  onSendAgain,
}: {
  readonly messages: readonly AppealMessage[] | null
  readonly unreadable: Unreadable
  readonly outgoing: readonly Outgoing[]
  readonly onSendAgain: (id: string) => void
}): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const errorText = useErrorText()
  const scrolled = useEndInSight(outgoing.length)
  const isEmpty = messages?.length === 0 && outgoing.length === 0
  return (
    <>
      <UnreadableNote count={unreadable} />
      {messages === null ? <output className={css['none']}>{t('chat.loading')}</output> : null}
      {isEmpty ? <p className={css['none']}>{t('chat.empty')}</p> : null}
      {/* Answers that arrive are read out in a pause. Arrow keys scroll it, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with keys */}
      <div {...scrolled} role="log" aria-label={t('chat.log')} tabIndex={0} className={css['log']}>
        {messages?.map(({ at, text, author }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- messages have no names, and are only added at the end
          <Message key={place} at={at} text={text} author={author} />
        ))}
        {outgoing.map(({ id, at, text, state, error }) => (
          <Message key={id} at={at} text={text} author="driver">
            {state === 'pending' ? (
              <span className={css['state']}>{t('chat.pending')}</span>
            ) : (
              <span className={css['failed']}>
                <span>{isToWait(error) ? errorText(error) : t('chat.failed')}</span>
                <Button size="xs" variant="default" onClick={() => onSendAgain(id)}>
                  {t('chat.again')}
                </Button>
              </span>
            )}
          </Message>
        ))}
      </div>
    </>
  )
}

/** Whether the operator takes no more messages for a while: to be told, for a press at once is in vain. */
function isToWait(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'tooManyCalls'
}

/** Keeps the end of what scrolls in sight, unless somebody has scrolled away from it. */
function useEndInSight(written: number) {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const known = useRef(written)
  // After each change: also words about a message that failed make it longer.
  useLayoutEffect(() => {
    const { current: log } = ref
    // Who has written something wants to see it.
    if (written > known.current) isAtEnd.current = true
    known.current = written
    if (log !== null && isAtEnd.current) log.scrollTop = log.scrollHeight
  })
  return {
    ref,
    onScroll: () => {
      const { current: log } = ref
      if (log === null) return
      isAtEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd
    },
  }
}

function Message({
  at,
  text,
  author,
  children,
}: {
  readonly at: Instant | null
  readonly text: string
  readonly author: AppealMessage['author']
  readonly children?: ReactNode
}): ReactNode {
  const { t, language } = useTexts(feedbackTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  return (
    <div className={css['message']} data-author={author}>
      <VisuallyHidden>{t(author === 'driver' ? 'chat.you' : 'chat.operator')}: </VisuallyHidden>
      <p className={css['text']}>
        <RussianText>{text}</RussianText>
      </p>
      {at === null ? null : (
        <span className={css['time']}>{formatWhen(at, now, { timeZone, language })}</span>
      )}
      {children}
    </div>
  )
}
