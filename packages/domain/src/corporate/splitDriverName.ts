import { typedText } from '../check/check.ts'

/** The parts of a driver's name; the patronymic is optional. */
export interface DriverName {
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string | null
}

/**
 * Splits a driver's name on spaces: two parts are surname and first name, three add a patronymic.
 * Further parts belong to the patronymic (`Мамедов Али Гусейн оглы`). Null when there are fewer.
 */
export function splitDriverName(input: unknown): DriverName | null {
  const [lastName, firstName, ...rest] = typedText(input).split(/\s+/u)
  if (!lastName || !firstName) return null
  return { lastName, firstName, middleName: rest.length > 0 ? rest.join(' ') : null }
}
