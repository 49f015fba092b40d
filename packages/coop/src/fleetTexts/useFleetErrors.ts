import type {
  DriverNameRefusal,
  DriverPhoneRefusal,
  FleetCodeRefusal,
  FleetPlateRefusal,
} from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { fleetTexts } from './ru.ts'

/** What a check of a field has answered. */
type Checked<Refusal> =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Refusal }

/** The text for each reason that a field is refused for, by the kind of the field. */
export const fleetErrorKeys = {
  name: { empty: 'error.nameEmpty', parts: 'error.nameParts', tooLong: 'error.nameTooLong' },
  phone: {
    empty: 'error.phoneEmpty',
    format: 'error.phoneFormat',
    duplicate: 'error.phoneDuplicate',
  },
  plate: {
    empty: 'error.plateEmpty',
    format: 'error.plateFormat',
    tooLong: 'error.plateTooLong',
    duplicate: 'error.plateDuplicate',
  },
  vin: {
    empty: 'error.vinEmpty',
    format: 'error.vinFormat',
    tooLong: 'error.codeTooLong',
    duplicate: 'error.vinDuplicate',
  },
  code: {
    empty: 'error.codeEmpty',
    format: 'error.codeFormat',
    tooLong: 'error.codeTooLong',
    duplicate: 'error.codeDuplicate',
  },
  taken: {
    empty: 'error.codeEmpty',
    format: 'error.codeFormat',
    tooLong: 'error.codeTooLong',
    duplicate: 'error.codeTaken',
  },
} as const satisfies {
  name: Record<DriverNameRefusal, string>
  phone: Record<DriverPhoneRefusal, string>
  plate: Record<FleetPlateRefusal, string>
  vin: Record<FleetCodeRefusal, string>
  code: Record<FleetCodeRefusal, string>
  taken: Record<FleetCodeRefusal, string>
}

/** Words why a field of a driver, a vehicle or a device is refused; null where it is good. */
export function useFleetErrors(): {
  readonly name: (checked: Checked<DriverNameRefusal>) => string | null
  readonly phone: (checked: Checked<DriverPhoneRefusal>) => string | null
  readonly plate: (checked: Checked<FleetPlateRefusal>) => string | null
  /** The vin of a vehicle, which it has to have. */
  readonly vin: (checked: Checked<FleetCodeRefusal>) => string | null
  /** The vin or imei of a device, of which one is enough. */
  readonly code: (checked: Checked<FleetCodeRefusal>) => string | null
  /** The vin or imei of a vehicle that is changed. */
  readonly taken: (checked: Checked<FleetCodeRefusal>) => string | null
} {
  const { t } = useTexts(fleetTexts)
  const { name, phone, plate, vin, code, taken } = fleetErrorKeys
  return {
    name: (checked) => (checked.ok ? null : t(name[checked.error])),
    phone: (checked) => (checked.ok ? null : t(phone[checked.error])),
    plate: (checked) => (checked.ok ? null : t(plate[checked.error])),
    vin: (checked) => (checked.ok ? null : t(vin[checked.error])),
    code: (checked) => (checked.ok ? null : t(code[checked.error])),
    taken: (checked) => (checked.ok ? null : t(taken[checked.error])),
  }
}
