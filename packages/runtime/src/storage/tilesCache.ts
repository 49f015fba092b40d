/** The cache in which the service worker keeps the tiles of maps that were seen. */
export const tilesCache = 'parking-tiles'
