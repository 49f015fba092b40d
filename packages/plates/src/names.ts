import type { KnownPlateType } from './plateTypes.ts'

/** What a type of plate is called. */
export interface PlateTypeName {
  readonly ru: string
  readonly en: string
}

/** What the types of plates are called, in words, without a capital: for the middle of a sentence. */
export const plateTypeNames: Readonly<Record<KnownPlateType | 'foreign', PlateTypeName>> = {
  standart: {
    ru: 'номер легкового, грузового автомобиля или автобуса',
    en: 'car, lorry or bus plate',
  },
  taxi: { ru: 'номер такси или маршрутного автобуса', en: 'taxi or route bus plate' },
  transit: { ru: 'транзитный номер', en: 'transit plate' },
  moto: { ru: 'номер мотоцикла', en: 'motorcycle plate' },
  mvdStandart: { ru: 'номер полиции', en: 'police plate' },
  mvdTrailer: { ru: 'номер прицепа полиции', en: 'police trailer plate' },
  mvdMoto: { ru: 'номер мотоцикла полиции', en: 'police motorcycle plate' },
  trailer: { ru: 'номер прицепа', en: 'trailer plate' },
  tractor: {
    ru: 'номер трактора или самоходной машины',
    en: 'tractor or self-propelled machine plate',
  },
  moped: { ru: 'номер мопеда', en: 'moped plate' },
  military: { ru: 'военный номер', en: 'military plate' },
  diplomatic: { ru: 'дипломатический номер', en: 'diplomatic plate' },
  outbound: {
    ru: 'номер для выезда за границу насовсем',
    en: 'plate of a vehicle that leaves the country for good',
  },
  foreign: { ru: 'иностранный номер', en: 'foreign plate' },
}
