/** What prices are found with, apart from the first page: it comes beside the tariffs of the city. */
export { zonePriceAt, zoneTariff } from '@parking/domain'
export { addDays, priceTimeline, wallClock } from '@parking/pricing'
