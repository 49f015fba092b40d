import { late } from '@parking/runtime'

/** What a city without a connection, with guests or with deferred sessions needs beside its form. */
export const OfflineHelp = late(async () => (await import('./offline/OfflineHelp.tsx')).OfflineHelp)
export const DeferredList = late(
  async () => (await import('./lists/DeferredList.tsx')).DeferredList,
)
export const GuestSessions = late(
  async () => (await import('./device/GuestSessions.tsx')).GuestSessions,
)
export const SessionsBesideAccount = late(
  async () => (await import('./device/SessionsBesideAccount.tsx')).SessionsBesideAccount,
)
export const GuestSessionsLink = late(
  async () => (await import('./device/SessionsBesideAccount.tsx')).GuestSessionsLink,
)
