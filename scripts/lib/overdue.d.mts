/** For how many days a newer version may be out before ours has to be renewed. */
export const renewalDays: number

/** For how many days a version newer than the one in use has been out; null when that is unknown. */
export function daysBehind(
  current: string,
  releases: Readonly<Record<string, string>>,
  now: number,
): number | null
