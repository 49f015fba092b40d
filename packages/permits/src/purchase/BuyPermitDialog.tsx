import { profileQuery } from '@parking/api-client'
import {
  ChargeNotice,
  kindBeside,
  OtherPriceNotice,
  PayBar,
  type PayBlocker,
  PaymentDialog,
  useChargeDialog,
  useChargeState,
  usePayments,
} from '@parking/payments'
import { type PermitCard, permitPayment, type PermitRefusal, type Profile } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import {
  RussianText,
  type Fields,
  useAppContext,
  useCitySettings,
  useFields,
  useTexts,
} from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { permitDialogClosed, type PermitDraft, purchaseChanged } from '../store/permitDialog.ts'
import { useDayText } from '../words/useDayText.ts'
import { usePermitAbout } from '../words/usePermitAbout.ts'
import css from './BuyPermitDialog.module.css'
import { PurchaseCost } from './PurchaseCost.tsx'
import { StartField } from './StartField.tsx'
import { usePermitPurchase } from './usePermitPurchase.ts'
import { type PurchaseValues, usePurchaseValues } from './usePurchaseValues.ts'
import { useSoldPermit } from './useSoldPermit.ts'
import { VehicleField } from './VehicleField.tsx'

/** Buys a permit: for which car and from which day on, then the payment. */
export function BuyPermitDialog({ draft }: { readonly draft: PermitDraft }): ReactNode {
  const { t } = useTexts(permitsTexts)
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
  const { t } = useTexts(permitsTexts)
  const { permit: charge } = usePayments()
  const dayText = useDayText()
  const about = usePermitAbout()
  const fields = useFields<'vehicle' | 'start' | 'notice'>()
  const values = usePurchaseValues(permit, draft, profile?.vehicles ?? [])
  const { plate, startDate, start } = values
  const purchase = usePermitPurchase(permit, readAnew)
  const settings = useCitySettings() ?? { hasBalance: true }
  const balance = profile?.balance ?? null
  const payment = permitPayment(permit.cost, balance, settings)
  const [isChoosing, setChoosing] = useState(false)
  const state = useChargeState(charge)
  const { blocker, startError } = usePurchaseBlocker(values, { profile, fields })
  const fromDay = permit.type === 'previousDay' ? 'buy.on' : 'buy.from'
  const day = startDate === null ? [] : [t(fromDay, { date: dayText(startDate) })]
  const summary = [...(plate === null ? [] : [formatPlate(plate)]), ...day]
  if (isChoosing && plate !== null && startDate !== null) {
    return (
      <PaymentDialog
        title={t('buy.payTitle')}
        summary={summary}
        sum={permit.cost}
        submitLabel={t('buy.submit')}
        charge={charge}
        price={purchase.offer}
        intent={(by) => purchase.intent(plate, startDate, by)}
        receipt={{ kind: 'permit', code: permit.code, plate, sum: permit.cost }}
        onClose={() => setChoosing(false)}
      >
        <p>
          <RussianText>{permit.name}</RussianText>
        </p>
      </PaymentDialog>
    )
  }
  return (
    <Dialog
      opened
      onClose={permitDialogClosed}
      title={<RussianText>{permit.name}</RussianText>}
      closeLabel={t('page.close')}
      footer={
        <PayBar
          place="dialog"
          summary={summary}
          until={null}
          label={t(payment.kind === 'balance' ? 'buy.submit' : 'buy.choose')}
          sum={payment.kind === 'balance' ? permit.cost : null}
          blocker={blocker}
          charge={kindBeside(state)}
          findNotice={() => fields.find('notice')}
          onPay={() => {
            if (plate === null || startDate === null) return
            if (payment.kind === 'balance') purchase.payFromBalance(plate, startDate)
            else setChoosing(true)
          }}
        >
          <PurchaseCost cost={permit.cost} payment={payment} balance={balance} />
        </PayBar>
      }
    >
      <div className={css['body']}>
        <p className={css['about']}>
          <RussianText>{about(permit)}</RussianText>
        </p>
        <div ref={fields.at('notice')} className={css['notice']}>
          <ChargeNotice
            charge={charge}
            isBesideForm
            wanted={
              plate === null || startDate === null
                ? undefined
                : { code: permit.code, plate, startDate }
            }
          />
          <OtherPriceNotice charge={charge} sum={permit.cost} />
        </div>
        <VehicleField
          ref={fields.at('vehicle')}
          profile={profile}
          plate={plate}
          isFixed={draft.search !== null}
          onChange={(chosen) => purchaseChanged({ plate: chosen })}
        />
        <StartField
          ref={fields.at('start')}
          start={start}
          value={startDate}
          error={startError}
          isFree={values.isFree}
          onChange={(chosen) => purchaseChanged({ startDate: chosen })}
        />
      </div>
    </Dialog>
  )
}

/** Opens the purchase without what an earlier one left, and leads to the permits when it is done. */
function usePermitCharge(): void {
  const navigate = useNavigate()
  useChargeDialog(usePayments().permit, () => {
    permitDialogClosed()
    void navigate({ to: '/profile/abonements' })
  })
}

/** Says what stands between the form and its payment, and where that is put right. */
function usePurchaseBlocker(
  { refusals, start, isLoading }: PurchaseValues,
  form: {
    readonly profile: Profile | undefined
    readonly fields: Pick<Fields<'vehicle' | 'start'>, 'find'>
  },
): { readonly blocker: PayBlocker | null; readonly startError: string | null } {
  const { profile, fields } = form
  const { t } = useTexts(permitsTexts)
  const dayText = useDayText()

  function wordStart(refusal: PermitRefusal): string {
    if (refusal === 'empty' || start.kind === 'fixed') return t('buy.startEmpty')
    return refusal === 'tooEarly'
      ? t('buy.startTooEarly', { date: dayText(start.from) })
      : t('buy.startTooLate', { date: dayText(start.to) })
  }

  function find(): PayBlocker | null {
    if (profile === undefined || isLoading) return { words: t('buy.loading'), field: null }
    if (profile.vehicles.length === 0) return { words: t('vehicle.none'), field: null }
    if (refusals.plate !== null) {
      return { words: t('vehicle.empty'), field: () => fields.find('vehicle') }
    }
    return startError === null ? null : { words: startError, field: () => fields.find('start') }
  }

  const startError = refusals.startDate === null ? null : wordStart(refusals.startDate)
  return { blocker: find(), startError }
}
