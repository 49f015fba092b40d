import type { createErrorReports } from './createErrorReports.ts'

/**
 * Makes the function that is told of every error that nobody expected. What reports it comes with the
 * first one; where the city names no address nothing is reported.
 */
export function reportErrors(
  options: Omit<Parameters<typeof createErrorReports>[0], 'url'> & {
    readonly url: string | undefined
  },
): (error: unknown) => void {
  const { url, ...page } = options
  if (url === undefined) return () => undefined
  let made: Promise<(error: unknown) => void> | null = null
  const make = async () =>
    (await import('./createErrorReports.ts')).createErrorReports({ url, ...page })
  const report = async (error: unknown): Promise<void> => {
    try {
      const send = await (made ??= make())
      send(error)
    } catch {
      // An error in reporting an error is nobody's business.
    }
  }
  return (error) => void report(error)
}
