/**
 * Does something while no other tab of this origin does it.
 *
 * @param name - of what must not happen twice at the same time
 * @returns whether it was done; false when another tab is at it. A browser without locks does it
 */
export async function aloneInTabs(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks }: { locks?: LockManager | null } = navigator
  if (!locks) {
    await work()
    return true
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await work()
    return true
  })
}
