import type { AccountType } from '@parking/domain'
import type { Generated } from 'kysely'

/** A table whose ids the database makes. */
type Numbered<Row extends { id: number }> = Omit<Row, 'id'> & { id: Generated<number> }

/** A column that holds a boolean: 0 or 1. */
type Flag = 0 | 1

interface CityRow {
  id: string
  /** Milliseconds that the city's clock is ahead of the machine's; `frozen_at` wins. */
  clock_offset: number
  frozen_at: number | null
  scenario: string
}

export interface AccountRow {
  id: number
  city: string
  kind: AccountType | 'guest'
  email: string
  password: string | null
  first_name: string
  last_name: string
  middle_name: string
  inn: string | null
  contract: string | null
  company: string | null
  failed_logins: number
  captcha: string | null
  locked_until: number | null
  report_history: Flag
  push_off: Flag
  check_before: number
  check_session: Flag
  created_at: number
  /** Number of the zone that the driver has made the usual one; empty: none. */
  default_zone: string
}

/** What a registration agreed to, of the handling of personal data. */
interface ConsentRow {
  city: string
  account: number
  text: string
  version: string
  /** As the page wrote it. */
  given_at: string
}

interface TokenRow {
  hash: string
  city: string
  account: number
  session_id: string
  expires_at: number
}

export interface PhoneRow {
  id: number
  city: string
  account: number
  phone: string
  main: Flag
}

export interface VehicleRow {
  id: number
  city: string
  account: number
  number: string
  format: string
  category: string
  country: string
  sts: string
  doc_type: string
  vin: string
  imei: string
  name: string
  region: string
  main: Flag
  active: Flag
}

interface DocumentRow {
  id: number
  city: string
  account: number
  title: string
  type: string
}

export interface SessionRow {
  id: number
  city: string
  account: number
  zone: string
  parking_code: string
  plate: string
  category: string
  plate_format: string
  start_at: number
  end_at: number
  cost: number
  discount: number
  /** What of the cost came from the wallet and can go back there. */
  paid: number
  /** active: paid and running; waiting: runs and is not paid; closed: over. */
  status: 'active' | 'waiting' | 'closed'
  /** How it came about: from the balance, after the fact, or paid one by one. */
  kind: 'balance' | 'post' | 'direct'
  post_from: number | null
  order_number: string
}

export interface OperationRow {
  id: number
  city: string
  account: number
  type: string
  status: 'done' | 'cancel' | 'error' | 'waiting'
  at: number
  start_at: number | null
  end_at: number | null
  zone: string
  parking: string
  tariff: string
  plate: string
  driver: string
  resolution: string
  sum: number
  discount: number
  order_number: string
  phone: string
  fiscal: Flag
  description: string
}

export interface OrderRow {
  id: string
  city: string
  account: number
  amount: number
  purpose: 'refill' | 'renew' | 'subscription' | 'session' | 'deferred' | 'break' | 'barrier'
  payload: string
  method: string
  status: 'new' | 'paid' | 'declined'
  created_at: number
  paid_at: number | null
}

export interface PermitRow {
  id: number
  city: string
  account: number
  order_num: string
  code: string
  variation: string
  type: string
  zones: string
  percent: number
  plate: string
  start_at: number
  end_at: number
  paused_at: number | null
  refunded: Flag
  price: number
  can_change: Flag
  can_refund: Flag
  can_pause: Flag
}

interface FineRow {
  uin: string
  city: string
  account: number
  status: string
  issued_at: number
  total: number
  paid: number
  sts: string
  plate: string
  start_at: number
  end_at: number
  place: string
  type: string
  provider: string
  article: string
  ruled_at: number
  order_number: string
}

export interface ReceiptRow {
  number: string
  city: string
  account: number
  name: string
  sum: number
  status: string
  type: string
  uin: string
  payer: string
  issued_at: number
}

export interface AppealRow {
  id: number
  city: string
  account: number
  subject: string
  status: string
  email: string
  phone: string
  created_at: number
}

export interface MessageRow {
  id: number
  city: string
  appeal: number
  text: string
  from_user: Flag
  at: number
}

export interface OutboxRow {
  id: number
  city: string
  channel: 'sms' | 'call' | 'email'
  recipient: string
  text: string
  code: string
  link: string
  at: number
}

export interface CodeRow {
  salt: string
  city: string
  purpose: string
  target: string
  code: string
  account: number | null
  payload: string
  attempts: number
  confirmed: Flag
  expires_at: number
}

interface IdempotencyRow {
  city: string
  owner: string
  key: string
  fingerprint: string
  status: number
  body: string
  at: number
}

interface TransferRow {
  id: number
  city: string
  kind: string
  reference: string
  at: number
}

interface EntryRow {
  id: number
  city: string
  transfer: number
  account: string
  amount: number
}

interface BalanceRow {
  city: string
  account: string
  amount: number
}

export interface TicketRow {
  id: string
  city: string
  number: string
  parking: string
  entered_at: number
  paid_until: number | null
}

export interface DriverRow {
  id: number
  city: string
  account: number
  name: string
  phone: string
  plate: string
  active: Flag
}

export interface DeviceRow {
  id: number
  city: string
  account: number
  plate: string
  vin: string
  imei: string
  active: Flag
}

export interface ContentRow {
  id: number
  city: string
  kind: 'news' | 'page' | 'sms' | 'notification'
  key: string
  body: string
  at: number
}

interface CounterRow {
  city: string
  name: string
  value: number
}

interface ImportRow {
  city: string
  body: string
  at: number
}

/** Every table of the database; each but `cities` carries the city that owns the row. */
export interface Schema {
  cities: CityRow
  accounts: Numbered<AccountRow>
  consents: ConsentRow
  tokens: TokenRow
  phones: Numbered<PhoneRow>
  vehicles: Numbered<VehicleRow>
  documents: Numbered<DocumentRow>
  sessions: Numbered<SessionRow>
  operations: Numbered<OperationRow>
  orders: OrderRow
  permits: Numbered<PermitRow>
  fines: FineRow
  receipts: ReceiptRow
  appeals: Numbered<AppealRow>
  messages: Numbered<MessageRow>
  outbox: Numbered<OutboxRow>
  codes: CodeRow
  idempotency: IdempotencyRow
  transfers: Numbered<TransferRow>
  entries: Numbered<EntryRow>
  balances: BalanceRow
  tickets: TicketRow
  drivers: Numbered<DriverRow>
  devices: Numbered<DeviceRow>
  content: Numbered<ContentRow>
  counters: CounterRow
  imports: ImportRow
}
