/**
 * What assistants may be offered, domain by domain. Preloaded apart from events.ts: tools bring
 * much with them, and what is told must be known early.
 */
import { offerCustomerTools } from '#customers/tools'
import { offerCatalogTools } from '#catalog/tools'
import { offerAssetTools } from '#assets/tools'
import { offerPeopleTools } from '#hr/tools'
import { offerPayrollTools } from '#payroll/tools'
import { offerCommunicationTools } from '#communications/tools'
import { offerTicketTools } from '#support/tools'
import { offerAccountingTools } from '#accounting/tools'
import { offerIdentityTools } from '#identity/tools'
import { offerCompanyTools } from '#tenants/tools'
import { offerAuditTools } from '#api/tools'
import { offerSalesTools } from '#sales/tools'
import { offerPurchasingTools } from '#purchasing/tools'
import { offerInventoryTools } from '#inventory/tools'
import { offerVerticalTools } from '#verticals/tools'

offerCustomerTools()
offerCatalogTools()
offerAssetTools()
offerPeopleTools()
offerPayrollTools()
offerCommunicationTools()
offerTicketTools()
offerSalesTools()
offerPurchasingTools()
offerInventoryTools()
offerAccountingTools()
offerIdentityTools()
offerCompanyTools()
offerAuditTools()
offerVerticalTools()
