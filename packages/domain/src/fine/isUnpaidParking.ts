import { foldText } from '../text/foldText.ts'

/** Tells whether an offence, as the authorities word it, is to have parked without paying. */
export function isUnpaidParking(offence: string): boolean {
  return /^неоплата (парков|размещения|стоянк)/.test(foldText(offence))
}
