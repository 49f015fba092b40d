/** Where a back end answers with the objects of its city's map. */
export const mapPath = '/api/info/get-map-info/v3'
