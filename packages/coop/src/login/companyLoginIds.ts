/** The ids of the fields of the companies' login. */
export const companyLoginIds = {
  inn: 'company-inn',
  contractNumber: 'company-contract',
} as const
