import { appealsQuery } from '@parking/api-client'
import { appealMeaning, type Appeal } from '@parking/domain'
import { RussianText, UnreadableNote, useAppContext, LoadFailed, useTexts } from '@parking/runtime'
import { ChevronRightIcon, EmptyState, MailIcon, Section } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StatusMark } from '../status/StatusMark.tsx'
import css from './FeedbackPage.module.css'
import { feedbackTexts } from './texts/ru.ts'

/** The letters that a driver has written, each with the way to its conversation. */
export function AppealList({ onOpen }: { readonly onOpen: (id: string) => void }): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const { api } = useAppContext()
  const query = useQuery(appealsQuery(api))
  const { data, error } = query
  return (
    <Section title={t('appeals.title')}>
      {data === undefined && error === null ? (
        <output className={css['muted']}>{t('appeals.loading')}</output>
      ) : null}
      {data === undefined && error !== null ? (
        <LoadFailed title={t('appeals.failedTitle')} query={query} />
      ) : null}
      <UnreadableNote count={data?.unreadable ?? 0} />
      {data?.items.length === 0 ? (
        <EmptyState
          isCompact
          icon={<MailIcon size="l" />}
          title={t('appeals.emptyTitle')}
          description={t('appeals.emptyText')}
        />
      ) : null}
      {data === undefined || data.items.length === 0 ? null : (
        <ul className={css['appeals']}>
          {data.items.map((appeal) => (
            <AppealLine key={appeal.id} appeal={appeal} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function AppealLine({
  appeal: { id, subject, status, statusText, lastMessage },
  onOpen,
}: {
  readonly appeal: Appeal
  readonly onOpen: (id: string) => void
}): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const name = subject === '' ? t('appeals.noSubject') : subject
  return (
    <li className={css['appeal']}>
      <span className={css['words']}>
        <button
          type="button"
          className={css['subject']}
          aria-label={t('appeals.open', { subject: name })}
          onClick={() => onOpen(id)}
        >
          <RussianText>{name}</RussianText>
        </button>
        <StatusMark meaning={appealMeaning(status)}>
          {status === 'unknown' ? statusText : t(`status.${status}`)}
        </StatusMark>
        {lastMessage === null ? null : (
          <span className={css['last']}>
            <RussianText>{lastMessage}</RussianText>
          </span>
        )}
      </span>
      <ChevronRightIcon />
    </li>
  )
}
