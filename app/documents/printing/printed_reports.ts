/** Reports as PDF, whichever domain they are of. */
import { printReportsWith } from '#core/endpoints/report'
import { drawn } from '#documents/drawn'
import { issuerOf } from '#documents/issuer'
import { print } from '#documents/print'

/** From now on reports are answered as PDF, too. */
export const registerPrintedReports = () =>
  printReportsWith({ print, draw: async (report) => drawn('report', await issuerOf(), report) })
