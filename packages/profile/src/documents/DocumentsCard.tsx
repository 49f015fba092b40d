import { Button } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { formatDocumentNumber, type DriverDocument } from '@parking/domain'
import { LazyDialog, UnreadableNote, useAppContext, useTexts, late } from '@parking/runtime'
import {
  DoneNotice,
  EmptyState,
  PlusIcon,
  RowMenu,
  Section,
  type Told,
  useKeptFocus,
} from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import css from './DocumentsCard.module.css'
import { documentsTexts } from './texts/ru.ts'

const DocumentDialog = late(
  async () => (await import('./dialog/DocumentDialog.tsx')).DocumentDialog,
)

/** The dialog that is open. */
interface Opened {
  readonly kind: 'add' | 'edit' | 'remove'
  readonly document: DriverDocument | null
}

/** The documents by which the driver's fines are found. */
export function DocumentsCard(): ReactNode {
  const { t } = useTexts(documentsTexts)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const [opened, setOpened] = useState<Opened | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const card = useRef<HTMLDivElement>(null)
  useKeptFocus(card)
  if (profile === undefined) return null
  const { documents, unreadable } = profile
  // The list is saved as a whole: what can't be read would be lost.
  const isWhole = unreadable.documents === 0
  const open = (kind: Opened['kind'], document: DriverDocument | null): void => {
    setTold(null)
    setOpened({ kind, document })
  }
  return (
    <div ref={card} className={css['card']}>
      <Section
        title={t('card.title')}
        anchor="documents"
        actions={
          isWhole ? (
            <Button variant="default" leftSection={<PlusIcon />} onClick={() => open('add', null)}>
              {t('card.add')}
            </Button>
          ) : null
        }
      >
        <DoneNotice told={told} closeLabel={t('card.close')} onRead={() => setTold(null)} />
        <p className={css['text']}>{t('card.text')}</p>
        <UnreadableNote count={unreadable.documents} />
        {isWhole ? null : <p className={css['text']}>{t('card.unreadable')}</p>}
        {documents.length === 0 && isWhole ? (
          <EmptyState isCompact title={t('card.emptyTitle')} />
        ) : null}
        {documents.length === 0 ? null : (
          <ul className={css['list']} aria-label={t('card.list')}>
            {documents.map((document) => (
              <DocumentRow
                key={`${document.type} ${document.number}`}
                document={document}
                onAsk={isWhole ? (kind) => open(kind, document) : null}
              />
            ))}
          </ul>
        )}
      </Section>
      <LazyDialog onClose={() => setOpened(null)}>
        {opened === null ? null : (
          <DocumentDialog
            {...opened}
            documents={documents}
            onClose={() => setOpened(null)}
            onDone={(done, number) => {
              setOpened(null)
              const values = { number: formatDocumentNumber(number) }
              setTold({ tone: 'positive', text: t(`done.${done}`, values) })
            }}
          />
        )}
      </LazyDialog>
    </div>
  )
}

function DocumentRow({
  document,
  onAsk,
}: {
  readonly document: DriverDocument
  /** Null while nothing can be done with it. */
  readonly onAsk: ((kind: 'edit' | 'remove') => void) | null
}): ReactNode {
  const { t } = useTexts(documentsTexts)
  const number = formatDocumentNumber(document.number)
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <p className={css['number']}>{number}</p>
        <p className={css['text']}>{t(`type.${document.type}`)}</p>
      </div>
      {onAsk === null ? null : (
        <RowMenu
          label={t('card.actions')}
          name={t('card.actionsOf', { number })}
          items={[
            { label: t('card.edit'), onPress: () => onAsk('edit') },
            { label: t('card.remove'), onPress: () => onAsk('remove') },
          ]}
        />
      )}
    </li>
  )
}
