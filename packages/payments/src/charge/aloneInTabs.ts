/**
 * Does something while no other tab of this origin does it.
 *
 * @param name - of what must not happen twice at the same time
 * @param ifTaken - whether it is left, or waits until the other tab has done with it
 * @returns whether it was done; false when it was left to another tab. A browser without locks does it
 */
export async function aloneInTabs(
  name: string,
  work: () => Promise<void>,
  ifTaken: 'leave' | 'wait',
): Promise<boolean> {
  const { locks }: { locks?: LockManager | null } = navigator
  if (!locks) {
    await work()
    return true
  }
  let isBegun = false
  try {
    return await locks.request(name, { ifAvailable: ifTaken === 'leave' }, async (lock) => {
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
