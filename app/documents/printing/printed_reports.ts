import { printReportsWith } from '#core/endpoints/report'
import { drawn } from '#documents/drawn'
import { issuerOf } from '#documents/issuer'
import { print } from '#documents/print'

/** Registers the PDF form of all reports. */
export const registerPrintedReports = () =>
  printReportsWith({ print, draw: async (report) => drawn('report', await issuerOf(), report) })
