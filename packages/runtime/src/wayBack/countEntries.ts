/** Counts the entries of dialogs over the page's own, from the state of an entry of the history. */
export function countEntries(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return 0
  return typeof state.dialogs === 'number' ? state.dialogs : 0
}
