export { registerPrintedReports as default } from '#documents/printing/printed_reports'
