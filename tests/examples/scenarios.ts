/** The scenarios by domain, each with a file of examples. */
import { accounting } from '#tests/examples/accounting'
import { assets } from '#tests/examples/assets'
import { assistant } from '#tests/examples/assistant'
import { catalog } from '#tests/examples/catalog'
import { communications } from '#tests/examples/communications'
import { customers } from '#tests/examples/customers'
import { files } from '#tests/examples/files'
import { hr } from '#tests/examples/hr'
import { identity } from '#tests/examples/identity'
import { integrations } from '#tests/examples/integrations'
import { inventory } from '#tests/examples/inventory'
import { parties } from '#tests/examples/parties'
import { payroll } from '#tests/examples/payroll'
import { purchasing } from '#tests/examples/purchasing'
import { reminders } from '#tests/examples/reminders'
import type { Scenario } from '#tests/examples/recorder'
import { recurring } from '#tests/examples/recurring'
import { returns } from '#tests/examples/returns'
import { sales } from '#tests/examples/sales'
import { support } from '#tests/examples/support'
import { tax } from '#tests/examples/tax'
import { tenants } from '#tests/examples/tenants'
import { withholdings } from '#tests/examples/withholdings'

export const SCENARIOS: Record<string, Scenario> = {
  customers,
  catalog,
  inventory,
  purchasing,
  sales,
  reminders,
  parties,
  withholdings,
  accounting,
  tax,
  returns,
  assets,
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
}
