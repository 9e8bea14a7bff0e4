/** What can be exported, in one list. Preloaded by servers, and by the worker's jobs: commands export nothing, and its lists load half of all domains. */
import { exportCustomers } from '#customers/exports'
import { exportCatalog } from '#catalog/exports'
import { exportPeople } from '#hr/exports'
import { exportBooks } from '#accounting/exports'
import { exportStock } from '#inventory/exports'
import { exportSales } from '#sales/exports'
import { exportPurchases } from '#purchasing/exports'
import { exportTickets } from '#support/exports'
import { exportAssets } from '#assets/exports'

exportCustomers()
exportCatalog()
exportPeople()
exportBooks()
exportStock()
exportSales()
exportAssets()
exportPurchases()
exportTickets()
