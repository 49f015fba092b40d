/** The zone that an account's profile names as its usual one; most have none. */
export const usualZones = `
ALTER TABLE accounts ADD COLUMN default_zone TEXT NOT NULL DEFAULT '';
`
