/** The domains, in the order in which routes, scopes and the reference show them. */
import customers from '#customers/domain'
import catalog from '#catalog/domain'
import inventory from '#inventory/domain'
import purchasing from '#purchasing/domain'
import numbering from '#numbering/domain'
import terms from '#terms/domain'
import sales from '#sales/domain'
import parties from '#parties/domain'
import accounting from '#accounting/domain'
import expenses from '#expenses/domain'
import tax from '#tax/domain'
import assets from '#assets/domain'
import custom_fields from '#custom_fields/domain'
import hr from '#hr/domain'
import payroll from '#payroll/domain'
import recurring from '#recurring/domain'
import communications from '#communications/domain'
import support from '#support/domain'
import integrations from '#integrations/domain'
import assistant from '#assistant/domain'
import files from '#files/domain'
import tenants from '#tenants/domain'
import identity from '#identity/domain'
import verticals from '#verticals/domain'
import documents from '#documents/domain'
import document_mails from '#document_mails/domain'
import reminders from '#reminders/domain'
import api from '#api/domain'
import admin from '#admin/domain'

export default {
  customers,
  catalog,
  inventory,
  purchasing,
  numbering,
  terms,
  sales,
  parties,
  accounting,
  expenses,
  tax,
  assets,
  custom_fields,
  hr,
  payroll,
  recurring,
  communications,
  support,
  integrations,
  assistant,
  files,
  tenants,
  identity,
  verticals,
  documents,
  document_mails,
  reminders,
  api,
  admin,
}
