/** Until when an account takes no login at all: companies have no captcha to answer. */
export const lockedAccounts = `
ALTER TABLE accounts ADD COLUMN locked_until INTEGER;
`
