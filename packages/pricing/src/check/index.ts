export { type CalendarCheck, checkCalendar } from './checkCalendar.ts'
export { checkTariff, type TariffCheck } from './checkTariff.ts'
export type { Finding, FindingCode } from './finding.ts'
