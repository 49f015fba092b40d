import { Button } from '@mantine/core'
import { formatPhone, phoneAddress } from '@parking/domain'
import { useAppContext, useMessages } from '@parking/runtime'
import { EmptyState, ParkingIcon, PhoneIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import css from './ParkingScreen.module.css'

/** Says that nothing is paid from a balance here, and whom to call. */
export function NoBalance({ phone }: { readonly phone: string | null }): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { city } = useAppContext()
  const number = phone ?? city.contacts.phone
  return (
    <EmptyState
      icon={<ParkingIcon size="xl" />}
      title={t('page.noBalanceTitle')}
      description={t('page.noBalanceText', { operator: city.operator[language] })}
      action={
        <Button
          component="a"
          className={css['call'] ?? ''}
          href={phoneAddress(number)}
          leftSection={<PhoneIcon />}
        >
          {t('page.call', { phone: formatPhone(number) })}
        </Button>
      }
    />
  )
}
