/** The first layout: accounts, parking, money, and what stands around them. */
export const initial = `
CREATE TABLE cities (
  id TEXT PRIMARY KEY, clock_offset INTEGER NOT NULL, frozen_at INTEGER, scenario TEXT NOT NULL
) STRICT;

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('standart', 'coop', 'guest')),
  email TEXT NOT NULL COLLATE NOCASE, password TEXT,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, middle_name TEXT NOT NULL,
  inn TEXT, contract TEXT, company TEXT,
  failed_logins INTEGER NOT NULL, captcha TEXT,
  report_history INTEGER NOT NULL, push_off INTEGER NOT NULL,
  check_before INTEGER NOT NULL, check_session INTEGER NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX accounts_email ON accounts (city, kind, email) WHERE email <> '';
CREATE UNIQUE INDEX accounts_contract ON accounts (city, inn, contract) WHERE kind = 'coop';

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY, city TEXT NOT NULL, account INTEGER NOT NULL,
  session_id TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_city ON tokens (city);

CREATE TABLE phones (
  id INTEGER PRIMARY KEY, city TEXT NOT NULL, account INTEGER NOT NULL,
  phone TEXT NOT NULL, main INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX phones_phone ON phones (city, phone);
CREATE UNIQUE INDEX phones_main ON phones (account) WHERE main = 1;
CREATE INDEX phones_account ON phones (account);

CREATE TABLE vehicles (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL, account INTEGER NOT NULL,
  number TEXT NOT NULL, format TEXT NOT NULL, category TEXT NOT NULL, country TEXT NOT NULL,
  sts TEXT NOT NULL, doc_type TEXT NOT NULL, vin TEXT NOT NULL, imei TEXT NOT NULL,
  name TEXT NOT NULL, region TEXT NOT NULL, main INTEGER NOT NULL, active INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX vehicles_number ON vehicles (account, number);
CREATE UNIQUE INDEX vehicles_main ON vehicles (account) WHERE main = 1;
CREATE INDEX vehicles_city ON vehicles (city);

CREATE TABLE documents (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL, account INTEGER NOT NULL,
  title TEXT NOT NULL, type TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX documents_title ON documents (account, title, type);

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL, account INTEGER NOT NULL,
  zone TEXT NOT NULL, parking_code TEXT NOT NULL, plate TEXT NOT NULL, category TEXT NOT NULL,
  plate_format TEXT NOT NULL, start_at INTEGER NOT NULL, end_at INTEGER NOT NULL,
  cost INTEGER NOT NULL CHECK (cost >= 0), discount INTEGER NOT NULL, paid INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'waiting', 'closed')),
  kind TEXT NOT NULL CHECK (kind IN ('balance', 'post', 'direct')),
  post_from INTEGER, order_number TEXT NOT NULL, CHECK (end_at >= start_at)
) STRICT;
CREATE UNIQUE INDEX sessions_running ON sessions (city, plate) WHERE status = 'active';
CREATE INDEX sessions_account ON sessions (account, status);
CREATE INDEX sessions_due ON sessions (city, end_at) WHERE status = 'active';

CREATE TABLE operations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL, account INTEGER NOT NULL,
  type TEXT NOT NULL, status TEXT NOT NULL CHECK (status IN ('done', 'cancel', 'error', 'waiting')),
  at INTEGER NOT NULL, start_at INTEGER, end_at INTEGER, zone TEXT NOT NULL, parking TEXT NOT NULL,
  tariff TEXT NOT NULL, plate TEXT NOT NULL, driver TEXT NOT NULL, resolution TEXT NOT NULL,
  sum INTEGER NOT NULL, discount INTEGER NOT NULL, order_number TEXT NOT NULL,
  phone TEXT NOT NULL, fiscal INTEGER NOT NULL, description TEXT NOT NULL
) STRICT;
CREATE INDEX operations_account ON operations (account, at DESC, id DESC);
CREATE INDEX operations_city ON operations (city, order_number);

CREATE TABLE orders (
  id TEXT PRIMARY KEY, city TEXT NOT NULL, account INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0), purpose TEXT NOT NULL, payload TEXT NOT NULL,
  method TEXT NOT NULL, status TEXT NOT NULL CHECK (status IN ('new', 'paid', 'declined')),
  created_at INTEGER NOT NULL, paid_at INTEGER
) STRICT;
CREATE INDEX orders_city ON orders (city);

CREATE TABLE permits (
  id INTEGER PRIMARY KEY, city TEXT NOT NULL, account INTEGER NOT NULL, order_num TEXT NOT NULL,
  code TEXT NOT NULL, variation TEXT NOT NULL, type TEXT NOT NULL, zones TEXT NOT NULL,
  percent INTEGER NOT NULL CHECK (percent BETWEEN 0 AND 100), plate TEXT NOT NULL,
  start_at INTEGER NOT NULL, end_at INTEGER NOT NULL, paused_at INTEGER, refunded INTEGER NOT NULL,
  price INTEGER NOT NULL, can_change INTEGER NOT NULL, can_refund INTEGER NOT NULL,
  can_pause INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX permits_order ON permits (city, order_num);
CREATE INDEX permits_account ON permits (account);

CREATE TABLE fines (
  uin TEXT NOT NULL, city TEXT NOT NULL, account INTEGER NOT NULL, status TEXT NOT NULL,
  issued_at INTEGER NOT NULL, total INTEGER NOT NULL, paid INTEGER NOT NULL, sts TEXT NOT NULL,
  plate TEXT NOT NULL, start_at INTEGER NOT NULL, end_at INTEGER NOT NULL, place TEXT NOT NULL,
  type TEXT NOT NULL, provider TEXT NOT NULL, article TEXT NOT NULL, ruled_at INTEGER NOT NULL,
  order_number TEXT NOT NULL, PRIMARY KEY (city, uin)
) STRICT;

CREATE TABLE receipts (
  number TEXT NOT NULL, city TEXT NOT NULL, account INTEGER NOT NULL, name TEXT NOT NULL,
  sum INTEGER NOT NULL, status TEXT NOT NULL, type TEXT NOT NULL, uin TEXT NOT NULL,
  payer TEXT NOT NULL, issued_at INTEGER NOT NULL, PRIMARY KEY (city, number)
) STRICT;

CREATE TABLE appeals (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL, account INTEGER NOT NULL,
  subject TEXT NOT NULL, status TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE messages (
  id INTEGER PRIMARY KEY, city TEXT NOT NULL, appeal INTEGER NOT NULL, text TEXT NOT NULL,
  from_user INTEGER NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX messages_appeal ON messages (appeal, at);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY, city TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'call', 'email')),
  recipient TEXT NOT NULL, text TEXT NOT NULL, code TEXT NOT NULL, link TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_city ON outbox (city, at);

CREATE TABLE codes (
  salt TEXT PRIMARY KEY, city TEXT NOT NULL, purpose TEXT NOT NULL, target TEXT NOT NULL,
  code TEXT NOT NULL, account INTEGER, payload TEXT NOT NULL, attempts INTEGER NOT NULL,
  confirmed INTEGER NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX codes_target ON codes (city, purpose, target);

CREATE TABLE idempotency (
  city TEXT NOT NULL, owner TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (city, owner, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE transfers (
  id INTEGER PRIMARY KEY, city TEXT NOT NULL, kind TEXT NOT NULL, reference TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX transfers_city ON transfers (city);
CREATE TABLE entries (
  id INTEGER PRIMARY KEY, city TEXT NOT NULL, transfer INTEGER NOT NULL, account TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount <> 0)
) STRICT;
CREATE INDEX entries_account ON entries (city, account);
CREATE TABLE balances (
  city TEXT NOT NULL, account TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (city, account), CHECK (account NOT LIKE 'wallet:%' OR amount >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE tickets (
  id TEXT PRIMARY KEY, city TEXT NOT NULL, number TEXT NOT NULL, parking TEXT NOT NULL,
  entered_at INTEGER NOT NULL, paid_until INTEGER
) STRICT;
CREATE UNIQUE INDEX tickets_number ON tickets (city, parking, number);

CREATE TABLE drivers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL, account INTEGER NOT NULL,
  name TEXT NOT NULL, phone TEXT NOT NULL, plate TEXT NOT NULL, active INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX drivers_phone ON drivers (account, phone);
CREATE TABLE devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT, city TEXT NOT NULL, account INTEGER NOT NULL,
  plate TEXT NOT NULL, vin TEXT NOT NULL, imei TEXT NOT NULL, active INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX devices_vin ON devices (city, vin) WHERE vin <> '';
CREATE UNIQUE INDEX devices_imei ON devices (city, imei) WHERE imei <> '';

CREATE TABLE content (
  id INTEGER PRIMARY KEY, city TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('news', 'page', 'sms', 'notification')),
  key TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX content_key ON content (city, kind, key);

CREATE TABLE counters (
  city TEXT NOT NULL, name TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (city, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE imports (
  city TEXT PRIMARY KEY, body TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
`
