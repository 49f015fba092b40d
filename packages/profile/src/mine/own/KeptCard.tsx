import { Button } from '@mantine/core'
import { deleteKept, listKept, useTexts, type KeptThing } from '@parking/runtime'
import { Section, TrashIcon } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { mineTexts } from '../texts/ru.ts'
import css from './KeptCard.module.css'

/** Lists what this browser keeps, and deletes it. */
export function KeptCard(): ReactNode {
  const { t } = useTexts(mineTexts)
  const [kept, setKept] = useState(listKept)
  const [isDeleted, setDeleted] = useState(false)
  const words: Readonly<Record<KeptThing, string>> = {
    payment: t('kept.payment'),
    signIn: t('kept.signIn'),
    city: t('kept.city'),
    draft: t('kept.draft'),
    lastStay: t('kept.lastStay'),
    lastSessions: t('kept.lastSessions'),
    notices: t('kept.notices'),
    guestStays: t('kept.guestStays'),
    method: t('kept.method'),
    reminders: t('kept.reminders'),
    map: t('kept.map'),
    look: t('kept.look'),
    marks: t('kept.marks'),
  }
  const list = (stays: boolean) => (
    <ul className={css['things']}>
      {kept
        .filter((one) => one.stays === stays)
        .map(({ thing }) => (
          <li key={thing}>{words[thing]}</li>
        ))}
    </ul>
  )
  const canDelete = kept.some(({ stays }) => !stays)
  return (
    <Section title={t('kept.title')}>
      {canDelete ? (
        <>
          <p className={css['text']}>{t('kept.text')}</p>
          {list(false)}
          <div>
            <Button
              variant="default"
              leftSection={<TrashIcon />}
              onClick={() => {
                deleteKept()
                setKept(listKept())
                setDeleted(true)
              }}
            >
              {t('kept.delete')}
            </Button>
          </div>
        </>
      ) : isDeleted ? null : (
        <p className={css['text']}>{t('kept.nothing')}</p>
      )}
      <output className={css['outcome']}>{isDeleted ? t('kept.deleted') : null}</output>
      {kept.some(({ stays }) => stays) ? (
        <>
          <h3 className={css['title']}>{t('kept.staysTitle')}</h3>
          {list(true)}
        </>
      ) : null}
    </Section>
  )
}
