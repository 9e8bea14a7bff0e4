import { resource } from '#core/endpoints/routing'
import { numberingRanges } from '#numbering/controllers/numbering_ranges_controller'

/** Accountants change ranges; people who issue documents read them. */
export default () =>
  resource('numbering-ranges', numberingRanges, 'accounting', { readBy: 'invoices' })
