import { ApiError } from '@parking/api-client'
import { useErrorText, useTexts } from '@parking/runtime'
import { vehiclesTexts } from '../texts/ru.ts'

/** Errors that mean something else here than elsewhere. */
const keys: Readonly<Record<string, 'failed.occupied' | 'failed.plate' | 'failed.refused'>> = {
  ParkingSessionAlreadyExists: 'failed.occupied',
  InvalidFormat: 'failed.plate',
  ValidationError: 'failed.refused',
}

/** Words why the back end has not saved or deleted a vehicle. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTexts(vehiclesTexts)
  const errorText = useErrorText()
  return (error) => {
    const key = error instanceof ApiError ? keys[error.errorName ?? ''] : undefined
    return key === undefined ? errorText(error) : t(key)
  }
}
