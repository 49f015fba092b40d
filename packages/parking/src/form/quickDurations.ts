/** Offered as one press, in minutes; those that the city does not sell are left out. */
export const quickDurations = [30, 60, 120, 180, 480]
