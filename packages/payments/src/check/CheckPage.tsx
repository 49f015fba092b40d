import { checkAmount } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { RussianText, LinkButton, useTexts, type LatePage, errorTexts } from '@parking/runtime'
import {
  EmptyState,
  type Fact,
  Facts,
  Notice,
  PlainPage,
  PlateOrText,
  PrintButton,
  Printed,
  ReceiptIcon,
  Sheet,
} from '@parking/ui'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkedTexts } from '../linkedTexts/ru.ts'
import { readCheckSearch } from './readCheckSearch.ts'

/** Shows the receipt that a link tells of, and says that it proves nothing. */
export function CheckPage(): ReactNode {
  const { t, language } = useTexts(linkedTexts)
  const search = readCheckSearch(useSearch({ strict: false }))
  const { title, dateIn, dateOut, price, ts } = search
  const missing = t('check.missing')
  if (Object.keys(search).length === 0) {
    return (
      <PlainPage title={t('check.title')}>
        <Sheet>
          <EmptyState
            icon={<ReceiptIcon size="xl" />}
            title={t('check.emptyTitle')}
            description={t('check.empty')}
            action={<LinkButton to="/">{t('home')}</LinkButton>}
          />
        </Sheet>
      </PlainPage>
    )
  }
  const amount = checkAmount(price)
  const fact = (name: string, value: ReactNode): Fact =>
    value === undefined ? { name, value: missing, isMissing: true } : { name, value }
  return (
    <Printed>
      <PlainPage title={t('check.title')}>
        <Notice tone="warning" title={t('check.notFiscalTitle')}>
          {t('check.notFiscal')}
        </Notice>
        <Sheet>
          <Facts
            facts={[
              fact(t('check.what'), inRussian(title)),
              fact(t('check.from'), dateIn),
              fact(t('check.to'), dateOut),
              fact(t('check.plate'), ts === undefined ? ts : <PlateOrText number={ts} />),
              {
                ...fact(
                  t('check.price'),
                  amount.ok ? formatMoney(amount.value, language) : inRussian(price),
                ),
                isMain: true,
              },
            ]}
          />
          <div data-screen>
            <PrintButton>{t('print')}</PrintButton>
          </div>
        </Sheet>
      </PlainPage>
    </Printed>
  )
}

/** A link may say anything, mostly in the city's own words. */
function inRussian(text: string | undefined): ReactNode {
  return text === undefined ? text : <RussianText>{text}</RussianText>
}

/** What the page can't be shown without. */
export const checkPage: LatePage = {
  Page: CheckPage,
  texts: [linkedTexts, errorTexts],
}
