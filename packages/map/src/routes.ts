import { mapRoute } from './mapRoute.ts'

/** The routes of the map. */
export const mapRoutes = [mapRoute] as const
