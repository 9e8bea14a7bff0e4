import { test } from '@japa/runner'
import { KEY_SCOPES, SCOPES } from '#core/context/scopes'
import { clientOf } from '#tests/api'
import { aUserRow, tokenOf, unique, type Company } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'
import Role from '#identity/models/role'
import { spoken } from './endpoints.js'
import { anyOf, foundIn } from './privacy/figures.js'
import { aCompanyThatPays, aCompanyWithPeople, figuresOf } from './privacy/planted.js'
import {
  readExports,
  readOne,
  readPages,
  readRoutes,
  readTools,
  type Read,
} from './privacy/readers.js'
import { ready, triedByItself, writes } from './ready.js'
import { ok } from './resources.js'

/** A person with every permission except `missing`. */
async function allBut({ as, tenant }: Company, ...missing: string[]) {
  const user = await as(async () => {
    const role = await Role.create({
      name: unique('Role'),
      permissions: SCOPES.filter((scope) => !missing.includes(scope)),
    })
    return aUserRow(null, { name: 'A reader', roleId: role.id })
  })
  return { user, api: clientOf(await tokenOf(user, tenant.publicId)) }
}

/** A key with every scope except `missing`. */
const keyBut = async ({ api }: Company, ...missing: string[]) =>
  clientOf(
    ok(
      await api.post('/api-keys', {
        name: unique('Key'),
        scopes: KEY_SCOPES.filter((scope) => !missing.includes(scope)),
      })
    ).key
  )

async function* all(...generators: AsyncGenerator<Read>[]) {
  for (const one of generators) yield* one
}

test.group('Privacy of pay, stock and lines', (group) => {
  let company: Company
  let figures: RegExp
  let planted: number[]
  group.setup(async () => {
    company = await aCompanyThatPays()
    planted = await figuresOf(company)
    figures = anyOf(planted)
  })

  /** Reads that show figures of pay. */
  async function leaks(reads: AsyncGenerator<Read>) {
    const [found, statuses]: [string[], number[]] = [[], []]
    for await (const { what, status, text } of reads) {
      statuses.push(status)
      const told = foundIn(text, figures)
      if (told.length) found.push(`${what}: ${told.slice(0, 5).join(' ')}`)
    }
    return { found, answered: statuses.filter((status) => status < 300).length }
  }

  test('the planted figures of pay are found in every format by readers with the permission', async ({
    assert,
  }) => {
    assert.isAtLeast(planted.length, 60)
    for (const text of [
      '7654321.09',
      '7,654,321.09',
      '7.654.321,09',
      "7'654'321.09",
      '7 654 321,09',
      '"salary":7654321.09,',
      '7654321,09',
    ])
      assert.lengthOf(foundIn(text, figures), 1, text)
    for (const text of ['17654321.09', '7654321.091', '7654322.09'])
      assert.isEmpty(foundIn(text, figures), text)

    const seen = new Set<string>()
    for await (const { what, text } of all(
      readRoutes(company, company.api),
      readTools(company, company.api),
      readExports(company, company.api)
    ))
      if (foundIn(text, figures).length)
        seen.add(what.replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id').replace(/\?.* \(/, ' ('))
    const expected = [
      ...[
        '/employees',
        '/employees/:id/timeline',
        '/contracts',
        '/bonuses',
        '/payroll-runs',
        '/journal-entries',
        '/journal-entries/:id',
        '/audit-logs',
        '/reports/general-ledger',
        '/accounts/:id/ledger',
        '/bank-accounts/:id/transactions',
      ].map((path) => `GET ${path} (application/json)`),
      ...[
        'GET /reports/general-ledger (text/csv)',
        'GET /reports/general-ledger (text/x-hledger)',
        'GET /reports/general-ledger (application/pdf)',
        'GET /payroll-runs/:id/payslips/:id/pdf (application/pdf)',
      ],
      ...[
        'the tool read_journal_entry',
        'the tool find_audit_entries',
        'the tool read_account_ledger',
        'the tool read_bank_transactions',
        'the export of journal-entry-lines as ndjson',
        'the export of employees as ndjson',
      ],
    ]
    assert.includeMembers(
      [...seen].map((what) => what.replace(/ \{.*/, '')),
      expected
    )
  }).timeout(300_000)

  test('a reader without payroll:read sees no figure of pay in any route, tool, export or page', async ({
    assert,
  }) => {
    const [reader, viewer, key] = [
      await allBut(company, 'payroll:read'),
      await company.aUser('VIEWER'),
      await keyBut(company, 'payroll:read'),
    ]

    const walks: [who: string, reads: AsyncGenerator<Read>, least: number][] = [
      [
        'a role with all other scopes',
        all(
          readRoutes(company, reader.api),
          readTools(company, reader.api),
          readExports(company, reader.api)
        ),
        300,
      ],
      ['a key with all other scopes', all(readTools(company, key), readExports(company, key)), 100],
      ['VIEWER', readRoutes(company, viewer.api), 100],
    ]
    for (const [who, reads, least] of walks) {
      const { found, answered } = await leaks(reads)
      assert.deepEqual(found, [], who)
      assert.isAtLeast(answered, least, `${who} reads next to nothing`)
    }
    const { found, answered } = await leaks(readPages(await inAs(company, reader.user)))
    assert.deepEqual(found, [], 'pages')
    assert.isAtLeast(answered, 30)
  }).timeout(600_000)

  test('a reader without payroll:read cannot download exports and import errors with figures of pay', async ({
    assert,
  }) => {
    const { api } = await allBut(company, 'payroll:read')
    for (const { id, resource } of ok(await company.api.get('/exports?limit=100')).data.filter(
      ({ resource }: any) => ['employees', 'journal-entries'].includes(resource)
    )) {
      const { status } = await readOne(api, `/exports/${id}/download`, '*/*')
      const own = ok(await company.api.get(`/exports/${id}`)).createdBy
      if (own === company.admin.id) assert.equal(status, 403, resource)
    }
    for (const { id } of ok(await company.api.get('/imports?limit=100')).data)
      for (const accept of ['application/json', 'text/csv'])
        assert.equal((await readOne(api, `/imports/${id}/errors`, accept)).status, 403)
  })

  test('a dry run hides stock, lines and pay from callers without the permission and says so', async ({
    assert,
  }) => {
    const own = await aCompanyWithPeople()
    const [blind, payless] = [
      await allBut(own, 'accounting:read', 'inventory:read', 'payroll:read'),
      await allBut(own, 'payroll:read'),
    ]
    const withheld: Record<string, number> = {}
    const leaked: string[] = []
    let pay = anyOf(await figuresOf(own))

    for (const endpoint of writes().filter(
      (one) => !triedByItself(one) && one.scope !== 'platform' && !one.path.startsWith('/auth/')
    )) {
      const write = await ready(endpoint, own)
      // Runs prepared for the dry run have figures of their own.
      if (endpoint.path.startsWith('/payroll-runs')) pay = anyOf(await figuresOf(own))
      for (const [who, { api }] of [
        ['blind', blind],
        ['payless', payless],
      ] as const) {
        const { body, text, status } = await write.sendAs(api, { prefer: 'dry-run' })
        const { effects } = body ?? {}
        for (const name of effects?.withheld ?? [])
          withheld[`${who} ${name}`] = (withheld[`${who} ${name}`] ?? 0) + 1
        const told = JSON.stringify(effects ?? {})
        if (who === 'blind' && /"lines":|"quantityAfter":|"cost":|"stock":\[/.test(told))
          leaked.push(`${spoken(endpoint)}: ${told}`)
        if (foundIn(text, pay).length)
          leaked.push(
            `${spoken(endpoint)} (${status}) tells pay to ${who}: ${foundIn(text, pay).join()} in ${text}`
          )
      }
    }
    assert.deepEqual(leaked, [])
    for (const [name, least] of [
      ['blind journal', 8],
      ['blind stock', 4],
      ['blind pay', 3],
      ['payless pay', 3],
    ] as const)
      assert.isAtLeast(withheld[name] ?? 0, least, `${name}: ${JSON.stringify(withheld)}`)
    assert.isUndefined(withheld['payless journal'])
    assert.isUndefined(withheld['payless stock'])
  }).timeout(600_000)
})
