import { DEADLINES } from '#worker/deadlines'
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { ERRORS, FIELD_ERRORS } from '#api/errors'
import { operationsWithRefusals, refusalsOfOperation } from '#core/endpoints/refusals'
import { eventNames, TEST_EVENT } from '#core/resources/webhook_events'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { resolve, schemaErrors } from '../functional/api/schema_errors.js'

const routes = () =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern.startsWith('/api/v1/'))

/** `GET /customers/{id}` for every route. */
const ofRoutes = () =>
  routes().flatMap(({ methods, pattern }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${pattern.slice('/api/v1'.length).replace(/:(\w+)/g, '{$1}')}`)
  )

type Operation = { key: string; [member: string]: any }

async function description() {
  const { body } = await call(null, 'GET', '/openapi.json')
  const operations: Operation[] = Object.entries<any>(body.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      ...operation,
    }))
  )
  return { document: body, operations }
}

test.group('The OpenAPI description of the API', () => {
  test('the description has exactly the routes of the API', async ({ assert }) => {
    const { operations } = await description()

    assert.sameMembers(
      operations.map(({ key }) => key),
      ofRoutes()
    )
    assert.isAbove(operations.length, 10)
  })

  test('every route declares its input and its output', ({ assert }) => {
    assert.deepEqual(
      routes()
        .filter(({ handler }) => !(handler as any).declaration)
        .map(({ pattern, methods }) => `${methods[0]} ${pattern}`),
      []
    )
  })

  test('every webhook event is described with a valid example', async ({ assert }) => {
    const { document } = await description()
    assert.sameMembers(Object.keys(document.webhooks), [...eventNames(), TEST_EVENT])

    for (const { post } of Object.values<any>(document.webhooks)) {
      const { schema, example } = post.requestBody.content['application/json']
      assert.deepEqual(schemaErrors(document, schema, example), [])
    }
  })

  test('every announced event can be subscribed to', async ({ assert }) => {
    const files = globSync('{app,worker}/**/*.ts', { cwd: app.makePath() })
    const announced = files.flatMap((file) =>
      [...readFileSync(app.makePath(file), 'utf8').matchAll(/\bannounce\('([\w.]+)'/g)].map(
        ([, event]) => event
      )
    )

    assert.isAbove(announced.length, 15)
    // Series announce by their kind: `${kind.event}.made`; deadlines are a table.
    const ofSeries = eventNames().filter((name) => name.startsWith('recurring_'))
    const deadlines = DEADLINES.map(({ event }) => event)
    assert.sameMembers([...new Set([...announced, ...deadlines]), ...ofSeries], eventNames())
  })

  test('every schema has a plain name, without a number', async ({ assert }) => {
    const { document } = await description()
    assert.deepEqual(
      Object.keys(document.components.schemas).filter((name) => /\d$/.test(name)),
      []
    )
  })

  test('the description is valid OpenAPI 3.1', async ({ assert }) => {
    const { document } = await description()
    const file = app.tmpPath(`openapi-${process.pid}.json`)
    await writeFile(file, JSON.stringify(document))

    assert.match(document.openapi, /^3\.1/)
    assert.deepEqual(await lint(file).finally(() => rm(file)), [])
  }).timeout(60_000)

  test('every reference resolves, and every operation has its own name', async ({ assert }) => {
    const { document, operations } = await description()
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference
    )

    assert.isAbove(references.length, 100)
    for (const reference of references) assert.isObject(resolve(document, reference))
    assert.lengthOf(
      [...new Set(operations.map(({ operationId }) => operationId))],
      operations.length
    )
    for (const { key, summary, description, tags } of operations)
      assert.isTrue(Boolean(summary && description && tags.length), key)
  })

  test('an operation states the scope and the module that its route requires', async ({
    assert,
  }) => {
    const { operations } = await description()

    for (const route of routes()) {
      const guards = new Map([...route.middleware.all()].map((one: any) => [one.name, one.args]))
      const operation = operations.find(({ operationId }) => operationId === route.name)!
      const asked = guards.get('can')?.replace('people:', '')

      assert.equal(operation.security.length === 0, !guards.has('auth'), operation.key)
      assert.equal(operation['x-module'], guards.get('inModule'), operation.key)
      if (asked?.includes(':'))
        assert.deepEqual(
          [operation['x-scope'], operation.security[0].bearerAuth],
          [asked, [asked]],
          operation.key
        )
    }
  })

  test('an operation that needs further scopes says so', async ({ assert }) => {
    const { operations } = await description()
    const further = (id: string) =>
      /Also needs (.+)\./.exec(
        operations.find(({ operationId }) => operationId === id)!.description
      )?.[1] ?? ''

    for (const [resource, scope] of [
      ['customers', 'customers'],
      ['products', 'inventory'],
      ['employees', 'hr'],
      ['invoices', 'invoices'],
    ])
      assert.include(further(`imports.templates.${resource}`), `\`${scope}:write\``)
    for (const id of [
      'imports.store',
      'imports.cancel',
      'imports.errors',
      'exports.store',
      'exports.download',
      'webhooks.store',
      'webhooks.update',
      'webhooks.update.put',
      'webhooks.rotate_secret',
      'webhooks.deliveries.redeliver',
      'custom_values.show',
      'custom_values.update',
    ]) {
      assert.match(further(id), /scope/, id)
    }
  })

  test('every operation describes its refusals as problem documents', async ({ assert }) => {
    const { document, operations } = await description()

    for (const { key, responses, security, parameters } of operations) {
      const refusals = Object.keys(responses).filter((status) => Number(status) >= 400)
      assert.includeMembers(
        refusals,
        [
          '429',
          '500',
          '503',
          ...(security.length ? ['401', '403'] : []),
          ...(key.includes('{') ? ['404'] : []),
        ],
        key
      )
      if (/^(PATCH|PUT)/.test(key))
        assert.includeMembers(refusals, ['400', '413', '415', '422'], key)
      assert.equal(refusals.includes('412'), JSON.stringify(parameters).includes('IfMatch'), key)
      if (key.startsWith('POST') && security.length)
        assert.include(JSON.stringify(parameters), 'IdempotencyKey', key)
    }
    for (const response of Object.values<any>(document.components.responses))
      assert.property(response.content, 'application/problem+json')
  })

  test('an operation lists the codes that it answers, with the states that they depend on', async ({
    assert,
  }) => {
    const { document, operations } = await description()
    const problemOf = (id: string, status: number) => {
      const { responses } = operations.find(({ operationId }) => operationId === id)!
      const { $ref } = responses[status] ?? {}
      const response = $ref ? resolve(document, $ref) : responses[status]
      return {
        description: response.description as string,
        codes: response.content['application/problem+json'].schema.allOf[1].properties.code.enum,
      }
    }

    assert.deepEqual(problemOf('payments.store', 409).codes, [
      'DUPLICATE',
      'INVALID_TRANSITION',
      'OVERPAYMENT',
      'UNALLOCATED',
      'INSUFFICIENT_AMOUNT',
      'OTHER_CUSTOMER',
      'ROUNDING_TOO_LARGE',
      'DISCOUNT_EXPIRED',
      'CONCEPT_INACTIVE',
      'PERIOD_CLOSED',
      'ACCOUNT_INACTIVE',
      'BANK_ACCOUNT_INACTIVE',
      'CONTROL_ACCOUNT',
      'IDEMPOTENCY_IN_PROGRESS',
    ])
    assert.include(
      problemOf('payments.store', 409).description,
      '`INVALID_TRANSITION`: The status of the invoice is not ISSUED or PARTIALLY_PAID.'
    )
    assert.include(
      problemOf('quotes.reject', 409).description,
      '`INVALID_TRANSITION`: The status is not SENT.'
    )
    assert.deepEqual(problemOf('auth.login', 401).codes, [
      'INVALID_CREDENTIALS',
      'OTP_REQUIRED',
      'INVALID_OTP',
    ])
    assert.deepEqual(problemOf('products.index', 422).codes, ['VALIDATION_FAILED'])
    assert.deepEqual(problemOf('healthcare.ping', 403).codes, [
      'FORBIDDEN',
      'INSUFFICIENT_SCOPE',
      'IP_NOT_ALLOWED',
      'WRONG_ENVIRONMENT',
      'MODULE_NOT_ENABLED',
      'TENANT_SUSPENDED',
      'PASSWORD_CHANGE_REQUIRED',
      'TOTP_REQUIRED',
    ])
  })

  test('the tables of refusals name operations and codes that exist', async ({ assert }) => {
    const { operations } = await description()
    const known = operations.map(({ operationId }) => operationId)
    const listed = operationsWithRefusals()

    assert.isAbove(listed.length, 80)
    assert.deepEqual(
      listed.filter((id) => !known.includes(id)),
      []
    )
    for (const id of listed)
      assert.containsSubset(Object.keys(ERRORS), Object.keys(refusalsOfOperation(id)), id)
  })

  test('every code except those of HTTP itself is listed by an operation', async ({ assert }) => {
    const { document } = await description()
    const listed = [...JSON.stringify(document).matchAll(/"code":\{"enum":(\[[^\]]+\])/g)].flatMap(
      ([, codes]) => JSON.parse(codes) as string[]
    )

    assert.sameMembers(
      Object.keys(ERRORS).filter((code) => !listed.includes(code)),
      ['HEADERS_TOO_LARGE', 'MALFORMED_REQUEST', 'METHOD_NOT_ALLOWED', 'REQUEST_TIMEOUT']
    )
  })

  test('an operation with X-Tenant-Id has a 404, and every read has a 422 for unknown parameters', async ({
    assert,
  }) => {
    const { operations } = await description()

    for (const { key, parameters, responses } of operations) {
      if (JSON.stringify(parameters).includes('/TenantId')) assert.property(responses, '404', key)
      if (key.startsWith('GET'))
        assert.isTrue(
          '422' in responses && JSON.stringify(parameters).includes('/PreferHandling'),
          key
        )
    }
  })

  test('examples of bodies can be sent: no immutable field, one holder of a seat', async ({
    assert,
  }) => {
    const { operations } = await description()
    const exampleOf = (key: string) =>
      operations.find((operation) => operation.key === key)!.requestBody.content['application/json']
        .example

    for (const { methods, pattern, handler } of routes()) {
      const { kind, input } = (handler as any).declaration
      if (kind !== 'update' || !input?.immutableFields) continue
      const key = `${methods.find((method: string) => method !== 'HEAD')} ${pattern.slice('/api/v1'.length).replace(/:(\w+)/g, '{$1}')}`
      assert.deepEqual(
        Object.keys(exampleOf(key)).filter((field) => input.immutableFields.includes(field)),
        [],
        key
      )
    }
    assert.deepEqual(Object.keys(exampleOf('PATCH /payments/{id}')), ['notes'])
    for (const verb of ['assign', 'return'])
      assert.deepEqual(Object.keys(exampleOf(`POST /licenses/{id}/${verb}`)), ['employeeId'])
  })

  test('every example is valid for its schema, and the example of a create is accepted', async ({
    assert,
  }) => {
    const { document, operations } = await description()
    const { api } = await aCompany()
    let created = 0

    for (const operation of operations) {
      const bodies = [operation.requestBody, ...Object.values<any>(operation.responses)]
        .map((body) => body?.content?.['application/json'])
        .filter((body) => body?.example)
      for (const { schema, example } of bodies)
        assert.deepEqual(schemaErrors(document, schema, example), [], operation.key)

      const isCreate =
        operation.key.startsWith('POST') &&
        '201' in operation.responses &&
        'application/json' in (operation.requestBody?.content ?? {}) &&
        !operation.key.includes('{') &&
        operation.security.length > 0
      if (!isCreate) continue
      const answer = await api.post(
        operation.key.slice('POST '.length),
        operation.requestBody.content['application/json'].example,
        { prefer: 'dry-run' }
      )
      const wrong = (answer.body?.errors ?? []).filter(({ code }: any) => code !== 'NOT_FOUND')
      assert.deepEqual(answer.status === 422 ? wrong : [], [], operation.key)
      assert.isBelow(answer.status, 500, operation.key)
      created++
    }
    assert.isAtLeast(created, 3)
  })

  test('required fields are marked as required even when nullable, and choices are listed', async ({
    assert,
  }) => {
    const { schemas } = (await description()).document.components

    assert.deepEqual(schemas.TicketsAssignInput.required, ['userId'])
    assert.sameMembers(schemas.CustomValuesUpdate.properties.values.items.required, [
      'customFieldId',
      'value',
    ])
    assert.include(schemas.TenantSettingsUpdate.properties.enabledModules.items.enum, 'HEALTHCARE')
  })

  test('conditionally required fields are described', async ({ assert }) => {
    const { schemas } = (await description()).document.components
    const conditional = {
      ContractCreate: ['endDate'],
      CustomerCreate: ['taxId'],
      CustomFieldCreate: ['appliesToId', 'entityType', 'options'],
      DeductionCreate: ['percentage', 'fixedAmount'],
      DisciplinaryProcessCreate: ['suspensionDays'],
      EmployeeCreate: ['bankAccountInfo'],
      JournalEntryCreate: ['lines'],
      LicensesAssignInput: ['assetId', 'userId', 'employeeId'],
      StockMovementCreate: ['fromWarehouseId'],
      TimeOffRequestCreate: ['medicalCertificateUrl'],
    }

    for (const [name, fields] of Object.entries(conditional))
      for (const field of fields)
        assert.match(
          schemas[name].properties[field].description ?? '',
          /required|either|exactly|serialized|not both/i,
          `${name}.${field}`
        )
    assert.property(schemas.FieldError.properties, 'meta')
  })

  test('answers of the API match their described schemas', async ({ assert }) => {
    const { document } = await description()
    const { api } = await aCompany()
    const matches = (
      method: string,
      path: string,
      status: number,
      body: unknown,
      type = 'application/json'
    ) => {
      const answer = document.paths[path][method].responses[status]
      const { schema } = (answer.$ref ? resolve(document, answer.$ref) : answer).content[type]
      assert.deepEqual(schemaErrors(document, schema, body), [], `${method} ${path} ${status}`)
    }

    const inputs = {
      '/customers': { taxId: '900123456-7', name: 'Café Ñandú S.A.S.' },
      '/categories': { name: 'Herramientas' },
      '/products': { sku: 'TAL-001', name: 'Taladro', costPrice: 1, sellingPrice: 2.5 },
    }
    for (const [path, input] of Object.entries(inputs)) {
      const made = await api.post(path, input)
      matches('post', path, 201, made.body)
      matches('get', `${path}/{id}`, 200, (await api.get(`${path}/${made.body.id}`)).body)
      matches(
        'patch',
        `${path}/{id}`,
        200,
        (await api.patch(`${path}/${made.body.id}`, { name: 'Otro' })).body
      )
      matches('get', path, 200, (await api.get(path)).body)
      matches('get', path, 200, (await api.get(`${path}?cursor=`)).body)
      matches('post', path, 422, (await api.post(path, {})).body, 'application/problem+json')
      matches(
        'get',
        `${path}/{id}`,
        404,
        (await api.get(`${path}/${'0'.repeat(8)}-0000-7000-8000-000000000000`)).body,
        'application/problem+json'
      )
    }
    matches('get', '/accounts', 200, (await api.get('/accounts?tree=true')).body)
    for (const group of ['month', 'product'])
      matches(
        'get',
        '/reports/sales-summary',
        200,
        (await api.get(`/reports/sales-summary?groupBy=${group}`)).body
      )
    for (const paging of ['', '?limit=1', '?cursor='])
      matches('get', '/assets/export', 200, (await api.get(`/assets/export${paging}`)).body)
    matches('get', '/health', 200, (await call(null, 'GET', '/health')).body)
    matches('get', '/meta/state-machines', 200, (await api.get('/meta/state-machines')).body)
    assert.isNotEmpty(schemaErrors(document, { $ref: '#/components/schemas/Customer' }, { id: 1 }))
  })

  test('every error code of the application is explained, in the same words as in the documentation', async ({
    assert,
  }) => {
    const thrown = await codesInSources()
    const page = await readFile(app.makePath('docs/reference/errors.md'), 'utf8')
    const rows = [
      ...page.matchAll(/^\| `([A-Z_]+)` \| (?:(\d{3}) \| )?(.+?) \|(?: (.+?) \|)?$/gm),
    ].map(([, ...cells]) => cells)

    assert.isAbove(thrown.problems.length, 15)
    assert.deepEqual(
      thrown.problems.filter((code) => !(code in ERRORS)),
      []
    )
    assert.isAbove(thrown.fields.length, 10)
    assert.deepEqual(
      thrown.fields.filter((code) => !(code in FIELD_ERRORS)),
      []
    )
    assert.deepEqual(
      rows.filter(([, status]) => status),
      Object.entries(ERRORS).map(([code, { status, meaning, remedy }]) => [
        code,
        String(status),
        meaning,
        remedy,
      ])
    )
    assert.deepEqual(
      rows.filter(([, status]) => !status).map(([code, , meaning]) => [code, meaning]),
      Object.entries(FIELD_ERRORS)
    )
  })

  test('the description is sent compressed, with an ETag and a cache time', async ({ assert }) => {
    const first = await call(null, 'GET', '/openapi.json', undefined, { 'accept-encoding': 'gzip' })

    assert.match(first.headers.get('cache-control')!, /max-age=\d+/)
    assert.equal(first.headers.get('content-encoding'), 'gzip')
    assert.equal(
      (
        await call(null, 'GET', '/openapi.json', undefined, { 'accept-encoding': 'identity' })
      ).headers.get('content-encoding'),
      null
    )
    const again = await call(null, 'GET', '/openapi.json', undefined, {
      'if-none-match': first.headers.get('etag')!,
    })
    assert.deepEqual([again.status, again.text], [304, ''])

    const { parameters, responses } = JSON.parse(first.text).paths['/openapi.json'].get
    assert.deepInclude(parameters, { $ref: '#/components/parameters/IfNoneMatch' })
    for (const status of [200, 304]) assert.property(responses[status].headers, 'ETag', `${status}`)
  })
})

/** Errors and warnings of Redocly's recommended rules; the linter makes no network requests. */
async function lint(file: string): Promise<string[]> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  }
  const cli = app.makePath('node_modules/@redocly/cli/bin/cli.js')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', file, '--extends', 'recommended', '--format', 'json'],
    { env, cwd: app.tmpPath(), maxBuffer: 64 << 20 }
  ).catch((error) => error)

  return JSON.parse(stdout.slice(stdout.indexOf('{'))).problems.map(
    ({ severity, ruleId, message, location }: any) =>
      `${severity} ${ruleId}: ${message} at ${location?.[0]?.pointer}`
  )
}

/** The codes of problems and of fields in the application's sources. */
async function codesInSources() {
  const files = (await readdir(app.makePath('app'), { recursive: true })).filter((file) =>
    file.endsWith('.ts')
  )
  const sources = (
    await Promise.all(files.map((file) => readFile(app.makePath('app', file), 'utf8')))
  ).join('\n')
  const found = (...patterns: RegExp[]) => [
    ...new Set(
      patterns.flatMap((pattern) => [...sources.matchAll(pattern)].map(([, code]) => code))
    ),
  ]

  return {
    problems: found(
      /new Refusal\(\s*\d{3},\s*'([A-Z_]+)'/g,
      /\bconflict\(\s*'([A-Z_]+)'/g,
      /\bforbidden\([^\n]*, '([A-Z_]+)'\)/g
    ),
    fields: found(
      /\brefuse\((?:context, )?'([A-Z_]+)'/g,
      /\b(?:invalid|fail)\(\s*[^,\n]+, '([A-Z_]+)'/g,
      /\bwrong\('([A-Z_]+)'/g,
      /\bfieldError\([^\n]*?\], '([A-Z_]+)'/g
    ),
  }
}
