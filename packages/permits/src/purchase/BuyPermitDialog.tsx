import { profileQuery } from '@parking/api-client'
import { ChargeNotice, formatTopUpSum, PayBar, useCheckout } from '@parking/checkout'
import type { PermitCard, Profile } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { permitsMessages } from '../messages/permitsMessages.ts'
import { permitDialogClosed, purchaseChanged, type PermitDraft } from '../store/permitDialog.ts'
import { useDayText } from '../words/useDayText.ts'
import { usePermitAbout } from '../words/usePermitAbout.ts'
import css from './BuyPermitDialog.module.css'
import { OtherPriceNotice } from './OtherPriceNotice.tsx'
import { PurchaseCost } from './PurchaseCost.tsx'
import { StartField } from './StartField.tsx'
import { usePermitCharge } from './usePermitCharge.ts'
import { usePermitPurchase } from './usePermitPurchase.ts'
import { usePurchaseBlocker } from './usePurchaseBlocker.ts'
import { usePurchaseValues } from './usePurchaseValues.ts'
import { useSoldPermit } from './useSoldPermit.ts'
import { VehicleField } from './VehicleField.tsx'

/** Buys a permit: for which car and from which day on, then the payment. */
export function BuyPermitDialog({ draft }: { readonly draft: PermitDraft }): ReactNode {
  const { t } = useMessages(permitsMessages)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const { permit, isLoading, readAnew } = useSoldPermit(draft.code, draft.search)
  usePermitCharge()
  if (permit !== null) return <Sold {...{ permit, draft, profile, readAnew }} />
  return (
    <Dialog
      opened
      onClose={permitDialogClosed}
      title={t('cards.title')}
      closeLabel={t('page.close')}
    >
      <p>{isLoading ? t('cards.loading') : t('buy.gone')}</p>
    </Dialog>
  )
}

function Sold({
  permit,
  draft,
  profile,
  readAnew,
}: {
  readonly permit: PermitCard
  readonly draft: PermitDraft
  readonly profile: Profile | undefined
  readonly readAnew: () => Promise<PermitCard | null>
}): ReactNode {
  const { t, language } = useMessages(permitsMessages)
  const { permit: charge } = useCheckout()
  const dayText = useDayText()
  const about = usePermitAbout()
  const id = useId()
  const fields = { vehicle: `${id}-vehicle`, start: `${id}-start`, notice: `${id}-notice` }
  const values = usePurchaseValues(permit, draft, profile?.vehicles ?? [])
  const { plate, startDate, start } = values
  const purchase = usePermitPurchase(permit, profile, readAnew)
  const { payment } = purchase
  const { blocker, startError } = usePurchaseBlocker(values, { payment, profile, fields })
  const fromDay = permit.type === 'previousDay' ? 'buy.on' : 'buy.from'
  const day = startDate === null ? [] : [t(fromDay, { date: dayText(startDate) })]
  return (
    <Dialog
      opened
      onClose={permitDialogClosed}
      title={permit.name}
      closeLabel={t('page.close')}
      footer={
        <PayBar
          place="dialog"
          parts={[...(plate === null ? [] : [formatPlate(plate)]), ...day]}
          until={null}
          label={
            payment.kind === 'topUp'
              ? t('buy.topUp', { amount: formatTopUpSum(payment.missing, language) })
              : t('buy.submit')
          }
          sum={payment.kind === 'topUp' ? null : permit.cost}
          blocker={blocker}
          isBusy={purchase.isBusy}
          onPay={() => {
            if (plate !== null && startDate !== null) purchase.pay(plate, startDate)
          }}
        >
          <PurchaseCost cost={permit.cost} payment={payment} balance={profile?.balance ?? null} />
        </PayBar>
      }
    >
      <div className={css['body']}>
        <p className={css['about']}>{about(permit)}</p>
        <div id={fields.notice} className={css['notice']}>
          <ChargeNotice charge={charge} />
          <OtherPriceNotice cost={permit.cost} />
        </div>
        <VehicleField
          id={fields.vehicle}
          profile={profile}
          plate={plate}
          isFixed={draft.search !== null}
          onChange={(chosen) => purchaseChanged({ plate: chosen })}
        />
        <StartField
          id={fields.start}
          start={start}
          value={startDate}
          error={startError}
          onChange={(chosen) => purchaseChanged({ startDate: chosen })}
        />
      </div>
    </Dialog>
  )
}
