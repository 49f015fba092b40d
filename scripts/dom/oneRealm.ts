/** Has `instanceof` know functions and errors of the worker's realm, of which happy-dom's are. */
const isInstance = Function.prototype[Symbol.hasInstance]

knowEvery(Function, (value) => typeof value === 'function')
knowEvery(Error, Error.isError)

function knowEvery(made: object, isMade: (value: unknown) => boolean): void {
  Object.defineProperty(made, Symbol.hasInstance, {
    value(this: unknown, value: unknown) {
      // A class that extends it asks by the same name.
      return this === made ? isMade(value) : isInstance.call(this, value)
    },
  })
}
