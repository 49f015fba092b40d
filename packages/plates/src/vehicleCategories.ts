/** The vehicle categories, in Latin letters: A is a motorcycle. */
export const vehicleCategories = ['A', 'B', 'C', 'D', 'M'] as const

/** One of the {@link vehicleCategories}. */
export type VehicleCategory = (typeof vehicleCategories)[number]
