import { test } from '@japa/runner'
import type { ChildProcess } from 'node:child_process'
import limiter from '@adonisjs/limiter/services/main'
import { countsAlone } from '#core/redis/local_counting'
import { redis } from '#core/redis/connection'
import { call } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { eventually, within } from '#tests/eventually'
import { pauseRedis } from '#tests/paused_redis'
import { freePort } from '#tests/ports'
import { start } from '#tests/processes'
import { isRefused } from './refusals.js'

/** Another API process on the same database and Redis, with limits of its own. */
async function anApi(
  settings: Record<string, string>
): Promise<{ origin: string; child: ChildProcess; said: string[] }> {
  const port = await freePort()
  const child = start('bin/server.ts', [], {
    env: { PORT: String(port), LOG_LEVEL: 'debug', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const said: string[] = []
  child.stdout!.setEncoding('utf8').on('data', (text) => said.push(text))
  const origin = `http://127.0.0.1:${port}`

  let attempt = 0
  await eventually(
    'the API answers',
    () => {
      if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`)
      // Asked from other addresses, so that waiting takes nothing from the budgets under test.
      const [high, low] = [++attempt >> 8, attempt & 255]
      const headers = { 'x-forwarded-for': `198.51.${100 + high}.${low}` }
      return fetch(`${origin}/nope`, { headers }).catch(() => null)
    },
    60
  )
  return { origin, child, said }
}

/** Counts a request in each budget of a minute; answers the one with less left. */
async function takeFrom(limits: Record<string, number>) {
  const counts = await limiter
    .multi(Object.entries(limits).map(([key, requests]) => ({ key, requests, duration: 60 })))
    .increment()
  return counts
    .map(({ limit, consumed, availableIn }) => ({
      limit,
      remaining: limit - consumed,
      resetAt: Math.floor(Date.now() / 1000) + availableIn,
    }))
    .reduce((nearest, one) => (one.remaining < nearest.remaining ? one : nearest))
}

test.group('Budgets', () => {
  test('each request uses one, until none is left; keys have counts of their own', async ({
    assert,
  }) => {
    const [key, other] = [unique(), unique()]

    const left: number[] = []
    for (let index = 0; index < 4; index++) left.push((await takeFrom({ [key]: 3 })).remaining)
    assert.deepEqual(left, [2, 1, 0, -1])
    assert.containsSubset(await takeFrom({ [other]: 3 }), { limit: 3, remaining: 2 })
  })

  test('the budget nearest to its end is reported', async ({ assert }) => {
    const [wide, narrow] = [unique(), unique()]
    await takeFrom({ [narrow]: 5 })

    assert.containsSubset(await takeFrom({ [wide]: 100, [narrow]: 5 }), { limit: 5, remaining: 3 })
    assert.containsSubset(await takeFrom({ [wide]: 3, [narrow]: 50 }), { limit: 3, remaining: 1 })
  })

  test('parallel requests are allowed up to exactly the limit', async ({ assert }) => {
    const key = unique()
    const budgets = await Promise.all(Array.from({ length: 50 }, () => takeFrom({ [key]: 20 })))

    assert.lengthOf(
      budgets.filter(({ remaining }) => remaining >= 0),
      20
    )
  })

  test('requests far below the limit are counted in memory and sent to Redis together', async ({
    assert,
  }) => {
    const key = unique()
    const used = async () => Number(await redis().get(`limit:${key}`))

    for (let index = 1; index <= 30; index++)
      assert.equal((await takeFrom({ [key]: 1_000 })).remaining, 1_000 - index)
    assert.isBelow(await used(), 30)
    await eventually('Redis knows of all', async () => (await used()) === 30)
    assert.equal((await takeFrom({ [key]: 1_000 })).remaining, 969)
  })

  test('requests of other processes are counted, and the end is exact', async ({ assert }) => {
    const key = unique()
    let through = 0
    const take = async () => {
      const { remaining } = await takeFrom({ [key]: 100 })
      if (remaining >= 0) through++
      return remaining
    }
    await take()
    await redis().incrby(`limit:${key}`, 70)
    await eventually('the process has heard of it', async () => (await take()) < 30)

    await Promise.all(Array.from({ length: 50 }, take))
    assert.equal(through, 30)
  })

  test('while Redis does not answer, at most a twentieth of the limit is uncounted', async ({
    assert,
  }) => {
    const key = unique()
    for (let index = 0; index < 3; index++) await takeFrom({ [key]: 1_000 })
    await eventually('Redis knows of them', async () => (await redis().get(`limit:${key}`)) === '3')
    const { resume } = await pauseRedis()

    // Counted in one turn of the event loop, in which Redis cannot be given up yet.
    const uncounted = Array.from({ length: 50 }, () => takeFrom({ [key]: 1_000 }))
    let isTaken = false
    const next = takeFrom({ [key]: 1_000 }).finally(() => (isTaken = true))
    await Promise.all(uncounted)
    await new Promise((resolve) => setImmediate(resolve))
    assert.isFalse(isTaken)

    await resume()
    assert.equal((await next).remaining, 1_000 - 54)
  })

  test('without Redis a process counts exactly by itself, and reports afterwards', async ({
    assert,
  }) => {
    const [known, unknown] = [unique(), unique()]
    for (let index = 0; index < 3; index++) await takeFrom({ [known]: 100 })
    await eventually(
      'Redis knows of them',
      async () => (await redis().get(`limit:${known}`)) === '3'
    )
    const { resume } = await pauseRedis()

    const take = (key: string, limit: number) =>
      takeFrom({ [key]: limit }).then(({ remaining }) => remaining)
    const first = await Promise.all(Array.from({ length: 12 }, () => take(unknown, 10)))
    assert.lengthOf(
      first.filter((remaining) => remaining >= 0),
      10
    )
    assert.isTrue(countsAlone())
    let isGivenUp = false
    const asked = redis()
      .set(unique(), 1, 'EX', 60)
      .catch(() => (isGivenUp = true))
    const more = await Promise.all(Array.from({ length: 150 }, () => take(known, 100)))
    assert.isFalse(isGivenUp, 'nobody waits for Redis')
    assert.lengthOf(
      more.filter((remaining) => remaining >= 0),
      97
    )

    await asked
    await resume()
    await eventually('Redis is counted in again', () => !countsAlone())
    await take(known, 100)
    await eventually(
      'Redis knows of all',
      async () => Number(await redis().get(`limit:${known}`)) >= 154
    )
    assert.isBelow(await take(known, 100), 0)
  }).timeout(60_000)

  test('a process that stands still for longer than Redis may take does not take it for away', async ({
    assert,
  }) => {
    const [read, taken] = [redis().ping(), takeFrom({ [unique()]: 10 })]
    await new Promise((resolve) => setImmediate(resolve))
    for (const end = Date.now() + 1_500; Date.now() < end;);

    assert.equal(await read, 'PONG')
    assert.equal((await taken).remaining, 9)
    assert.isFalse(countsAlone())
  })

  test('counts on their way to Redis are included', async ({ assert }) => {
    const key = unique()
    let through = 0
    const take = async () => {
      if ((await takeFrom({ [key]: 300 })).remaining >= 0) through++
    }

    const first = take()
    await new Promise((resolve) => setImmediate(resolve))
    const more = Array.from({ length: 250 }, take)
    await first
    await Promise.all([...more, ...Array.from({ length: 300 }, take)])
    assert.equal(through, 300)
  })

  test('a request at the end of a window does not count for the next', async ({ assert }) => {
    const key = unique()
    let ofTheNext = 0
    const take = async () => {
      const isNew = (await takeFrom({ [key]: 1_000 })).remaining > 500
      if (isNew) ofTheNext++
      return isNew
    }

    await redis().set(`limit:${key}`, 500, 'PX', 60)
    for (let index = 0; index < 40; index++) await take()
    await eventually('there is a new window', async () => !(await redis().exists(`limit:${key}`)))
    await eventually('it is taken from', take)
    await take()
    await eventually(
      'Redis knows of all',
      async () => Number(await redis().get(`limit:${key}`)) >= ofTheNext
    )
    assert.equal(Number(await redis().get(`limit:${key}`)), ofTheNext)
  })

  test('a window that has ended is followed by a new one', async ({ assert }) => {
    const key = unique()
    await redis().set(`limit:${key}`, 500, 'PX', 300)
    assert.equal((await takeFrom({ [key]: 1_000 })).remaining, 499)
    assert.equal((await takeFrom({ [key]: 1_000 })).remaining, 498)

    await eventually(
      'all of it is there again',
      async () => (await takeFrom({ [key]: 1_000 })).remaining > 500
    )
    assert.isAbove((await takeFrom({ [key]: 1_000 })).remaining, 950)
  })

  test('the window ends within a minute', async ({ assert }) => {
    const now = Date.now() / 1000
    const { resetAt } = await takeFrom({ [unique()]: 1 })

    assert.isTrue(resetAt >= Math.floor(now) && resetAt <= now + 61, `${resetAt - now}`)
  })
})

test.group('Rate limit', (group) => {
  let apis: Awaited<ReturnType<typeof anApi>>[] = []

  group.setup(async () => {
    apis = await Promise.all(
      ['300', '3', '300'].map((limit) => anApi({ RATE_LIMIT_IP: '5', RATE_LIMIT_USER: limit }))
    )
  })
  group.teardown(async () => {
    await Promise.all(
      apis.map(
        ({ child }) =>
          new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')))
      )
    )
  })

  test('beyond the limit of an address it is a 429 that says when to come back, whichever process is asked', async ({
    assert,
  }) => {
    const from = (address: string, index = 0) =>
      call(null, 'GET', `${apis[index % 2].origin}/api/v1/customers`, undefined, {
        'x-forwarded-for': address,
      })
    const address = `203.0.113.${Math.floor(Math.random() * 200)}`

    for (let index = 0; index < 5; index++) {
      const answer = await from(address, index)
      isRefused(assert, answer, 401, 'UNAUTHENTICATED')
      assert.equal(answer.headers.get('x-ratelimit-limit'), '5')
      assert.equal(answer.headers.get('x-ratelimit-remaining'), String(4 - index))
    }
    for (let index = 0; index < 2; index++) {
      const refused = await from(address, index)
      isRefused(assert, refused, 429, 'RATE_LIMITED')
      const seconds = Number(refused.headers.get('retry-after'))
      assert.isTrue(seconds >= 1 && seconds <= 60)
      assert.equal(refused.headers.get('x-ratelimit-remaining'), '0')
      assert.isNotEmpty(refused.headers.get('x-content-type-options'))
    }
    isRefused(assert, await from('203.0.113.250'), 401, 'UNAUTHENTICATED')
  }).timeout(60_000)

  test('a page that says so is drawn with its files all the same, which say how many are left, too', async ({
    assert,
  }) => {
    const address = `203.0.114.${Math.floor(Math.random() * 200)}`
    const get = (path: string) =>
      fetch(apis[0].origin + path, {
        headers: { 'x-forwarded-for': address, 'accept': 'text/html' },
      })
    for (let index = 0; index < 5; index++) await get('/admin/login')

    const page = await get('/admin/login')
    assert.equal(page.status, 429)
    assert.match(page.headers.get('content-type')!, /^text\/html/)
    const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.text())!
    for (const file of [style, '/docs/assets/style.css']) {
      const answer = await get(file)
      assert.equal(answer.status, 200, file)
      assert.equal(answer.headers.get('x-ratelimit-remaining'), '0')
    }
    assert.equal((await get('/docs')).status, 429)
  }).timeout(60_000)

  test('a caller has one budget from all addresses; the nearer budget is reported', async ({
    assert,
  }) => {
    const [one, other] = [await aCompany(), await aCompany()]
    const ask = (token: string | null, address: string) =>
      call(token, 'GET', `${apis[1].origin}/api/v1/customers`, undefined, {
        'x-forwarded-for': address,
      })

    for (let index = 0; index < 3; index++) {
      const answer = await ask(one.api.token, `192.0.2.${index}`)
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('x-ratelimit-limit'), '3')
      assert.equal(answer.headers.get('x-ratelimit-remaining'), String(2 - index))
    }
    isRefused(assert, await ask(one.api.token, '192.0.2.77'), 429, 'RATE_LIMITED')
    await eventually('the log says who is refused', () =>
      apis[1].said
        .join('')
        .split('A request')
        .some((line) => /status\W+429/.test(line) && line.includes(one.tenant.publicId))
    )
    assert.equal((await ask(other.api.token, '192.0.2.77')).status, 200)
  }).timeout(60_000)

  test('two processes with one caller allow the limit and at most an unreported share', async ({
    assert,
  }) => {
    const { api, admin } = await aCompany()
    const ask = (index: number) =>
      call(api.token, 'GET', `${apis[index % 2 ? 2 : 0].origin}/api/v1/customers`, undefined, {
        'x-forwarded-for': `198.18.${index >> 8}.${index & 255}`,
      })
    const statuses = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => (await ask(index)).status)
    )

    const through = statuses.filter((status) => status === 200).length
    assert.isTrue(through >= 300 && through <= 315, String(through))
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      400 - through
    )
    await eventually(
      'Redis knows of all, those refused among them',
      async () => (await redis().get(`limit:caller:${admin.id}`)) === '400'
    )
    let more = 0
    await eventually('the process that was done first has heard of the others', async () => {
      const { status } = await ask(401)
      if (status === 200) more++
      return status === 429
    })
    assert.isAtMost(more, 15)
  }).timeout(60_000)

  test('a process ends at once on a signal, even with counts in memory', async ({ assert }) => {
    const { api } = await aCompany()
    const some = await Promise.all(
      Array.from({ length: 3 }, () =>
        anApi({ RATE_LIMIT_IP: '1000000', RATE_LIMIT_USER: '1000000', DRAIN_SECONDS: '0' })
      )
    )
    const codes = await Promise.all(
      some.map(async ({ origin, child }) => {
        await Promise.all(
          Array.from({ length: 50 }, () => call(api.token, 'GET', `${origin}/api/v1/customers`))
        )
        child.kill('SIGTERM')
        await within(
          20,
          'it ends',
          () => child.exitCode !== null || child.signalCode !== null
        ).finally(() => child.kill('SIGKILL'))
        return child.exitCode
      })
    )
    assert.deepEqual(codes, [0, 0, 0])
  }).timeout(60_000)

  test('an IPv6 network has one budget for all its addresses', async ({ assert }) => {
    const group = () => Math.floor(Math.random() * 65_536).toString(16)
    const network = `2001:db8:${group()}:${group()}`
    const from = (address: string) =>
      call(null, 'GET', `${apis[0].origin}/api/v1/customers`, undefined, {
        'x-forwarded-for': address,
      })

    for (let index = 1; index <= 5; index++)
      assert.equal(
        (await from(`${network}::${index}`)).headers.get('x-ratelimit-remaining'),
        String(5 - index)
      )
    isRefused(assert, await from(`${network}:ffff:1:2:3`), 429, 'RATE_LIMITED')
    isRefused(assert, await from(`2001:db8:${group()}:${group()}::1`), 401, 'UNAUTHENTICATED')
  }).timeout(60_000)

  test('for the files of pages nobody is looked up, whatever is sent with them', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const answer = await fetch(`${apis[1].origin}/docs/assets/style.css`, {
      headers: { 'authorization': `Bearer ${api.token}`, 'x-forwarded-for': '192.0.2.78' },
    })
    assert.deepEqual([answer.status, answer.headers.get('x-ratelimit-limit')], [200, '5'])
  }).timeout(60_000)
})
