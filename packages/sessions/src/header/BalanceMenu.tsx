import '@parking/ui/formStyles'
import { Button } from '@mantine/core'
import { profileQuery, settingsQuery } from '@parking/api-client'
import { topUpRequested } from '@parking/payments'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { ChevronDownIcon, Price, WalletIcon } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import css from './HeaderMenu.module.css'

/** The balance in the header with its top-up. Nothing in a city without balance. */
export function BalanceMenu(): ReactNode {
  const { api } = useAppContext()
  const { data: settings } = useQuery(settingsQuery(api))
  const { data: profile } = useQuery(profileQuery(api))
  if (settings?.hasBalance !== true) return null
  return <Balance balance={profile?.balance ?? null} />
}

function Balance({ balance }: { readonly balance: Kopecks | null }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const label =
    balance === null
      ? t('header.balanceUnknown')
      : t('header.balanceOf', { amount: formatMoney(balance, language) })
  const face = (
    <>
      <WalletIcon size="l" className={css['icon']} />
      <Price amount={balance} size="s" locale={language} />
      <ChevronDownIcon className={css['chevron']} />
    </>
  )
  return (
    <HeaderMenu label={label} face={face} title={t('header.balance')} width={18}>
      {(leave) => (
        <>
          <Price
            amount={balance}
            size="l"
            locale={language}
            labels={{ unknown: t('header.balanceUnknown') }}
          />
          <Button
            fullWidth
            onClick={() => {
              leave()
              topUpRequested()
            }}
          >
            {t('header.topUp')}
          </Button>
        </>
      )}
    </HeaderMenu>
  )
}
