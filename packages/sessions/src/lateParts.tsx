import { late } from '@parking/runtime'

/** What a city without a connection, with guests or with deferred sessions needs beside its form. */
export const OfflineHelp = late(async () => (await import('./offline/OfflineHelp.tsx')).OfflineHelp)
export const DeferredList = late(
  async () => (await import('./lists/DeferredList.tsx')).DeferredList,
)
export const GuestStays = late(async () => (await import('./device/GuestStays.tsx')).GuestStays)
export const StaysBesideAccount = late(
  async () => (await import('./device/BesideAccount.tsx')).StaysBesideAccount,
)
export const StaysLink = late(async () => (await import('./device/BesideAccount.tsx')).StaysLink)
