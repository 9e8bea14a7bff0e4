/**
 * What can be drawn, in one list: by kind, the function that makes a PDF of plain data. It is
 * loaded in the threads that draw, where there is no database and no request.
 */
import type { Issuer } from '#documents/issuer_facts'

type Drawing = (issuer: Issuer, document: any) => Promise<Buffer>

export const drawings = {
  tradeDocument: async () => (await import('#documents/sheets/trade_document')).tradeDocument,
  receipt: async () => (await import('#documents/sheets/receipt')).receipt,
  statement: async () => (await import('#documents/sheets/statement')).statement,
  report: async () => (await import('#documents/sheets/report_sheet')).reportSheet,
  label: async () => (await import('#documents/code_labels')).codeLabel,
  labels: async () => (await import('#documents/code_labels')).codeLabels,
  payslip: async () => (await import('#payroll/payslips/payslip_sheet')).payslipSheet,
} satisfies Record<string, () => Promise<Drawing>>

export type Kind = keyof typeof drawings

/** What a drawing of this kind shows. */
export type DocumentOf<K extends Kind> = Parameters<Awaited<ReturnType<(typeof drawings)[K]>>>[1]
