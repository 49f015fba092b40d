import type { ImportField } from '@parking/domain'

/**
 * What the columns of companies' tables are called, in both languages whatever the page's: files come
 * from everywhere. Written as {@link foldHeader} writes them; what could also mean something else comes last.
 */
export const columnNames: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    'фио',
    'фиоводителя',
    'водитель',
    'имяводителя',
    'сотрудник',
    'фамилияимяотчество',
    'фамилияимяиотчество',
    'driver',
    'drivername',
    'fullname',
    'surnamefirstnamepatronymic',
    'имя',
    'name',
  ],
  phone: [
    'телефон',
    'phone',
    'номертелефона',
    'телефонводителя',
    'мобильный',
    'мобильныйтелефон',
    'тел',
    'phonenumber',
    'mobile',
    'mobilephone',
  ],
  plate: [
    'госномер',
    'государственныйномер',
    'регистрационныйномер',
    'номеравтомобиля',
    'номертс',
    'номеравто',
    'грз',
    'грн',
    'автомобиль',
    'авто',
    'тс',
    'plate',
    'licenseplate',
    'licenceplate',
    'platenumber',
    'car',
    'carnumber',
    'номермашины',
    'numberplate',
    'машина',
    'vehicle',
    'номер',
  ],
  vin: [
    'vin',
    'vinномер',
    'вин',
    'винномер',
    'идентификационныйномер',
    'identificationnumber',
    'vehicleidentificationnumber',
    'vehicleidentificationnumbervin',
    'vinnumber',
    'vincode',
    'vinкод',
  ],
  imei: [
    'imei',
    'номерустройстваimei',
    'devicenumberimei',
    'номерустройства',
    'имей',
    'устройство',
    'трекер',
    'номертрекера',
    'device',
    'devicenumber',
    'tracker',
  ],
}

/** The columns of a name that stands in three, in their order. */
export const nameParts = [
  ['фамилия', 'surname', 'lastname', 'familyname'],
  ['имя', 'firstname', 'givenname', 'name'],
  ['отчество', 'patronymic', 'middlename'],
] as const

/** Writes a header so that case, spaces and signs make no difference. */
export function foldHeader(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
