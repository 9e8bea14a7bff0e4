/** The demo companies of development. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { transaction } from '#core/database/transaction/transaction'
import { validate } from '#core/input/validation'
import { ensureChart } from '#accounting/chart/chart'
import Category from '#catalog/models/category'
import { productRules } from '#catalog/product_rules'
import Product from '#catalog/models/product'
import { createCategory } from '#catalog/validators/category'
import { createProduct } from '#catalog/validators/product'
import Customer from '#customers/models/customer'
import { importedCustomer } from '#customers/validators/customer'
import { createUser } from '#identity/actions/create_user'
import { openCompany } from '#identity/actions/open_company'
import { factsOfTaxId, linkOfNew } from '#parties/links'
import Tenant from '#tenants/models/tenant'
import { COMPANIES, type DemoCompany } from '#database/demo_companies'

/** Public: only for development. */
export const PASSWORD = 'oficio-demo'

const ROOT = { email: 'root@oficio.test', name: 'Raíz de la plataforma', role: 'SUPER_ADMIN' }

/**
 * Creates missing companies, each in one transaction. Existing ones get a chart of accounts if they
 * have none.
 */
export async function seedDemo() {
  const made: string[] = []
  const logins = [...COMPANIES.map(({ admin }) => admin.email), ROOT.email]

  for (const company of COMPANIES)
    if (await transaction(() => madeCompany(company))) made.push(company.name)
  if (await Current.within(PLATFORM, () => transaction(madeRoot))) made.push(ROOT.email)
  return { made, logins }
}

async function madeCompany({ admin, customers, categories, ...tenant }: DemoCompany) {
  const [known] = await rows('SELECT id FROM tenants WHERE name = ? AND is_company = 1', [
    tenant.name,
  ])
  if (known) {
    await Current.within((await Tenant.findOrFail(known.id)).toCurrent(), ensureChart)
    return false
  }

  const company = await openCompany({ ...tenant, admin: { ...admin, password: PASSWORD } })
  await Current.within(company.tenant.toCurrent(), async () => {
    for (const customer of customers) {
      const input = await validate(importedCustomer, customer)
      const thirdPartyId = await linkOfNew(input, factsOfTaxId(input))
      await Customer.create({ ...input, thirdPartyId })
    }
    for (const { products, ...category } of categories) await makeCategory(category, products)
  })
  return true
}

async function makeCategory(input: object, products: readonly object[]) {
  const category = await Category.create(await validate(createCategory, input))
  for (const product of products)
    await Product.create(
      await productRules()(await validate(createProduct, { ...product, categoryId: category.id }))
    )
}

async function madeRoot() {
  const [known] = await rows(
    'SELECT id FROM users WHERE tenant_id = ? AND email = ? AND live = 1',
    [PLATFORM.id, ROOT.email]
  )
  if (known) return false

  await createUser({ ...ROOT, password: PASSWORD })
  return true
}
