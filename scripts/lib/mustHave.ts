/**
 * Answers a value that has to be there.
 *
 * @param what - what it is, for the error
 * @throws {Error} when it is not there
 */
export function mustHave<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`There is no such thing: ${what}`)
  return value
}
