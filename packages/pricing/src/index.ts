export { addDays } from './addDays.ts'
export { calculateCost } from './calculateCost.ts'
export { compileTariff, type CompiledTariff } from './compileTariff.ts'
export { DEFAULT_HOURLY_PRICE } from './compilePrices.ts'
export { dayType } from './dayType.ts'
export { formatMoney } from './formatMoney.ts'
export { instantOf } from './instantOf.ts'
export { MAX_STAY_MINUTES } from './stayChecks.ts'
export { parseMoney } from './parseMoney.ts'
export { PricingError } from './PricingError.ts'
export { priceAt } from './priceAt.ts'
export { priceTimeline } from './priceTimeline.ts'
export { roublesWord } from './roublesWord.ts'
export { splitMoney } from './splitMoney.ts'
export { startOfDay } from './startOfDay.ts'
export { tariffAt } from './tariffAt.ts'
export { wallClock } from './wallClock.ts'
export type {
  Calendar,
  DayType,
  PricedZone,
  PriceInterval,
  Tariff,
  VehicleCategory,
} from './Tariff.ts'
export type {
  Cost,
  CostBenefit,
  CostInput,
  PricedVehicle,
  PriceNow,
  PriceStretch,
  PricingContext,
  Segment,
} from './Cost.ts'
export type { DateOnly, Instant, Kopecks, MoneyLocale, WallClock } from './units.ts'
