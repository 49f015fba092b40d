export { categoryFits } from './categoryFits.ts'
export { detectFormat } from './detectFormat.ts'
export { formatPlate } from './formatPlate.ts'
export { guessPlate } from './guessPlate.ts'
export { hasCyrillic } from './hasCyrillic.ts'
export { isSamePlate } from './isSamePlate.ts'
export { mendPlate } from './mendPlate.ts'
export { normalisePlate } from './normalisePlate.ts'
export { parsePlate } from './parsePlate.ts'
export { MAX_PLATE_LENGTH, type Plate, type PlateFormat } from './plate.ts'
export { type PlateChange, type PlateDifference, plateDifference } from './plateDifference.ts'
export { type KnownPlateType, type PlateType, plateTypes } from './plateTypes.ts'
export { plateKey } from './plateKey.ts'
export { recognisePlate } from './recognisePlate.ts'
export { tidyPlate } from './tidyPlate.ts'
export {
  type ListedPlate,
  type PlateCheck,
  type PlateError,
  type PlateList,
  type PlateRules,
  validatePlate,
} from './validatePlate.ts'
export { type VehicleCategory, vehicleCategories } from './vehicleCategories.ts'
