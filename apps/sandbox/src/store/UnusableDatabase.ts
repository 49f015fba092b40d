/** A database that the sandbox can't work on; its message says in words what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}
