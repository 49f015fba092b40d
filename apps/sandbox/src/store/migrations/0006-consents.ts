/** What each registration agreed to, of the handling of personal data: the text as it was shown. */
export const consents = `
CREATE TABLE consents (
  city TEXT NOT NULL,
  account INTEGER NOT NULL,
  text TEXT NOT NULL,
  version TEXT NOT NULL,
  given_at TEXT NOT NULL
) STRICT;
`
