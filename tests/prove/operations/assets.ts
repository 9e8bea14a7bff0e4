/** Assets, licenses, accessories and consumables, which are assigned and returned by turns. */
import { check, daysAgo, expects, type Doing, type Operations } from './operation.js'

const TAKEN = [
  ...['INVALID_TRANSITION', 'NOT_ASSIGNED', 'NOT_ASSIGNABLE', 'ALREADY_ASSIGNED'],
  'INSUFFICIENT_QUANTITY',
]

/** The few assets that all clients want. */
const wanted = ({ client, company }: Doing) => client.random.pick(company.model.assets.slice(0, 6))

export async function createAsset(doing: Doing) {
  const { client, company } = doing
  const answer = await client.post(company, '/assets', {
    name: 'Portátil',
    status: 'STORED',
    purchaseCost: 100,
  })
  if (expects(doing, 'an asset', answer, []))
    company.model.assets.push({ id: answer.json.id, assigned: 0, returned: 0, damaged: 0 })
}

async function assign(doing: Doing) {
  const { client, company } = doing
  const one = wanted(doing)
  const answer = await client.post(company, `/assets/${one.id}/assign`, {
    assignedToType: 'USER',
    assignedToId: client.random.pick(company.model.employees),
  })
  if (expects(doing, 'assigning an asset', answer, TAKEN)) one.assigned++
}

async function takeBack(doing: Doing) {
  const { client, company } = doing
  const one = wanted(doing)
  const condition = client.random.chance(0.3) ? 'DAMAGED' : 'GOOD'
  const answer = await client.post(company, `/assets/${one.id}/return`, { condition })
  if (!expects(doing, 'returning an asset', answer, TAKEN)) return
  one.returned++
  if (condition === 'DAMAGED') one.damaged++
}

async function completeMaintenance(doing: Doing) {
  const { client, company } = doing
  const { json } = await client.get(company, '/maintenances?status=OPEN&limit=5')
  for (const { id } of json?.data ?? [])
    expects(
      doing,
      'completing a maintenance',
      await client.post(company, `/maintenances/${id}/complete`, { cost: 10 }),
      TAKEN
    )
}

const holder = (doing: Doing) =>
  doing.client.random.chance(0.5)
    ? { assetId: wanted(doing).id }
    : { employeeId: doing.client.random.pick(doing.company.model.employees) }

const seat = (verb: 'assign' | 'return') => async (doing: Doing) => {
  const { client, company } = doing
  const one = client.random.pick(company.model.licenses)
  const answer = await client.post(company, `/licenses/${one.id}/${verb}`, holder(doing))
  if (!expects(doing, `a seat: ${verb}`, answer, TAKEN)) return
  one.taken += verb === 'assign' ? 1 : -1
  check(
    doing,
    (answer.json.available ?? 0) >= 0,
    'more seats are taken than there are',
    answer.json
  )
}

const accessory = (verb: 'assign' | 'return') => async (doing: Doing) => {
  const { client, company } = doing
  const one = client.random.pick(company.model.accessories)
  const quantity = client.random.int(1, 4)
  const answer = await client.post(company, `/accessories/${one.id}/${verb}`, {
    assetId: wanted(doing).id,
    quantity,
  })
  if (expects(doing, `an accessory: ${verb}`, answer, TAKEN))
    one.out += verb === 'assign' ? quantity : -quantity
}

async function deliver(doing: Doing) {
  const { client, company } = doing
  const one = client.random.pick(company.model.consumables)
  const quantity = client.random.int(1, 5)
  const answer = await client.post(company, `/consumables/${one.id}/deliver`, {
    assetId: wanted(doing).id,
    quantity,
  })
  if (expects(doing, 'delivering', answer, TAKEN)) one.delivered += quantity
}

/** Assets that nobody is given, so that their states can change. */
const spare = ({ client, company }: Doing) => client.random.pick(company.model.assets.slice(6))

async function duplicate(doing: Doing) {
  const { client, company } = doing
  const answer = await client.post(company, `/assets/${wanted(doing).id}/duplicate`, {})
  if (expects(doing, 'a copy of an asset', answer, []))
    company.model.assets.push({ id: answer.json.id, assigned: 0, returned: 0, damaged: 0 })
}

async function changeStatus(doing: Doing) {
  const { client, company } = doing
  const status = client.random.pick(['STORED', 'IN_PRODUCTION', 'PENDING', 'LOST'])
  const answer = await client.post(company, `/assets/${spare(doing).id}/status`, { status })
  expects(doing, 'a status of an asset', answer, TAKEN)
}

async function maintain(doing: Doing) {
  const { client, company } = doing
  const answer = await client.post(company, '/maintenances', {
    ...{ assetId: spare(doing).id, startDate: daysAgo(1) },
  })
  if (expects(doing, 'a maintenance', answer, TAKEN))
    company.model.others.push({ id: answer.json.id, table: 'maintenances' })
}

/** Writes whose only rule is that the asset is there and the request is done or refused. */
const verb = (path: string, body: object) => async (doing: Doing) => {
  const { client, company } = doing
  const answer = await client.post(company, `/assets/${wanted(doing).id}/${path}`, body)
  expects(doing, `an asset: ${path}`, answer, TAKEN)
}

export const assetOperations: Operations = {
  asset: { weight: 1, covers: ['POST /assets'], run: createAsset },
  assign: { weight: 5, covers: ['POST /assets/{id}/assign'], run: assign },
  returnAsset: { weight: 5, covers: ['POST /assets/{id}/return'], run: takeBack },
  duplicate: { weight: 1, covers: ['POST /assets/{id}/duplicate'], run: duplicate },
  assetStatus: { weight: 1, covers: ['POST /assets/{id}/status'], run: changeStatus },
  maintain: { weight: 1, covers: ['POST /maintenances'], run: maintain },
  auditAsset: { weight: 1, covers: ['POST /assets/{id}/audit'], run: verb('audit', {}) },
  maintenance: {
    weight: 3,
    covers: ['POST /maintenances/{id}/complete'],
    run: completeMaintenance,
  },
  seat: {
    weight: 6,
    covers: ['POST /licenses', 'POST /licenses/{id}/assign'],
    run: seat('assign'),
  },
  returnSeat: { weight: 4, covers: ['POST /licenses/{id}/return'], run: seat('return') },
  accessory: {
    weight: 4,
    covers: ['POST /accessories', 'POST /accessories/{id}/assign'],
    run: accessory('assign'),
  },
  returnAccessory: {
    weight: 3,
    covers: ['POST /accessories/{id}/return'],
    run: accessory('return'),
  },
  deliver: {
    weight: 2,
    covers: ['POST /consumables', 'POST /consumables/{id}/deliver'],
    run: deliver,
  },
}
