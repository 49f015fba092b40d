import type { VehicleRefusal } from '@parking/domain'
import {
  parsePlate,
  recognisePlate,
  validatePlate,
  type KnownPlateType,
  type PlateFormat,
} from '@parking/plates'
import { findRegion } from '@parking/plates/regions'
import { useTexts, type TextKey } from '@parking/runtime'
import { type ru, vehiclesTexts } from '../texts/ru.ts'

type Key = TextKey<typeof ru>

const typeKeys = {
  standart: 'type.standart',
  transit: 'type.transit',
  taxi: 'type.taxi',
  moto: 'type.moto',
  mvdStandart: 'type.mvdStandart',
  mvdTrailer: 'type.mvdTrailer',
  mvdMoto: 'type.mvdMoto',
  trailer: 'type.trailer',
  tractor: 'type.tractor',
  moped: 'type.moped',
  diplomatic: 'type.diplomatic',
  military: 'type.military',
  outbound: 'type.outbound',
} as const satisfies Record<KnownPlateType, Key>

/** What is said of types that are recognised and not accepted. */
const refusedTypes: Partial<Record<KnownPlateType, Key>> = {
  trailer: 'error.trailer',
  tractor: 'error.tractor',
  moped: 'error.moped',
  diplomatic: 'error.diplomatic',
  military: 'error.military',
  outbound: 'error.outbound',
}

/** Words what a plate is, as far as it can be told, and why it is refused. */
export function usePlateWords(): {
  /** The type and the region of a Russian plate; null while it is none yet. */
  readonly recognised: (plate: string, format: PlateFormat) => string | null
  /** @param until - when the session ends for which the plate is parked */
  readonly refused: (
    refusal: VehicleRefusal,
    typed: { readonly plate: string; readonly format: PlateFormat },
    until: string,
  ) => string
} {
  const { t, language } = useTexts(vehiclesTexts)
  return {
    recognised: (plate, format) => {
      const found = format === 'russian' ? recognisePlate(plate) : null
      if (found === null) return null
      const type = t(typeKeys[found.type])
      const region = findRegion(found.region)
      if (region === null) return t('type.codeOnly', { type, code: found.region })
      return t('type.inRegion', { type, region: region[language] })
    },
    refused: (refusal, { plate, format }, until) => {
      if (refusal === 'format') {
        const checked = validatePlate(plate, { format })
        const type = checked.ok ? undefined : checked.recognisedAs
        return t((type && refusedTypes[type]) ?? 'error.format')
      }
      if (refusal === 'parked') return t('error.parked', { time: until })
      if (refusal !== 'category') return t(`error.${refusal}`)
      const isMotorcycle = /moto$/iu.test(parsePlate(plate)?.type ?? '')
      return t(isMotorcycle ? 'error.motorcycle' : 'error.notMotorcycle')
    },
  }
}
