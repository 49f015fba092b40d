import { mapRoute } from './page/map.route.ts'

/** The routes of the map. */
export const mapRoutes = [mapRoute] as const
