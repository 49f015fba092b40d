import { useAppContext } from '../context/AppContext.ts'
import { useCitySettings } from '../settings/useCitySettings.ts'

/** How to reach the operator: as the back end says, else as the city's file does. */
export function useContacts(): { readonly phone: string; readonly email: string } {
  const { contacts } = useAppContext().city
  const told = useCitySettings()?.contacts
  return { phone: told?.phone ?? contacts.phone, email: told?.email ?? contacts.email }
}
