/** For how many days a newer version may be out before ours has to be renewed: docs/security.md. */
export const renewalDays = 120

const day = 24 * 60 * 60_000

/**
 * For how many days a newer version has been out.
 *
 * @param current - the version in use
 * @param releases - when each version came out, as the registry tells it
 * @param now - milliseconds since the epoch
 * @returns null when the registry does not know the version in use
 */
export function daysBehind(
  current: string,
  releases: Readonly<Record<string, string>>,
  now: number,
): number | null {
  const ours = Date.parse(releases[current] ?? '')
  if (Number.isNaN(ours)) return null
  const newer = Object.entries(releases)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version))
    .map(([, at]) => Date.parse(at))
    .filter((at) => at > ours)
  return newer.length === 0 ? 0 : Math.floor((now - Math.min(...newer)) / day)
}
