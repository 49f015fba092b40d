import type { ImportField } from '@parking/domain'
import { normalisePlate } from '@parking/plates'

/**
 * What the columns of companies' tables are called, in both languages whatever the page's: files come
 * from everywhere. Compared as {@link foldHeader} writes them; what could also mean something else comes last.
 */
export const columnNames: Readonly<Record<ImportField, readonly string[]>> = {
  name: [
    'фио',
    'фиоводителя',
    'фиосотрудника',
    'фамилияио',
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
    'телефонмобильный',
    'контактныйтелефон',
    'мобтелефон',
    'сотовый',
    'сотовыйтелефон',
    'телефонсотрудника',
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
    'госномертс',
    'госномеравто',
    'госномеравтомобиля',
    'госномермашины',
    'госрегномер',
    'госрегзнак',
    'регномер',
    'регзнак',
    'регистрационныйзнак',
    'государственныйрегистрационныйзнак',
    'государственныйрегистрационныйномер',
    'номерныйзнак',
    'registrationnumber',
    'registration',
    'regnumber',
    'vehiclenumber',
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
    'винкод',
    'номерvin',
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
    'номерimei',
    'imeiномер',
    'imeiкод',
    'imeiустройства',
    'imeiтрекера',
    'imeinumber',
    'imeicode',
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
export const nameColumns = [
  ['фамилия', 'surname', 'lastname', 'familyname'],
  ['имя', 'firstname', 'givenname', 'name'],
  ['отчество', 'patronymic', 'middlename'],
] as const

/**
 * Writes a header so that case, spaces, signs and letters that look alike make no difference: nobody
 * sees that the O of `ФИО` is a Latin one.
 */
export function foldHeader(text: string): string {
  return normalisePlate(text.replaceAll(/ё/giu, 'е'), 'foreign').replaceAll(/[^\p{L}\p{N}]/gu, '')
}
