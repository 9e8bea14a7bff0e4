/**
 * Drawings by kind: functions that make a PDF of plain data. They run in threads without database
 * or request.
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
  logo: async () => (await import('#documents/logo/print_form')).printForm,
  certificate: async () => (await import('#tax/certificates/certificate_sheet')).certificateSheet,
  payslip: async () => (await import('#payroll/payslips/payslip_sheet')).payslipSheet,
} satisfies Record<string, () => Promise<Drawing>>

export type Kind = keyof typeof drawings

/** The data of a drawing. */
export type DocumentOf<K extends Kind> = Parameters<Awaited<ReturnType<(typeof drawings)[K]>>>[1]
