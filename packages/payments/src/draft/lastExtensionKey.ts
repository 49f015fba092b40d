import type { City } from '@parking/domain'

/** Where it is kept by how much a driver has extended last. */
export function lastExtensionKey({ id }: Pick<City, 'id'>): string {
  return `parking.extended.${id}`
}
