const lost = new WeakSet()

/** Remembers the error of a file of the page that did not come. */
export function noteLostFile(error: unknown): void {
  if (error instanceof Error) lost.add(error)
}

/** Whether an error, or what caused it, is that of a file that did not come. */
export function isLostFile(error: unknown): boolean {
  return error instanceof Error && (lost.has(error) || isLostFile(error.cause))
}
