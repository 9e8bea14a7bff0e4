/**
 * Who listens to whom, in one list: `listen(event, { queue, job })` for what a domain announces, and
 * `onNewTenant(setup)` for what a domain gives to a new tenant. Preloaded by every process.
 */
import { onNewTenant } from '#tenants/tenant_setup'
import { giveChart } from '#accounting/chart'
import { defineLedgerInvariants } from '#accounting/invariants'
import { defineStockInvariants } from '#inventory/invariants'
import { definePurchaseInvariants } from '#purchasing/invariants'
import { defineSalesInvariants } from '#sales/invariants'

onNewTenant(giveChart)

defineLedgerInvariants()
defineStockInvariants()
definePurchaseInvariants()
defineSalesInvariants()
