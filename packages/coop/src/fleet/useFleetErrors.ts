import type {
  DriverNameRefusal,
  DriverPhoneRefusal,
  FleetCodeRefusal,
  FleetPlateRefusal,
} from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'

/** What a check of a field has answered. */
type Checked<Refusal> =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Refusal }

/** Words why a field of a driver, a vehicle or a device is refused; null where it is good. */
export function useFleetErrors(): {
  readonly name: (checked: Checked<DriverNameRefusal>) => string | null
  readonly phone: (checked: Checked<DriverPhoneRefusal>) => string | null
  readonly plate: (checked: Checked<FleetPlateRefusal>) => string | null
  /** The vin of a vehicle, which it has to have. */
  readonly vin: (checked: Checked<FleetCodeRefusal>) => string | null
  /** The vin or imei of a device, of which one is enough. */
  readonly code: (checked: Checked<FleetCodeRefusal>) => string | null
} {
  const { t } = useMessages(fleetMessages)
  const names = { empty: 'error.nameEmpty', parts: 'error.nameParts' } as const
  const phones = {
    empty: 'error.phoneEmpty',
    format: 'error.phoneFormat',
    duplicate: 'error.phoneDuplicate',
  } as const
  const plates = {
    empty: 'error.plateEmpty',
    format: 'error.plateFormat',
    tooLong: 'error.plateTooLong',
    duplicate: 'error.plateDuplicate',
  } as const
  const vins = {
    empty: 'error.vinEmpty',
    format: 'error.vinFormat',
    duplicate: 'error.vinDuplicate',
  } as const
  const codes = {
    empty: 'error.codeEmpty',
    format: 'error.codeFormat',
    duplicate: 'error.codeDuplicate',
  } as const
  return {
    name: (checked) => (checked.ok ? null : t(names[checked.error])),
    phone: (checked) => (checked.ok ? null : t(phones[checked.error])),
    plate: (checked) => (checked.ok ? null : t(plates[checked.error])),
    vin: (checked) => (checked.ok ? null : t(vins[checked.error])),
    code: (checked) => (checked.ok ? null : t(codes[checked.error])),
  }
}
