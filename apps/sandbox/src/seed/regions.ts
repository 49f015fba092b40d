/** The region that a city's number plates end with. */
const REGIONS: Readonly<Record<string, string>> = {
  rostov: '161',
  sevastopol: '92',
  perm: '159',
  voronezh: '136',
  kazan: '116',
  ryazan: '62',
  tula: '71',
  belgorod: '31',
  kursk: '46',
  novosibirsk: '154',
  volgograd: '134',
  izhevsk: '18',
  yekaterinburg: '196',
  tyumen: '72',
  krasnodar: '123',
  sochi: '123',
  'nizhny-novgorod': '152',
  makhachkala: '05',
  cheboksary: '21',
  'ulan-ude': '03',
  tver: '69',
  kaluga: '40',
  ufa: '102',
  yaroslavl: '76',
  kaliningrad: '39',
  anapa: '123',
  novorossiysk: '123',
}

const LETTERS = 'АВЕКМНОРСТУХ'

/** Finds the region of a city's plates. */
export function findRegion(cityId: string): string {
  return REGIONS[cityId] ?? '77'
}

/** Finds the plate of the demonstration driver's main vehicle. */
export function findMainPlate(cityId: string): string {
  return `А123ВС${findRegion(cityId)}`
}

/** The plate of the n-th vehicle of a city's made-up fleet: every plate is another one. */
export function fleetPlate(cityId: string, index: number): string {
  const letter = (at: number) => LETTERS[Math.floor(index / at) % LETTERS.length] ?? 'А'
  const digits = String(1 + (index % 999)).padStart(3, '0')
  return `${letter(1)}${digits}${letter(12)}${letter(144)}${findRegion(cityId)}`
}
