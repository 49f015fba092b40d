import { operationsRoute } from './operations/operationsRoute.ts'

/** The pages of this package that stand in the account. */
export const profileRoutes = [operationsRoute] as const
