export const en = {
  title: 'Receipts',
  description: 'Receipts and invoices to pay at a bank.',
  caption: 'Receipts',
  loading: 'Loading receipts',
  failedTitle: 'Your receipts didn’t load',
  emptyTitle: 'No receipts',
  emptyText: 'They appear once you top up or buy a permit by receipt.',
  kind: {
    individual: 'Receipt',
    legal: 'Invoice',
  },
  numbered: {
    individual: 'Receipt no. {{number}}',
    legal: 'Invoice no. {{number}}',
  },
  column: {
    what: 'For',
    date: 'Date',
    sum: 'Amount',
    status: 'Status',
    open: 'Document',
  },
  status: {
    paid: 'Paid',
    unpaid: 'Not paid',
    cancelled: 'Cancelled',
  },
  open: 'Open',
  openOf: 'Open: {{what}}',
  uin: 'UIN (payment number)',
  unknown: 'unknown',
  close: 'Close',
}
