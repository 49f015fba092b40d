import { Button } from '@mantine/core'
import { formatPhone, type City } from '@parking/domain'
import { copyText, useAppContext, useTexts } from '@parking/runtime'
import { CopyIcon } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './TopUpNote.module.css'

type Bill = NonNullable<NonNullable<City['company']>['bill']>

/** Says how a company puts money on its balance: in the operator's words, and where to send it. */
export function TopUpNote({ inn }: { readonly inn: string }): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const { company, contacts } = useAppContext().city
  const own = company?.topUp?.[language]
  const bill = company?.bill
  return (
    <section className={css['topUp']} aria-label={t('topUp.title')}>
      <h3>{t('topUp.title')}</h3>
      <p>{own ?? t('topUp.ask', { phone: formatPhone(contacts.phone), email: contacts.email })}</p>
      {bill === undefined ? null : <BillDetails bill={bill} inn={inn} />}
    </section>
  )
}

function BillDetails({ bill, inn }: { readonly bill: Bill; readonly inn: string }): ReactNode {
  const { t } = useTexts(overviewTexts)
  const shown = useRef<HTMLDListElement>(null)
  const [isCopied, setCopied] = useState(false)
  const { recipient, inn: taxNumber, kpp, account, bank, bik, correspondentAccount, purpose } = bill
  const fields = [
    ['recipient', recipient],
    ['inn', taxNumber],
    ['kpp', kpp],
    ['account', account],
    ['bank', bank],
    ['bik', bik],
    ['correspondentAccount', correspondentAccount],
    ['purpose', purpose],
  ] as const
  const facts = fields.flatMap(([field, written]) => {
    const value = written?.replaceAll('{inn}', inn)
    return value === undefined ? [] : [{ name: t(`topUp.${field}`), value }]
  })

  async function copy(): Promise<void> {
    const text = facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
    if (shown.current !== null) setCopied(await copyText(text, shown.current))
  }
  return (
    <details>
      <summary>{t('topUp.details')}</summary>
      <dl ref={shown} className={css['bill']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy()}>
        {t('topUp.copy')}
      </Button>{' '}
      <output>{isCopied ? t('topUp.copied') : null}</output>
    </details>
  )
}
