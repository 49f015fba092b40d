/** Reads an answer that has nothing to tell but that it is done. */
export const done = () => ({ kind: 'done' }) as const
