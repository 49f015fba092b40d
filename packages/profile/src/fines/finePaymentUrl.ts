/** Where a fine is paid by its UIN: the state's own service, for the city has no call for it. */
export const finePaymentUrl = 'https://www.gosuslugi.ru/pay'
