import type { Service } from '../context/AppContext.ts'

/** Who is asked whether a sign-out would lose something: what a package above the runtime keeps adds itself. */
export const signOutLosses: Service<Set<() => boolean>> = { create: () => new Set() }
