import { Button } from '@mantine/core'
import { usePayments, type DoubleCharge } from '@parking/payments'
import { formatWhen, phoneAddress } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { LinkButton, useAppContext, useCitySettings, useTexts } from '@parking/runtime'
import { Notice, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { doubleChargesTexts } from './texts/ru.ts'
import css from './DoubleCharges.module.css'

/** Tells what was charged more than once for one press, until the driver has read it. */
export function DoubleCharges(): ReactNode {
  const { doubles } = usePayments()
  return useStore(doubles.store).map((one) => (
    <Told key={one.key} double={one} onDismiss={() => doubles.dismiss(one.key)} />
  ))
}

function Told({
  double: { operations },
  onDismiss,
}: {
  readonly double: DoubleCharge
  readonly onDismiss: () => void
}): ReactNode {
  const { t, language } = useTexts(doubleChargesTexts)
  const { api, city } = useAppContext()
  const now = useNow('minute')
  const phone = useCitySettings()?.contacts.phone ?? city.contacts.phone
  const [first] = operations
  const plate = first?.plate ?? null
  const evidence = plate === null ? null : (first?.orderNumber ?? null)
  return (
    <Notice
      tone="negative"
      announce="now"
      title={t('title')}
      onDismiss={onDismiss}
      dismissLabel={t('close')}
      action={
        <div className={css['actions']}>
          {evidence === null ? null : (
            <LinkButton
              size="xs"
              variant="default"
              to="/profile/parking/evidence"
              search={{ order: evidence }}
            >
              {t('evidence')}
            </LinkButton>
          )}
          <Button component="a" size="xs" variant="default" href={phoneAddress(phone)}>
            {t('call')}
          </Button>
        </div>
      }
    >
      {t('text')}
      <ul className={css['operations']}>
        {operations.map(({ at, sum, orderNumber }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing may tell two apart, and the list stays
          <li key={place}>
            {[
              formatWhen(at, now, { timeZone: api.timeZone, language }),
              ...(plate === null ? [] : [formatPlate(plate)]),
              formatMoney(Math.abs(sum), language),
              ...(orderNumber === null ? [] : [t('order', { order: orderNumber })]),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
