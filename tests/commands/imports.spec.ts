import { setTimeout as pause } from 'node:timers/promises'
import { readFile, rm, writeFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import Customer from '#customers/models/customer'
import { aCompany, unique } from '#tests/company'
import { ace, aceOnTerminal } from '#tests/commands/ace'
import { customersCsv } from '#tests/functional/integrations/helpers'

test.group('Imports from a terminal', (group) => {
  const files: string[] = []
  group.each.teardown(
    async () => void (await Promise.all(files.splice(0).map((file) => rm(file, { force: true }))))
  )

  const aFile = async (text: string, name = 'customers.csv') => {
    const file = app.tmpPath(unique('import') + name)
    files.push(file, `${file}.errors.csv`)
    await writeFile(file, text)
    return file
  }

  test('import:run applies the rules of the API without a worker and reports refused rows', async ({
    assert,
  }) => {
    const { tenant, as } = await aCompany()
    const file = await aFile(
      `NIT,name,email\n900-1,Café Ñandú,compras@nandu.co\n900-2,Peñón,no\n900-3,Zeta,tampoco\n900-1,Otra vez,\n`
    )
    const about = ['--resource=customers', `--mapping=${JSON.stringify({ NIT: 'taxId' })}`]

    const [one, dry, missing, nowhere, folder] = await Promise.all([
      ace(['import:run', tenant.name, file, ...about, `--errors=${file}.errors.csv`, '--json']),
      ace([
        'import:run',
        tenant.name,
        await aFile('sku,name,costPrice,sellingPrice\nA,Pala,1,2\n', '.csv'),
        '--resource=products',
        '--dry-run',
      ]),
      ace(['import:run', tenant.name, file, '--mode=merge']),
      ace(['import:run', tenant.name, file, ...about, `--errors=${file}/errors.csv`]),
      ace(['import:run', tenant.name, app.tmpPath(), ...about]),
    ])
    assert.equal(one.code, 1, one.err)
    assert.containsSubset(one.json, {
      status: 'COMPLETED',
      total: 4,
      succeeded: 1,
      failed: 3,
      failings: [
        { rows: 2, field: 'email', code: 'INVALID_EMAIL', first: 2 },
        { rows: 1, field: 'taxId', code: 'DUPLICATE', first: 4 },
      ],
    })
    assert.match(
      await readFile(`${file}.errors.csv`, 'utf8'),
      /^NIT,name,email,error_row,error_line,error_field,error_code,error_message\r\n900-2,Peñón,no,2,3,email,INVALID_EMAIL,.*\r\n900-3,Zeta,tampoco,3,4,email,.*\r\n900-1,Otra vez,,4,5,taxId,DUPLICATE,/
    )

    assert.equal(dry.code, 0, dry.err)
    assert.match(
      dry.out,
      /products of .* were checked and nothing was written; every row was taken\.[^]*created +1/
    )
    assert.equal(missing.code, 2)
    assert.match(missing.err, /--resource is missing.*customers, products/)
    assert.deepEqual(
      [nowhere.code, nowhere.err, folder.code, folder.err],
      [
        1,
        `There is no folder for ${file}/errors.csv that can be written to.\n`,
        1,
        `There is no file ${app.tmpPath()} that can be read.\n`,
      ]
    )

    const written = await as(() =>
      rows(
        "SELECT actor_name AS who, entity FROM audit_logs WHERE tenant_id = ? AND entity IN ('customer', 'product')",
        [tenant.id]
      )
    )
    assert.deepEqual(
      written.map((row) => ({ ...row })),
      [{ who: 'cli', entity: 'customer' }]
    )
  })

  test('import:run on a terminal asks for missing options, shows progress, and Ctrl-C cancels it', async ({
    assert,
  }) => {
    const { tenant, as } = await aCompany()
    const file = await aFile(customersCsv(80_000))
    const interrupted = Promise.withResolvers<void>()
    const other = await as(() => aboutToMake('NIT-40000', interrupted.promise))

    const { code, screen } = await aceOnTerminal(
      ['import:run', tenant.name, file],
      [
        ['What does the file hold', '\r'],
        ['█', '\x03'],
        ['^C', interrupted.resolve],
      ]
    )
    interrupted.resolve()
    await other.gone
    assert.equal(code, 1, screen)
    assert.match(screen, /Importing customers: it(s rows are counted| waits for its turn)/)
    assert.match(screen, /░ +\d+ of 80000/)
    assert.match(screen, /The import was cancelled\. Rows that are done stay/)
    const [one] = await as(() =>
      rows('SELECT status, processed, succeeded FROM imports WHERE tenant_id = ?', [tenant.id])
    )
    const [{ there }] = await as(() =>
      rows('SELECT COUNT(*) AS there FROM customers WHERE tenant_id = ?', [tenant.id])
    )
    assert.equal(one.status, 'CANCELLED')
    assert.isBelow(one.processed, 80_000)
    assert.equal(Number(there), one.succeeded)
  })
})

/** Locks the customer's key in an open transaction, so that an import waits at that row. */
async function aboutToMake(taxId: string, end: Promise<void>) {
  const made = Promise.withResolvers<void>()
  const work = async () => {
    await Customer.create({ taxId, name: 'Zeta' })
    await rows('SELECT id FROM customers WHERE tenant_id = ? AND tax_id = ?', [
      Current.tenantId,
      taxId,
    ])
    made.resolve()
    // The database ends a transaction that says nothing for 8 s.
    let isOver = false
    void end.then(() => (isOver = true))
    while (!isOver) {
      await Promise.race([end, pause(1_000)])
      await rows('SELECT 1')
    }
  }
  const gone = transaction(work, { dryRun: true })
  await Promise.race([made.promise, gone])
  return { gone }
}
