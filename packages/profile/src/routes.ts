import { operationsRoute } from './operations/operationsRoute.ts'

/** The pages of this package, all in the account. */
export const profileRoutes = [operationsRoute] as const
