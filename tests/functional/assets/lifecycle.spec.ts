import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { isRefused } from '#tests/functional/core/refusals'
import { anAsset, ok, pastOf } from './equipment.js'
import {
  aWarehouse,
  anEmployee,
  aCustomer,
  assign,
  does,
  historyOf,
  inDays,
  read,
} from './things.js'

const STATUSES = [
  'IN_PRODUCTION',
  'IN_MAINTENANCE',
  'STORED',
  'DECOMMISSIONED',
  'LOST',
  'PENDING',
] as const
type Status = (typeof STATUSES)[number]
type State = { status: Status; held: boolean }

/** Where an asset can be: held only where somebody can use it or it is being repaired for them. */
const STATES: State[] = [
  ...STATUSES.map((status) => ({ status, held: false })),
  { status: 'IN_PRODUCTION', held: true },
  { status: 'IN_MAINTENANCE', held: true },
]
const HELD_IN = ['IN_PRODUCTION', 'IN_MAINTENANCE']

type Expected = State | { refused: string }

/** Each verb: what is sent, and what comes of it in each state. */
const VERBS: { verb: string; named: string; body: object; expected: (state: State) => Expected }[] =
  [
    {
      verb: 'assign',
      named: 'assign',
      body: {},
      expected({ status, held }) {
        if (held) return { refused: 'ALREADY_ASSIGNED' }
        return ['PENDING', 'STORED', 'IN_PRODUCTION'].includes(status)
          ? { status: 'IN_PRODUCTION', held: true }
          : { refused: 'NOT_ASSIGNABLE' }
      },
    },
    ...(['GOOD', 'DAMAGED', 'LOST', undefined] as const).map((condition) => ({
      verb: 'return',
      named: 'return',
      body: { condition },
      expected: ({ held }: State): Expected =>
        held
          ? {
              status:
                condition === 'DAMAGED'
                  ? 'IN_MAINTENANCE'
                  : condition === 'LOST'
                    ? 'LOST'
                    : 'STORED',
              held: false,
            }
          : { refused: 'NOT_ASSIGNED' },
    })),
    ...STATUSES.map((status) => ({
      verb: 'status',
      named: 'status',
      body: { status },
      expected: ({ held }: State): Expected => ({ status, held: held && HELD_IN.includes(status) }),
    })),
    {
      verb: 'maintenance',
      named: 'startMaintenance',
      body: {},
      expected: ({ status, held }) =>
        ['LOST', 'DECOMMISSIONED'].includes(status)
          ? { refused: 'INVALID_TRANSITION' }
          : { status: 'IN_MAINTENANCE', held },
    },
    { verb: 'audit', named: 'audit', body: {}, expected: (state) => state },
    { verb: 'duplicate', named: 'duplicate', body: {}, expected: (state) => state },
  ]

async function assetIn({ api }: Company, { status, held }: State, holder: { id: string }) {
  if (!held) return anAsset(api, { status })

  const asset = ok(await assign(api, await anAsset(api), 'WAREHOUSE', holder))
  return status === 'IN_PRODUCTION' ? asset : ok(await does(api, asset, 'status', { status }))
}

test.group('The life of an asset', (group) => {
  let company: Company
  group.setup(async () => void (company = await aCompany()))

  test('every verb from every state leads where it should, is refused with its code, and leaves a line', async ({
    assert,
  }) => {
    const { api } = company
    const holder = await aWarehouse(api)

    for (const state of STATES) {
      let before = await assetIn(company, state, holder)
      for (const { verb, named, body, expected } of VERBS) {
        if (before.status !== state.status || (before.assignedToId !== null) !== state.held)
          before = await assetIn(company, state, holder)
        const asset = before
        const past = (await pastOf(company, asset.id)).length
        const wanted = expected(state)
        const what = `${verb} ${JSON.stringify(body)} of ${JSON.stringify(state)}`

        const answer =
          verb === 'maintenance'
            ? await api.post('/maintenances', { assetId: asset.id, startDate: '2026-11-20' })
            : verb === 'assign'
              ? await assign(api, asset, 'WAREHOUSE', holder)
              : await does(api, asset, verb, body)
        const after = await read(api, asset)

        if ('refused' in wanted) {
          isRefused(assert, answer, 409, wanted.refused)
          assert.deepEqual(after, before, what)
          assert.deepEqual(
            [answer.body.currentStatus, answer.body.allowedActions],
            [before.status, before.allowedActions],
            what
          )
          assert.notInclude(before.allowedActions, named, what)
        } else {
          assert.isBelow(answer.status, 300, answer.text)
          assert.deepEqual(
            { status: after.status, held: after.assignedToId !== null },
            wanted,
            what
          )
          assert.include(before.allowedActions, named, what)
        }
        const isUnchanged =
          'refused' in wanted || (verb === 'status' && wanted.status === state.status)
        if (isUnchanged) assert.lengthOf(await pastOf(company, asset.id), past, what)
        else assert.isAbove((await pastOf(company, asset.id)).length, past, what)
        before = after
      }
    }
  })

  test('the history shows actor, change and reason', async ({ assert }) => {
    const { api, admin } = company
    const warehouse = await aWarehouse(api)
    const asset = await anAsset(api, { status: 'STORED' })
    const expectedCheckinDate = inDays(3)

    ok(
      await assign(api, asset, 'WAREHOUSE', warehouse, {
        expectedCheckinDate,
        notes: 'Para el inventario',
      })
    )
    ok(await does(api, asset, 'status', { status: 'DECOMMISSIONED' }))
    ok(await api.patch(`/assets/${asset.id}`, { name: 'Otro', purchaseCost: 10.5 }))
    const lines = await historyOf(api, asset)

    assert.deepEqual(
      lines.map(({ action }) => action),
      ['created', 'assigned', 'returned', 'status_changed', 'updated']
    )
    for (const line of lines)
      assert.deepEqual(
        [line.actorType, line.actorId, line.actorName],
        ['user', admin.id, admin.name]
      )
    const held = { assignedToType: 'WAREHOUSE', assignedToId: warehouse.id, expectedCheckinDate }
    const free = { assignedToType: null, assignedToId: null, expectedCheckinDate: null }
    assert.deepEqual(
      [lines[1].from, lines[1].to, lines[1].note],
      [{ ...free, status: 'STORED' }, { ...held, status: 'IN_PRODUCTION' }, 'Para el inventario']
    )
    assert.deepEqual([lines[2].from, lines[2].to], [held, free])
    assert.match(lines[2].note, /DECOMMISSIONED/)
    assert.deepEqual(
      [lines[3].from, lines[3].to],
      [{ status: 'IN_PRODUCTION' }, { status: 'DECOMMISSIONED' }]
    )
    assert.deepEqual(
      [lines[4].from, lines[4].to],
      [
        { name: asset.name, purchaseCost: null },
        { name: 'Otro', purchaseCost: 10.5 },
      ]
    )
    assert.lengthOf(ok(await api.get(`/assets/${asset.id}/history?action=returned`)).data, 1)
  })

  test('a status in an update has the effects of its action', async ({ assert }) => {
    const { api } = company
    const asset = await anAsset(api)
    ok(await assign(api, asset, 'WAREHOUSE', await aWarehouse(api)))

    assert.containsSubset(
      ok(await api.patch(`/assets/${asset.id}`, { status: 'LOST', notes: 'Se perdió' })),
      {
        status: 'LOST',
        notes: 'Se perdió',
        assignedToType: null,
        assignedToId: null,
        assignedAt: null,
      }
    )
    assert.deepEqual((await pastOf(company, asset.id)).slice(2), [
      'updated',
      'returned',
      'status_changed',
    ])
    const { version } = await read(api, asset)
    assert.equal(ok(await api.patch(`/assets/${asset.id}`, { status: 'LOST' })).version, version)
    assert.equal(ok(await does(api, asset, 'status', { status: 'LOST' })).version, version)
  })

  test('customers, users, employees, warehouses, assets and components may hold an asset, if they are there', async ({
    assert,
  }) => {
    const { api, admin } = company
    const other = await aCompany()
    const holders: [string, { id: string }, { id: string }][] = [
      ['CUSTOMER', await aCustomer(api), await aCustomer(other.api)],
      ['USER', { id: admin.id }, { id: other.admin.id }],
      ['USER', await anEmployee(api), await anEmployee(other.api)],
      ['WAREHOUSE', await aWarehouse(api), await aWarehouse(other.api)],
      ['ASSET', await anAsset(api), await anAsset(other.api)],
      [
        'COMPONENT',
        ok(await api.post('/components', { name: 'Disco' })),
        ok(await other.api.post('/components', { name: 'Disco' })),
      ],
    ]
    const asset = await anAsset(api)

    for (const [type, holder, foreign] of holders) {
      const refused = await assign(api, asset, type, foreign)
      isRefused(assert, refused, 422, 'VALIDATION_FAILED')
      assert.containsSubset(refused.body.errors[0], { field: 'assignedToId', code: 'NOT_FOUND' })

      assert.containsSubset(ok(await assign(api, asset, type, holder)), {
        assignedToType: type,
        assignedToId: holder.id,
        status: 'IN_PRODUCTION',
      })
      assert.equal(
        ok(await api.get(`/assets?assignedToType=${type}&assignedToId=${holder.id}`)).data[0].id,
        asset.id
      )
      ok(await does(api, asset, 'return'))
    }
  })

  test('a holder of assets, or a place with one, is not deleted', async ({ assert }) => {
    const { api } = company
    const holders: [string, string, { id: string }][] = [
      ['CUSTOMER', 'customers', await aCustomer(api)],
      ['USER', 'users', (await company.aUser('VIEWER')).user],
      ['USER', 'employees', await anEmployee(api)],
      ['WAREHOUSE', 'warehouses', await aWarehouse(api)],
      ['ASSET', 'assets', await anAsset(api)],
      ['COMPONENT', 'components', ok(await api.post('/components', { name: 'Disco' }))],
    ]
    for (const [type, collection, holder] of holders) {
      const asset = await anAsset(api)
      ok(await assign(api, asset, type, holder))
      isRefused(assert, await api.delete(`/${collection}/${holder.id}`), 409, 'IN_USE')
      ok(await does(api, asset, 'return'))
      assert.equal((await api.delete(`/${collection}/${holder.id}`)).status, 204, collection)
    }
    const located = await aWarehouse(api)
    await anAsset(api, { locationId: located.id })
    isRefused(assert, await api.delete(`/warehouses/${located.id}`), 409, 'IN_USE')
  })
})
