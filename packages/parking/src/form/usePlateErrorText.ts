import type { KnownPlateType } from '@parking/plates'
import { useCitySettings, useTexts, type TextKey } from '@parking/runtime'
import { adviceTexts, type ru } from '../texts/advice/ru.ts'
import type { FormRefusal } from './formValues.ts'

type Key = TextKey<typeof ru>

const refusalKeys = {
  empty: 'plateError.empty',
  tooLong: 'plateError.tooLong',
  format: 'plateError.format',
  parked: 'plateError.parked',
  duplicate: 'plateError.duplicate',
  category: 'plateError.category',
  gone: 'plateError.gone',
} as const satisfies Record<FormRefusal, Key>

const typeKeys = {
  standart: 'plateType.standart',
  transit: 'plateType.transit',
  taxi: 'plateType.taxi',
  moto: 'plateType.moto',
  mvdStandart: 'plateType.mvdStandart',
  mvdTrailer: 'plateType.mvdTrailer',
  mvdMoto: 'plateType.mvdMoto',
  trailer: 'plateType.trailer',
  tractor: 'plateType.tractor',
  moped: 'plateType.moped',
  diplomatic: 'plateType.diplomatic',
  military: 'plateType.military',
  outbound: 'plateType.outbound',
} as const satisfies Record<KnownPlateType, Key>

/** Words why a vehicle is refused, and what its plate is where that is known. */
export function usePlateErrorText(): (
  refusal: FormRefusal,
  recognisedAs: KnownPlateType | null,
) => string {
  const { t } = useTexts(adviceTexts)
  const hasBalance = useCitySettings()?.hasBalance ?? true
  return (refusal, recognisedAs) => {
    if (recognisedAs !== null) {
      return t('plateError.recognised', { type: t(typeKeys[recognisedAs]) })
    }
    if (refusal === 'parked' && !hasBalance) return t('plateError.parkedUnpaid')
    return t(refusalKeys[refusal])
  }
}
