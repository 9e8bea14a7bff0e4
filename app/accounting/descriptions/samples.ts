/** Samples and texts that several areas share. */

export const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

/** The rows of a ledger and of the general ledger. */
export const LEDGER_TYPES =
  'The kind of entry, as in `entryType` of `GET /journal-entries`; `PAYROLL` in the row of pay.'

export const section = (name: string, what: string) => ({
  [name]: `${what}, by account.`,
  [`${name}.rows`]: 'A row for each account with a balance.',
  [`${name}.total`]: { description: 'The sum of the rows.', example: 12500000 },
})
