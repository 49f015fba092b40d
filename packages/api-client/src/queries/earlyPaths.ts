/**
 * Where a back end answers what the page's frame asks for while the app is on its way. In a file of its
 * own, so that what writes the pages needs nothing else of the client.
 */

/** The objects of the city's map. */
export const mapPath = '/api/info/get-map-info/v3'

/** What the city has and allows. */
export const settingsPath = '/api/info/get-options-info-v3'

/** The profile of the driver. */
export const profilePath = '/api/profile/get-profile-v6'

/** The benefits of the driver. */
export const benefitsPath = '/api/profile/get-benefits-v2'
