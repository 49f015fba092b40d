import type { City } from '../city/city.ts'
import { listMethods } from './paymentMethods.ts'

/** Writes the ways to pay; each name in both of the wire's spellings. */
export function wireMethods(city: City) {
  return listMethods(city).map((method) => ({
    methodName: method.name,
    name: method.name,
    methodNameForShow: method.show,
    nameForShow: method.show,
    methodDescription: method.description,
    description: method.description,
    isPhoneRequired: method.needsPhone,
  }))
}
