import { UnusableDatabase } from '../store/UnusableDatabase.ts'

/** What to say of a fault that whoever gave the command can mend; null where it is the sandbox's own. */
export function describeFault(error: unknown): string | null {
  if (error instanceof UnusableDatabase) return error.message
  // What the system refuses: a folder that is not there, a full disk, a port that is taken.
  return error instanceof Error && 'syscall' in error
    ? `It could not be done: ${error.message}`
    : null
}
