/**
 * Who listens to whom, in one list: `listen(event, { queue, job })` for what a domain announces,
 * and `onNewTenant(setup)` for what a domain gives to a new tenant. Preloaded by every process.
 */
import { listen, witness } from '#core/jobs/outbox'
import { webhooks } from '#integrations/webhooks/announcing'
import { defineCustomerEvents } from '#customers/events'
import { defineCatalogEvents } from '#catalog/events'
import { definePurchaseEvents } from '#purchasing/events'
import { defineSalesEvents } from '#sales/events'
import { defineSatelliteEvents } from '#assets/satellite_events'
import { defineAssetEvents } from '#assets/events'
import { defineBookEvents } from '#accounting/events'
import { defineStockEvents } from '#inventory/events'
import { definePeopleEvents } from '#hr/events'
import { defineTicketEvents } from '#support/events'
import { defineIntegrationEvents } from '#integrations/events'
import { exportCustomers } from '#customers/exports'
import { exportCatalog } from '#catalog/exports'
import { exportPeople } from '#hr/exports'
import { exportBooks } from '#accounting/exports'
import { exportStock } from '#inventory/exports'
import { exportSales } from '#sales/exports'
import { exportPurchases } from '#purchasing/exports'
import { exportTickets } from '#support/exports'
import { exportAssets } from '#assets/exports'
import { onNewTenant } from '#tenants/tenant_setup'
import { giveChart } from '#accounting/chart'
import { defineLedgerInvariants } from '#accounting/invariants'
import { defineStockInvariants } from '#inventory/invariants'
import { tellOfChangedWarehouses } from '#inventory/known_warehouses'
import { definePurchaseInvariants } from '#purchasing/invariants'
import { defineSalesInvariants } from '#sales/invariants'
import { giveDeductions } from '#payroll/default_deductions'
import { definePayrollEvents } from '#payroll/events'
import { definePayrollInvariants } from '#payroll/invariants'
import { foretelling } from '#communications/foretelling'
import { payslipsComeFrom } from '#communications/payslips'
import { slipsToMail } from '#payroll/slips_to_mail'
import { describeAssets } from '#assets/asset_values'
import { defineAssetInvariants } from '#assets/invariants'
import { tellWhatEmployeesHold } from '#assets/held_by_employees'

defineCustomerEvents()
defineCatalogEvents()
definePurchaseEvents()
defineSalesEvents()
defineAssetEvents()
defineSatelliteEvents()
definePeopleEvents()
defineBookEvents()
defineStockEvents()
definePayrollEvents()
defineTicketEvents()

exportCustomers()
exportCatalog()
exportPeople()
exportBooks()
exportStock()
exportSales()
exportAssets()
exportPurchases()
exportTickets()

defineIntegrationEvents()
witness(webhooks)

onNewTenant(giveChart)
onNewTenant(giveDeductions)

listen('employee.created', { queue: 'mail', job: 'welcome' })
listen('employee.deactivated', { queue: 'mail', job: 'farewell' })
listen('time_off.approved', { queue: 'mail', job: 'time-off-approved' })
listen('time_off.rejected', { queue: 'mail', job: 'time-off-rejected' })
listen('payroll.approved', { queue: 'mail', job: 'payslips' })
payslipsComeFrom(slipsToMail)
witness(foretelling)

defineLedgerInvariants()
defineStockInvariants()
definePurchaseInvariants()
defineSalesInvariants()
defineAssetInvariants()
definePayrollInvariants()

tellOfChangedWarehouses()
describeAssets()
tellWhatEmployeesHold()
