import type { AppContext, Service } from '../context/AppContext.ts'

/** Makes the function that answers what each service has made. */
export function createServices(context: () => AppContext): AppContext['service'] {
  const made = new Map<Service<unknown>, unknown>()
  return <Made>(service: Service<Made>): Made => {
    if (!made.has(service)) made.set(service, service.create(context()))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a service is stored with what it made
    return made.get(service) as Made
  }
}
