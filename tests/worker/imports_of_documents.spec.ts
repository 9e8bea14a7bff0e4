import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { flush } from '#core/database/transaction/statement_batch'
import { transaction } from '#core/database/transaction/transaction'
import Customer from '#customers/models/customer'
import { anEntry } from '#tests/functional/accounting/books'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aShop, entriesOf, theBooks } from '#tests/functional/sales/shop'

const lines = (...all: string[]) => all.join('\n') + '\n'

const theBooksHold = async ({ api }: Pick<Company, 'api'>) => {
  const { body } = await api.get('/reports/integrity')
  return body.checks.filter(({ ok }: any) => !ok)
}

test.group('Imports of documents and their parts', (group) => {
  group.setup(anImportWorker)

  test('suppliers are imported and recognised again by their tax id', async ({ assert }) => {
    const { api } = await aCompany()
    const file = (...all: string[]) =>
      upload(api, lines('taxId,name,email', ...all), { resource: 'suppliers', mode: 'upsert' })
    const first = await ended(
      api,
      await file(
        '800-1,Distribuidora Ñ,Ventas@D.co',
        '800-2,Otra,',
        '800-3,,x',
        '800-1,Distribuidora Ñandú,'
      )
    )
    assert.containsSubset(first, {
      status: 'COMPLETED',
      succeeded: 3,
      failed: 1,
      created: 2,
      updated: 1,
    })
    assert.deepEqual(await errorsOf(api, first), ['3 email INVALID_EMAIL'])

    const again = await ended(api, await file('800-1,Distribuidora Ñandú,', '800-2,Otra más,'))
    assert.containsSubset(again, { unchanged: 1, updated: 1 })
    const { body } = await api.get('/suppliers?sort=name')
    assert.deepEqual(
      body.data.map(({ taxId, name, email }: any) => [taxId, name, email]),
      [
        ['800-1', 'Distribuidora Ñandú', 'ventas@d.co'],
        ['800-2', 'Otra más', null],
      ]
    )

    const nameless = JSON.stringify([
      { taxId: null, name: 'De paso' },
      { taxId: null, name: 'De paso, otro' },
    ])
    assert.containsSubset(
      await ended(api, await upload(api, nameless, { resource: 'suppliers' }, { name: 'x.json' })),
      { created: 2, failed: 0 }
    )
    assert.deepEqual(
      await errorsOf(
        api,
        await ended(
          api,
          await upload(api, nameless, { resource: 'suppliers', mode: 'upsert' }, { name: 'x.json' })
        )
      ),
      ['1 taxId REQUIRED', '2 taxId REQUIRED']
    )
  })

  test('accounts are imported with parents of the same file, and a parent becomes a group', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    assert.equal((await api.post('/journal-entries', await anEntry(company))).status, 201)
    const csv = lines(
      'code,name,nature,parent,type,isContra',
      '1970,Proyectos,DEBIT,1,,',
      '197005,Proyecto A,DEBIT,1970,,',
      '19700501,Fase 1,DEBIT,197005,,',
      '19700502,Fase 2,CREDIT,197005,,',
      '19700503,Deterioro,CREDIT,197005,,true',
      '110505,Caja otra vez,DEBIT,,,',
      '98,De otro tipo,DEBIT,,OTHER,',
      '99,Huérfana,DEBIT,777777,ASSET,',
      '110599,Bajo la caja,DEBIT,110505,,',
      '97,De orden,DEBIT,,ASSET,',
      '96,Sin tipo,CREDIT,,,',
      '13050501,Clientes del sur,DEBIT,130505,,'
    )
    const dry = await ended(api, await upload(api, csv, { resource: 'accounts', dryRun: 'true' }))
    const one = await ended(api, await upload(api, csv, { resource: 'accounts' }))
    const errors = [
      '4 nature INVALID',
      '6 code DUPLICATE',
      '7 type INVALID_CHOICE',
      '8 parent NOT_FOUND',
      '9 parentId IN_USE',
    ]
    for (const run of [dry, one]) {
      assert.containsSubset(run, {
        status: 'COMPLETED',
        total: 12,
        succeeded: 7,
        failed: 5,
        created: 7,
      })
      assert.deepEqual(await errorsOf(api, run), errors)
    }

    const found = async (code: string) => (await api.get(`/accounts?code=${code}`)).body.data[0]
    assert.equal(
      (await api.get('/settings/accounting')).body.roles.receivable,
      (await found('13050501')).id,
      'the role goes down'
    )
    assert.deepEqual([(await found('97')).type, (await found('96')).type], ['ASSET', 'LIABILITY'])
    const [parent, child, leaf, contra] = [
      await found('1970'),
      await found('197005'),
      await found('19700501'),
      await found('19700503'),
    ]
    assert.containsSubset(
      [parent, child, leaf, contra],
      [
        { type: 'ASSET', isGroup: true },
        { parentId: parent.id, isGroup: true },
        { parentId: child.id, isGroup: false, type: 'ASSET' },
        { isContra: true },
      ]
    )

    const upsert = lines(
      'code,name,nature,parent',
      '1970,Proyectos en curso,DEBIT,1',
      '197005,Proyecto A,,',
      '19700501,Fase 1,CREDIT,',
      '19700502,Fase 2,DEBIT,1970',
      '19700501,Fase 1,DEBIT,1970',
      '11,Disponible,DEBIT,1'
    )
    const changed = await ended(
      api,
      await upload(api, upsert, { resource: 'accounts', mode: 'upsert' })
    )
    assert.containsSubset(changed, {
      status: 'COMPLETED',
      succeeded: 4,
      failed: 2,
      created: 1,
      updated: 1,
      unchanged: 2,
    })
    assert.deepEqual(await errorsOf(api, changed), [
      '3 nature IMMUTABLE_FIELD',
      '5 parentId IMMUTABLE_FIELD',
    ])
    assert.containsSubset(await found('1970'), {
      name: 'Proyectos en curso',
      version: parent.version + 1,
    })
  })

  test('imported stock movements follow the rules of stock and cannot take missing goods', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const { api, goods, service, warehouse } = shop
    const csv = lines(
      'type,sku,productId,warehouse,fromWarehouse,quantity,reason,unitCost,productName',
      `IN,${goods.sku},,MAIN,,10,PURCHASE,20,`,
      `OUT,,${goods.id},Main,,21,DAMAGE,,`,
      `OUT,${goods.sku},,Main,,5,DAMAGE,,`,
      `IN,${service.sku},,Main,,1,ADJUSTMENT,,`,
      `TRANSFER,${goods.sku},,Norte,Main,4,TRANSFER,,`,
      `OUT,${goods.sku},,Norte,,5,ADJUSTMENT,,`,
      'IN,NEW-1,,Main,,7,PURCHASE,2.5,Martillo',
      'OUT,NEW-2,,Main,,1,DAMAGE,,Nunca hecho',
      'IN,NEW-1,,Main,,x,PURCHASE,2.5,'
    )
    const before = await theBooks(shop)
    const dry = await ended(
      api,
      await upload(api, csv, { resource: 'stock-movements', createMissing: 'true', dryRun: 'true' })
    )
    assert.containsSubset(dry, { status: 'COMPLETED', succeeded: 4, failed: 5 })
    assert.deepEqual(await theBooks(shop), before)

    const one = await ended(
      api,
      await upload(api, csv, { resource: 'stock-movements', createMissing: 'true' })
    )
    assert.containsSubset(one, {
      status: 'COMPLETED',
      total: 9,
      succeeded: 4,
      failed: 5,
      created: 4,
    })
    assert.deepEqual(await errorsOf(api, one), [
      '2 quantity INSUFFICIENT_STOCK',
      '4 productId INVALID',
      '6 quantity INSUFFICIENT_STOCK',
      '8 quantity INSUFFICIENT_STOCK',
      '9 quantity TYPE',
    ])

    const { body: product } = await api.get(`/products/${goods.id}`)
    assert.containsSubset(product, { stock: 15, averageCost: 15 })
    const made = (await api.get('/products?search=NEW')).body.data
    assert.deepEqual(
      made.map(({ sku, name, costPrice, stock }: any) => [sku, name, costPrice, stock]),
      [['NEW-1', 'Martillo', 2.5, 7]]
    )
    const { body: stock } = await api.get(`/stock?productId=${goods.id}`)
    assert.sameDeepMembers(
      stock.data.map(({ warehouseName, quantity }: any) => [warehouseName, quantity]),
      [
        [warehouse.name, 11],
        ['Norte', 4],
      ]
    )
    assert.deepEqual(await theBooksHold(shop), [])

    const moved = await ended(
      api,
      await upload(
        api,
        lines(
          'type,sku,warehouse,fromWarehouse,quantity,reason',
          `IN,${goods.sku},Este,,4,PURCHASE`,
          `TRANSFER,${goods.sku},Oeste,este,3,TRANSFER`
        ),
        { resource: 'stock-movements', createMissing: 'true' }
      )
    )
    assert.containsSubset(moved, { succeeded: 2, failed: 0 })
    assert.deepEqual(
      (await api.get('/warehouses?sort=name')).body.data.map(({ name }: any) => name),
      ['Este', warehouse.name, 'Norte', 'Oeste'].sort()
    )

    const unknown = await ended(
      api,
      await upload(
        api,
        lines(
          'type,sku,warehouse,quantity,reason',
          'IN,NADA,Main,1,PURCHASE',
          `IN,${goods.sku},Sur,1,PURCHASE`,
          'IN,NADA,Sur,1,PURCHASE'
        ),
        { resource: 'stock-movements' }
      )
    )
    assert.deepEqual(await errorsOf(api, unknown), [
      '1 sku NOT_FOUND',
      '2 warehouse NOT_FOUND',
      '3 sku NOT_FOUND',
      '3 warehouse NOT_FOUND',
    ])
    assert.equal(
      (await upload(api, csv, { resource: 'stock-movements', mode: 'upsert' })).status,
      422
    )
  })

  test('records named only by a refused row are rolled back, and all other movements stay', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const { api, goods, as, tenant } = shop
    const told = () =>
      as(async () =>
        Number(
          (
            await rows('SELECT warehouses_version AS version FROM ledgers WHERE tenant_id = ?', [
              tenant.id,
            ])
          )[0].version
        )
      )
    const before = await told()
    const rowsOf = (warehouse: string, count: number) =>
      Array.from({ length: count }, () => `IN,${goods.sku},${warehouse},1,PURCHASE`)
    const csv = lines(
      'type,sku,warehouse,quantity,reason',
      ...rowsOf('Main', 70),
      ...rowsOf('Norte', 60),
      `OUT,${goods.sku},Nadie,1,DAMAGE`
    )

    const one = await ended(
      api,
      await upload(api, csv, { resource: 'stock-movements', createMissing: 'true' })
    )
    assert.containsSubset(one, { status: 'COMPLETED', succeeded: 130, failed: 1, created: 130 })
    assert.deepEqual(
      (await api.get('/warehouses?sort=name')).body.data.map(({ name }: any) => name),
      ['Main', 'Norte']
    )
    assert.equal((await api.get(`/stock-movements?productId=${goods.id}`)).body.meta.total, 131)
    assert.equal((await api.get(`/products/${goods.id}`)).body.stock, 140)
    assert.deepEqual(await theBooksHold(shop), [])
    assert.isAbove(await told(), before)
  })

  test('an invalid new product is an error of the column of its name', async ({ assert }) => {
    const { api, customer } = await aShop()
    const csv = lines(
      'customerTaxId,sku,quantity,unitPrice,description',
      `${customer.taxId},NEW-9,1,5,"Dos\nlíneas"`
    )
    const one = await ended(
      api,
      await upload(api, csv, { resource: 'invoices', createMissing: 'true' })
    )
    assert.deepEqual(await errorsOf(api, one), ['1 description INVALID_CHARACTER'])
  })

  test('rows with the same reference become one invoice, in any order, as the API creates it', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const { api, goods, service, customer, warehouse } = shop
    const csv = lines(
      'reference,customerTaxId,sku,quantity,unitPrice,discountRate,paymentMethod,warehouse,description,notes',
      `A-1,${customer.taxId},${goods.sku},2,,10,CREDIT,main,,`,
      `A-2,${customer.taxId},${service.sku},1,80.5,,,,Instalación,`,
      `,${customer.taxId},${service.sku},3,,,,,,`,
      `A-1,${customer.taxId},${service.sku},1,,,,,"Visita, técnica",`,
      `A-1,,${goods.sku},9,5,,CREDIT,,,`,
      `A-2,,${service.sku},1,,,,,,Obra`
    )
    const one = await ended(api, await upload(api, csv, { resource: 'invoices' }))
    assert.containsSubset(one, {
      status: 'COMPLETED',
      total: 6,
      processed: 6,
      succeeded: 6,
      failed: 0,
      created: 3,
    })

    const { body } = await api.get('/invoices?sort=number')
    const byHand = (
      await api.post('/invoices', {
        customerId: customer.id,
        paymentMethod: 'CREDIT',
        warehouseId: warehouse.id,
        notes: 'A-1',
        items: [
          { productId: goods.id, quantity: 2, discountRate: 10 },
          { productId: service.id, quantity: 1, description: 'Visita, técnica' },
          { productId: goods.id, quantity: 9, unitPrice: 5 },
        ],
      })
    ).body
    const own = ({
      id,
      number,
      createdAt,
      updatedAt,
      issuedAt,
      items,
      warnings,
      ...rest
    }: any) => ({ ...rest, items: items.map(({ id: _, ...line }: any) => line) })
    assert.deepEqual(own(body.data[0]), own(byHand))
    assert.deepEqual(
      body.data.map(({ number, notes, items }: any) => [number, notes, items.length]),
      [
        [1, 'A-1', 3],
        [2, 'Obra', 2],
        [3, null, 1],
      ]
    )
    assert.deepEqual(
      (await entriesOf(shop, body.data[0].id)).map((line) => line.split(' ')[0]),
      (await entriesOf(shop, byHand.id)).map((line) => line.split(' ')[0])
    )
    assert.equal((await api.get('/audit-logs?entity=invoice')).body.meta.total, 4)
    assert.equal((await api.get(`/products/${goods.id}`)).body.stock, -12)
    assert.deepEqual(await theBooksHold(shop), [])
  })

  test('an invoice is taken whole or not at all, and each of its rows gets a reason', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10, settings: { allowNegativeStock: false } })
    const { api, goods, service } = shop
    const poor = (await api.post('/customers', { taxId: 'POOR', name: 'P', creditLimit: 100 })).body
    const before = await theBooks(shop)
    const csv = lines(
      'reference,customerTaxId,sku,quantity,unitPrice,paymentMethod,warehouse',
      `S,POOR,${service.sku},1,1,,`, // 1: valid, unlike another row of it
      `B,POOR,${goods.sku},6,,,`, // 2: takes 6 of 10
      `C,POOR,${goods.sku},5,,,`, // 3: wants 5 of 4
      `C,POOR,${service.sku},1,,,`,
      `D,POOR,${goods.sku},4,,CREDIT,`, // 5: above the credit limit, so takes nothing
      `E,POOR,${goods.sku},4,,,`, // 6: takes the last 4
      `F,NADIE,${service.sku},1,,,`,
      `F,POOR,${service.sku},-2,,,`,
      `G,,${service.sku},1,,,`,
      `G,,NADA,1,,,`,
      `H,POOR,${service.sku},1,,CASH,`,
      `H,POOR,${service.sku},1,,CARD,`,
      `I,POOR,${service.sku},1,,,Nunca`,
      ...Array.from({ length: 501 }, () => `J,POOR,${service.sku},1,,,`),
      'K,POOR,x'
    )
    const dry = await ended(
      api,
      await upload(api, csv, { resource: 'invoices', dryRun: 'true', createMissing: 'false' })
    )
    assert.deepEqual(await theBooks(shop), before)
    const one = await ended(api, await upload(api, csv, { resource: 'invoices' }))
    for (const run of [dry, one]) {
      assert.containsSubset(run, {
        status: 'COMPLETED',
        total: 515,
        processed: 515,
        succeeded: 3,
        failed: 512,
        created: 3,
      })
      const errors = await errorsOf(api, run)
      assert.deepEqual(errors.slice(0, 15), [
        '3 quantity INSUFFICIENT_STOCK',
        '4 reference REFUSED_TOGETHER',
        '5  CREDIT_LIMIT_EXCEEDED',
        '7 customerTaxId NOT_FOUND',
        '8 quantity TOO_SMALL',
        '9 customerId REQUIRED',
        '10 sku NOT_FOUND',
        '10 customerId REQUIRED',
        '11 reference REFUSED_TOGETHER',
        '12 paymentMethod DIFFERENT',
        '13 warehouse NOT_FOUND',
        ...['14', '15', '16', '17'].map((row) => `${row} reference TOO_MANY_ITEMS`),
      ])
    }
    const csvOfErrors = (await api.get(`/imports/${one.id}/errors`, { accept: 'text/csv' })).text
      .trim()
      .split('\r\n')
    assert.match(csvOfErrors.at(-1)!, /^,,,,,,,515,516,,WRONG_COLUMN_COUNT,.*K,POOR,x"$/)
    assert.equal(csvOfErrors.length, 1 + 10 + 501 + 1)

    assert.deepEqual(
      (await api.get('/invoices?sort=number')).body.data.map(({ number, notes }: any) => [
        number,
        notes,
      ]),
      [
        [1, 'S'],
        [2, 'B'],
        [3, 'E'],
      ]
    )
    assert.equal((await api.get(`/products/${goods.id}`)).body.stock, 0)
    assert.isAbove((await api.get(`/customers/${poor.id}`)).body.balance, 0)
    assert.deepEqual(await theBooksHold(shop), [])
  })

  test('an invoice with an unreadable row is refused whole', async ({ assert }) => {
    const shop = await aShop({ stock: 50 })
    const { api, customer, goods } = shop
    const csv = lines(
      'reference,customerTaxId,sku,quantity,description',
      `A,${customer.taxId},${goods.sku},1,`,
      `B,${customer.taxId},${goods.sku},1,`,
      `A,${customer.taxId},${goods.sku},5,Tornillo, de 3 mm`,
      `C,${customer.taxId},${goods.sku},1,`,
      `C,${customer.taxId},${goods.sku},2,"Tubo 3" de PVC"`
    )
    const one = await ended(api, await upload(api, csv, { resource: 'invoices' }))
    assert.deepEqual(await errorsOf(api, one), [
      '1 reference REFUSED_TOGETHER',
      '3  WRONG_COLUMN_COUNT',
      '4 reference REFUSED_TOGETHER',
      '5  MALFORMED',
    ])
    assert.containsSubset(one, { succeeded: 1, failed: 4, created: 1 })

    const line = (reference: string, more = '') =>
      `{"customerTaxId":"${customer.taxId}","sku":"${goods.sku}","quantity":1${more},"reference":"${reference}"}`
    const ndjson = lines(
      line('D'),
      line('E'),
      line('D', ',"colour":"red"'),
      line('F', ',"quantity":7'),
      line('F'),
      ...Array.from({ length: 501 }, () => line('G')),
      line('G', ',"colour":"red"')
    )
    const two = await ended(
      api,
      await upload(api, ndjson, { resource: 'invoices' }, { name: 'x.ndjson' })
    )
    const errors = await errorsOf(api, two)
    assert.deepEqual(errors.slice(0, 5), [
      '1 reference REFUSED_TOGETHER',
      '3 colour UNKNOWN_FIELD',
      '4  MALFORMED_JSON',
      '5 reference REFUSED_TOGETHER',
      '6 reference TOO_MANY_ITEMS',
    ])
    assert.containsSubset(two, {
      total: 507,
      processed: 507,
      succeeded: 1,
      failed: 506,
      created: 1,
    })
    assert.deepEqual(
      (await api.get('/invoices?sort=number')).body.data.map(({ notes, items }: any) => [
        notes,
        items.length,
      ]),
      [
        ['B', 1],
        ['E', 1],
      ]
    )
    assert.deepEqual(await theBooksHold(shop), [])
  })

  test('references that would change when they are read are refused, with the rows they resemble', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 50 })
    const { api, customer, goods } = shop
    const line = (reference: string) =>
      `{"reference":${reference},"customerTaxId":"${customer.taxId}","sku":"${goods.sku}","quantity":1}`
    const references = [
      '1790000000000000001',
      '1790000000000000002',
      '{"a":1}',
      '{"a":2}',
      'true',
      '[7]',
      '1.0000000000000000001',
      '"1790000000000000001"',
      '"1790000000000000002"',
      '7',
      '"7"',
      'null',
      'null',
    ]
    const one = await ended(
      api,
      await upload(
        api,
        lines(...references.map(line)),
        { resource: 'invoices' },
        { name: 'x.ndjson' }
      )
    )

    assert.deepEqual(await errorsOf(api, one), [
      ...[1, 2, 3, 4, 5, 6, 7].map((row) => `${row} reference TYPE`),
      '8 reference REFUSED_TOGETHER',
      '9 reference REFUSED_TOGETHER',
    ])
    assert.deepEqual(
      (await api.get('/invoices?sort=number')).body.data.map(({ notes, items }: any) => [
        notes,
        items.length,
      ]),
      [
        ['7', 2],
        [null, 1],
        [null, 1],
      ]
    )
  })

  test('records named by invoices are created once, only for accepted invoices', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    await api.patch('/settings/tenant', { allowNegativeStock: false })
    await api.post('/warehouses', { name: 'Main' })
    const header =
      'reference,customerTaxId,customerName,sku,productName,quantity,unitPrice,costPrice,draft'
    const csv = lines(
      header,
      '1,900,Café,X,Taza,1,10,4,',
      '2,901,Otro,Y,Plato,1,10,4,true',
      '3,901,,Y,,2,11,,true',
      '4,902,Nadie,X,,-1,10,,',
      '5,901,,Z,,1,-3,,true',
      '6,901,,Z,Vaso,1,3,1,true'
    )
    const one = await ended(
      api,
      await upload(api, csv, { resource: 'invoices', createMissing: 'true' })
    )

    assert.containsSubset(one, { status: 'COMPLETED', succeeded: 3, failed: 3, created: 3 })
    assert.deepEqual(await errorsOf(api, one), [
      '1 quantity INSUFFICIENT_STOCK',
      '4 quantity TOO_SMALL',
      '5 unitPrice TOO_SMALL',
    ])
    assert.deepEqual(
      (await api.get('/customers')).body.data.map(({ taxId, name }: any) => [taxId, name]),
      [['901', 'Otro']]
    )
    assert.deepEqual(
      (await api.get('/products?sort=sku')).body.data.map(
        ({ sku, name, sellingPrice, costPrice }: any) => [sku, name, sellingPrice, costPrice]
      ),
      [
        ['Y', 'Plato', 10, 4],
        ['Z', 'Vaso', 3, 1],
      ]
    )
    assert.deepEqual(
      (await api.get('/invoices')).body.data.map(({ status, number }: any) => [status, number]),
      Array(3).fill(['DRAFT', null])
    )

    await api.patch('/settings/tenant', { allowNegativeStock: true })
    const json = JSON.stringify([
      { reference: 7, customerTaxId: '900', sku: 'X', quantity: 3, unitPrice: 10.5 },
      { reference: '8', customerTaxId: 900, sku: 'X', quantity: 1 },
      { reference: 7, customerTaxId: '900', sku: 'Y', quantity: 1 },
    ])
    const two = await ended(
      api,
      await upload(api, json, { resource: 'invoices', createMissing: 'true' }, { name: 'x.json' })
    )
    assert.containsSubset(two, { status: 'COMPLETED', succeeded: 2, failed: 1, created: 1 })
    assert.deepEqual(await errorsOf(api, two), ['2 customerTaxId TYPE'])
    const { number, items, total } = (await api.get('/invoices')).body.data[0]
    assert.deepEqual([number, items.length, total], [1, 2, 41.5])
    assert.deepEqual(await theBooksHold(company), [])
  })

  test('a customer created by another request at the same moment is used for the rows that name it', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    const csv = lines(
      'reference,customerTaxId,sku,quantity,unitPrice',
      ...Array.from({ length: 300 }, (_, n) => `${n},C-${n % 90},S-${n % 70},1,5`)
    )
    let sent: any
    await as(() =>
      transaction(async () => {
        await Customer.create({ taxId: 'C-17', name: 'The other' })
        await flush(Current.unit!.connection)
        sent = await Current.run({ tenant }, () =>
          upload(api, csv, { resource: 'invoices', createMissing: 'true' })
        )
        await eventually('the import waits for it', async () => {
          // InnoDB refreshes INNODB_TRX only when nobody has read it for 0.1 s.
          await rows('SELECT SLEEP(0.15)')
          const [{ waiting }] = await Current.run({ tenant }, () =>
            rows(
              "SELECT COUNT(*) AS waiting FROM information_schema.INNODB_TRX WHERE trx_state = 'LOCK WAIT'"
            )
          )
          return Number(waiting)
        })
      })
    )
    const one = await ended(api, sent)
    assert.containsSubset(one, {
      status: 'COMPLETED',
      processed: 300,
      succeeded: 300,
      failed: 0,
      created: 300,
    })
    const { body } = await api.get('/customers?limit=100')
    assert.equal(body.meta.total, 90)
    assert.containsSubset(
      body.data.find(({ taxId }: any) => taxId === 'C-17'),
      { name: 'The other', balance: 20 }
    )
    assert.equal((await api.get('/products')).body.meta.total, 70)
    assert.deepEqual(await theBooksHold({ api }), [])
  })

  test('sales continue during an import of invoices, without lost goods or numbers', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 1_000 })
    const { api, goods, customer } = shop
    const csv = lines(
      'reference,customerId,productId,quantity',
      ...Array.from({ length: 1_500 }, (_, n) => `${n},${customer.id},${goods.id},1`)
    )
    const sent = await upload(api, csv, { resource: 'invoices' })
    const sales = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.post('/invoices', {
          customerId: customer.id,
          items: [{ productId: goods.id, quantity: 2 }],
        })
      )
    )

    assert.deepEqual([...new Set(sales.map(({ status }) => status))], [201])
    assert.containsSubset(await ended(api, sent, 60), {
      status: 'COMPLETED',
      succeeded: 1_500,
      created: 1_500,
    })
    assert.equal((await api.get(`/products/${goods.id}`)).body.stock, 1_000 - 1_500 - 40)
    assert.deepEqual(await theBooksHold(shop), [])
  })

  test('an import requires write permission and respects closed periods', async ({ assert }) => {
    const shop = await aShop({ stock: 1 })
    const csv = lines('customerId,productId,quantity', `${shop.customer.id},${shop.service.id},1`)
    const { api: inventory } = await shop.aUser('INVENTORY')
    assert.equal((await upload(inventory, csv, { resource: 'invoices' })).status, 403)
    assert.deepEqual(
      (
        await upload(shop.api, lines('reference,quantity,colour', 'a,1,x'), {
          resource: 'invoices',
        })
      ).body.errors.map(({ field, code }: any) => `${field} ${code}`),
      ['colour UNKNOWN_FIELD']
    )
    assert.deepEqual(
      (
        await upload(shop.api, lines('reference,quantity', 'a,1'), { resource: 'invoices' })
      ).body.errors.map(({ field, code }: any) => `${field} ${code}`),
      ['customerId REQUIRED', 'productId REQUIRED']
    )

    const today = await shop.as(
      async () =>
        (
          await rows('SELECT MAX(entry_date) AS day FROM journal_entries WHERE tenant_id = ?', [
            Current.tenantId,
          ])
        )[0].day
    )
    await shop.api.post('/fiscal-periods/close', { through: today })
    const one = await ended(shop.api, await upload(shop.api, csv, { resource: 'invoices' }))
    assert.deepEqual(await errorsOf(shop.api, one), ['1  PERIOD_CLOSED'])
  })
})
