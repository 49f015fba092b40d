/** What the key under which the time of a city's last load is noted begins with. */
export const loadedAtKey = 'parking.map.loadedAt.'
