/** All operations of a run, by name, and the goods that a company begins with. */
import { type Random } from '../fuzz/random.js'
import { must } from '../company.js'
import { accountingOperations } from './accounting.js'
import { assetOperations, createAsset } from './assets.js'
import { catalogOperations, createCustomer, createProduct } from './catalog.js'
import { employeeOperations, hire } from './employees.js'
import { inventoryOperations, move } from './inventory.js'
import type { Doing, Operation, Operations } from './operation.js'
import { createParty, partyOperations } from './parties.js'
import { payrollOperations } from './payroll.js'
import { peopleOperations } from './people_and_support.js'
import { purchasingOperations } from './purchasing.js'
import { readingOperations } from './reading.js'
import { salesOperations } from './sales.js'

export const OPERATIONS: Operations = {
  ...catalogOperations,
  ...inventoryOperations,
  ...salesOperations,
  ...purchasingOperations,
  ...accountingOperations,
  ...partyOperations,
  ...assetOperations,
  ...employeeOperations,
  ...payrollOperations,
  ...peopleOperations,
  ...readingOperations,
}

/** Picks names by their weights; `only` limits them. */
export function chooser(only: readonly string[] = []) {
  const names = Object.entries(OPERATIONS).flatMap(([name, { weight }]: [string, Operation]) =>
    !only.length || only.includes(name) ? Array<string>(weight).fill(name) : []
  )
  return (random: Random) => random.pick(names)
}

/** Fills a new company with what operations refer to. */
export async function stockUp(doing: Doing) {
  const { client, company } = doing
  const { model } = company
  const post = async (path: string, body: unknown) => must(await client.post(company, path, body))
  const times = async (many: number, work: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < many; index++) await work(index)
  }

  await times(3, async (n) =>
    model.warehouses.push((await post('/warehouses', { name: `W${n}` })).id)
  )
  await times(2, async (n) =>
    model.banks.push(await post('/bank-accounts', { name: `Bank ${n}`, type: 'BANK' }))
  )
  await times(2, async (n) =>
    model.suppliers.push((await post('/suppliers', { name: `S${n}`, taxId: `S-${n}` })).id)
  )
  await times(6, (n) => createProduct(doing, n === 5))
  if (company.hasRanges)
    for (const [documentType, prefix] of [
      ['INVOICE', 'FV'],
      ['CREDIT_NOTE', 'NC'],
    ])
      await post('/numbering-ranges', {
        ...{ documentType, prefix, from: 1, to: 9_999_999, default: true },
        ...{ validFrom: '2020-01-01', validUntil: '2099-12-31', resolution: '18760000001' },
      })
  await times(4, () => createParty(doing))
  await times(4, () => createCustomer(doing))
  await times(2, async (n) => {
    const body = { taxId: `LIM-${n}`, name: `Limited ${n}`, creditLimit: 5_000 }
    model.limited.push((await post('/customers', body)).id)
  })
  for (const product of model.products)
    for (const warehouse of model.warehouses) await move(doing, product, warehouse, 'IN', 20_000)
  await times(12, () => createAsset(doing))
  await times(2, async (n) =>
    model.licenses.push({ id: (await post('/licenses', { name: `L${n}`, seats: 3 })).id, taken: 0 })
  )
  await times(2, async (n) => {
    const { id } = await post('/accessories', { name: `A${n}`, quantity: 10 })
    model.accessories.push({ id, out: 0 })
  })
  const { id } = await post('/consumables', { name: 'Toner', quantity: 400 })
  model.consumables.push({ id, delivered: 0 })
  await times(4, () => hire(doing))
}
