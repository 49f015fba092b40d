import { Button } from '@mantine/core'
import { setMainPhone } from '@parking/api-client'
import { formatPhone, type Phone } from '@parking/domain'
import { ChangeFailed, useTexts, useOneMutation } from '@parking/runtime'
import type { ReactNode } from 'react'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { mineTexts } from '../texts/ru.ts'
import {
  changeDone,
  doneChangeRead,
  openDialog,
  phoneDeletionRequested,
} from '../store/profileDialog.ts'
import css from './InfoCard.module.css'

/** The phones of the account; any but the main one can take its place or be deleted. */
export function PhoneList({ phones }: { readonly phones: readonly Phone[] }): ReactNode {
  const { t } = useTexts(mineTexts)
  const change = useProfileChange()
  const { mutate, isPending, variables, error } = useOneMutation({
    mutationFn: async (phone: string) => {
      const asker = openDialog()
      await change(setMainPhone({ phone }), (profile) =>
        profile.phones.some(({ number, isMain }) => isMain && number === phone),
      )
      changeDone('mainPhone', asker)
    },
    onMutate: doneChangeRead,
  })
  return (
    <>
      <ul className={css['phones']}>
        {phones.map(({ number, isMain }) => {
          const phone = formatPhone(number)
          return (
            <li key={number} className={css['phone']}>
              <span>{phone}</span>
              {isMain ? (
                <span className={css['main']}>{t('info.main')}</span>
              ) : (
                <span className={css['actions']}>
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={t('info.setMainOf', { phone })}
                    loading={isPending && variables === number}
                    onClick={() => mutate(number)}
                  >
                    {t('info.setMain')}
                  </Button>
                  <Button
                    variant="subtle"
                    size="sm"
                    color="red"
                    aria-label={t('info.deleteOf', { phone })}
                    onClick={() => phoneDeletionRequested(number)}
                  >
                    {t('info.delete')}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <ChangeFailed title={t('info.failed')} error={error} />
    </>
  )
}
