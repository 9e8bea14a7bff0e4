/** The period that an invoice of a recurring invoice is for, first and last day included. */
export type RecurringPeriod = { recurringInvoiceId: string; start: string; end: string }
