import { dressMailsWith } from '#core/mail/dressing'
import { inCompanyLook } from '#documents/mail/company_look'
import { registerPrintedReports } from '#documents/printing/printed_reports'

export default function boot() {
  registerPrintedReports()
  dressMailsWith(inCompanyLook)
}
