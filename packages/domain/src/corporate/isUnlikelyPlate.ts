import { detectFormat, normalisePlate } from '@parking/plates'

/** How the makes that are driven here begin: a make and a model look like a foreign plate. */
const makes =
  /^(?:AUDI|BMW|CHANGAN|CHERY|CHEVROLET|CITROEN|DAEWOO|DAF|DATSUN|EXEED|FIAT|FORD|GAZ|GEELY|HAVAL|HONDA|HYUNDAI|IVECO|JAC|KAMAZ|KIA|LADA|LEXUS|MAN|MAZDA|MERCEDES|MITSUBISH|NISSAN|OMODA|OPEL|PEUGEOT|RENAULT|SCANIA|SKODA|SUBARU|SUZUKI|TOYOTA|UAZ|VAZ|VOLKSWAG|VOLVO|VW)/

/**
 * Tells whether what stands where a plate belongs would pass as a foreign one and probably is none: it
 * has no digit, or begins with the name of a make.
 */
export function isUnlikelyPlate(text: string): boolean {
  if (detectFormat(text) === 'russian') return false
  const plate = normalisePlate(text, 'foreign')
  return !/\d/.test(plate) || makes.test(plate)
}
