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
  let isBegun = false
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false
      isBegun = true
      await work()
      return true
    })
  } catch (error) {
    if (isBegun) throw error
    // A browser that refuses its locks is one without.
    await work()
    return true
  }
}
