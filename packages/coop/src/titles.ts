import type { PageTitles } from '@parking/runtime'

export const companyTitles: PageTitles = () => ({ ru: 'Компания', en: 'Company' })
export const overviewTitles: PageTitles = () => ({ ru: 'Обзор', en: 'Overview' })
export const driversTitles: PageTitles = () => ({ ru: 'Водители', en: 'Drivers' })
export const vehiclesTitles: PageTitles = () => ({ ru: 'Машины', en: 'Vehicles' })
export const devicesTitles: PageTitles = () => ({ ru: 'Устройства', en: 'Devices' })
