export { registerPrintedReports as default } from '#documents/printed_reports'
