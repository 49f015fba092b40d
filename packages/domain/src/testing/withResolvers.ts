/** A promise with what settles it: Promise.withResolvers, which the oldest browser here lacks. */
export function withResolvers<Value>(): {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value | PromiseLike<Value>) => void
  readonly reject: (reason: unknown) => void
} {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve, reject }
}
