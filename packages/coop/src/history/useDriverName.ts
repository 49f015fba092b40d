import { formatPhone, normalisePhone, type Company } from '@parking/domain'
import { useMemo } from 'react'

/** Names a driver by phone: as the company has them, or by the phone alone. */
export function useDriverName({ drivers }: Company): (phone: string) => string {
  const names = useMemo(
    () => new Map(drivers.map(({ phone, name }) => [normalisePhone(phone), name])),
    [drivers],
  )
  return (phone) => names.get(normalisePhone(phone)) ?? formatPhone(phone)
}
