import { appealsQuery } from '@parking/api-client'
import { RussianText, useAppContext, LoadFailed, useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { feedbackTexts } from '../texts/ru.ts'
import css from './Chat.module.css'
import { ChatInput } from './ChatInput.tsx'
import { ChatLog } from './ChatLog.tsx'
import { useChat } from './useChat.ts'

/** The conversation with the operator about an appeal. */
export function ChatDialog({
  appealId,
  onClose,
}: {
  readonly appealId: string
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const { api } = useAppContext()
  const { data: appeals } = useQuery(appealsQuery(api))
  const subject = appeals?.items.find(({ id }) => id === appealId)?.subject ?? ''
  const { conversation, outgoing, typed, type, send, sendAgain } = useChat(appealId)
  const { data, error, isOnline } = conversation
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<RussianText>{subject === '' ? t('appeals.noSubject') : subject}</RussianText>}
      closeLabel={t('chat.close')}
      closeOnGround={false}
      footer={<ChatInput typed={typed} onType={type} onSend={send} />}
    >
      {data === undefined && error !== null ? (
        <LoadFailed title={t('chat.failedTitle')} query={conversation} />
      ) : (
        <ChatLog
          messages={data?.items ?? null}
          unreadable={data?.unreadable ?? 0}
          outgoing={outgoing}
          onSendAgain={sendAgain}
        />
      )}
      <output className={css['stale']}>
        {data !== undefined && (error !== null || !isOnline) ? t('chat.stale') : ''}
      </output>
    </Dialog>
  )
}
