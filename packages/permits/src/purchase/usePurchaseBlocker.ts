import type { PayBlocker } from '@parking/payments'
import type { PermitRefusal, Profile } from '@parking/domain'
import { useTexts, type Fields } from '@parking/runtime'
import { permitsTexts } from '../texts/ru.ts'
import { useDayText } from '../words/useDayText.ts'
import type { PurchaseValues } from './usePurchaseValues.ts'

/** Says what stands between the form and its payment, and where that is put right. */
export function usePurchaseBlocker(
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
