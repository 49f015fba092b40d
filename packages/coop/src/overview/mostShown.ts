/** More would be no list to read. */
export const mostShown = 50
