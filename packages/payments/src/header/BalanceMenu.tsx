import '@parking/ui/formStyles'
import { Button, Popover } from '@mantine/core'
import { profileQuery, settingsQuery } from '@parking/api-client'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useAppContext, useMessages } from '@parking/runtime'
import { ChevronDownIcon, Price, WalletIcon } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { topUpRequested } from '../topUp/useTopUp.ts'
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
  const { t, language } = useMessages(paymentsMessages)
  const [isOpen, setOpen] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const label =
    balance === null
      ? t('header.balanceUnknown')
      : t('header.balanceOf', { amount: formatMoney(balance, language) })

  /** Closes at once, so that the dialog that comes gives the focus back to here. */
  function leave(): void {
    setOpen(false)
    target.current?.focus()
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(18rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          ref={target}
          type="button"
          className={css['target']}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          <WalletIcon size="l" className={css['icon']} />
          <Price amount={balance} size="s" locale={language} />
          <ChevronDownIcon className={css['chevron']} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={css['dropdown'] ?? ''} aria-label={t('header.balance')}>
        <p className={css['title']}>{t('header.balance')}</p>
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
      </Popover.Dropdown>
    </Popover>
  )
}
