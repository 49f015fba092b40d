/** Names the kinds of accounts as the product does: driver, company, guest. */
export const accountKinds = `
CREATE TABLE renamed (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('driver', 'company', 'guest')),
  email TEXT NOT NULL COLLATE NOCASE, password TEXT,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, middle_name TEXT NOT NULL,
  inn TEXT, contract TEXT, company TEXT,
  failed_logins INTEGER NOT NULL, captcha TEXT,
  report_history INTEGER NOT NULL, push_off INTEGER NOT NULL,
  check_before INTEGER NOT NULL, check_session INTEGER NOT NULL, created_at INTEGER NOT NULL,
  locked_until INTEGER
) STRICT;
INSERT INTO renamed
  SELECT id, city, CASE kind WHEN 'standart' THEN 'driver' WHEN 'coop' THEN 'company' ELSE kind END,
    email, password, first_name, last_name, middle_name, inn, contract, company, failed_logins,
    captcha, report_history, push_off, check_before, check_session, created_at, locked_until
  FROM accounts;
DROP TABLE accounts;
ALTER TABLE renamed RENAME TO accounts;
CREATE UNIQUE INDEX accounts_email ON accounts (city, kind, email) WHERE email <> '';
CREATE UNIQUE INDEX accounts_contract ON accounts (city, inn, contract) WHERE kind = 'company';
`
