import { Button } from '@mantine/core'
import { topUpRequested } from '@parking/payments'
import type { Kopecks } from '@parking/pricing'
import { useCitySettings, useTexts } from '@parking/runtime'
import { Price, Section } from '@parking/ui'
import type { ReactNode } from 'react'
import { mineTexts } from './texts/ru.ts'
import css from './MyProfilePage.module.css'

/** The balance with its top-up. Nothing in a city without balance. */
export function BalanceCard({ balance }: { readonly balance: Kopecks | null }): ReactNode {
  const { t, language } = useTexts(mineTexts)
  if (useCitySettings()?.hasBalance !== true) return null
  return (
    <Section title={t('balance.title')}>
      <div className={css['balance']}>
        <Price
          amount={balance}
          size="l"
          locale={language}
          labels={{ unknown: t('balance.unknown') }}
        />
        <Button onClick={() => topUpRequested()}>{t('balance.topUp')}</Button>
      </div>
    </Section>
  )
}
