import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { limitConcurrency } from '#core/database/transaction/concurrency_limiter'

let company = 900_000
/** The clock stands still, because work that takes long gives up its slot. */
let now = 0

/** Work of a new company that ends on demand; `begun` lists the work that has started. */
function ofCompany(tenantId = ++company) {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const start = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    ends.set(name, (error) => (error ? reject(error) : resolve(name)))
    return limitConcurrency(tenantId, () => {
      begun.push(name)
      return promise
    })
  }
  const end = (...names: string[]) => names.forEach((name) => ends.get(name)!())
  return { begun, start, end, fail: (name: string) => ends.get(name)!(new Error('refused')) }
}

const FIVE = ['a', 'b', 'c', 'd', 'e']

test.group('Concurrency limiter of transactions', (group) => {
  group.each.setup(() => {
    const { now: real } = performance
    performance.now = () => now
    return () => void (performance.now = real)
  })

  test('a company runs five transactions at once, and the others start in order of arrival', async ({
    assert,
  }) => {
    const { begun, start, end, fail } = ofCompany()
    const all = [...FIVE, 'f', 'g', 'h'].map((name) => start(name).catch((error) => error.message))
    await nextTurn()
    assert.deepEqual(begun, FIVE)

    end('c')
    await nextTurn()
    assert.deepEqual(begun, [...FIVE, 'f'])
    fail('a')
    await nextTurn()
    assert.deepEqual(begun, [...FIVE, 'f', 'g'])

    end('b', 'd', 'e', 'f', 'g')
    await nextTurn()
    end('h')
    assert.deepEqual(await Promise.all(all), ['refused', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })

  test('all companies together run eight transactions, and others pass a company at its own limit', async ({
    assert,
  }) => {
    const [crowd, second, third] = [ofCompany(), ofCompany(), ofCompany()]
    const all = [...FIVE, 'f', 'g'].map(crowd.start)
    const others = [second, third].flatMap(({ start }) => ['a', 'b'].map(start))
    await nextTurn()
    assert.deepEqual([crowd.begun, second.begun, third.begun], [FIVE, ['a', 'b'], ['a']])

    second.end('a')
    await nextTurn()
    assert.deepEqual([crowd.begun, third.begun], [FIVE, ['a', 'b']])
    second.end('b')
    await nextTurn()
    assert.deepEqual(crowd.begun, FIVE)
    crowd.end('e')
    await nextTurn()
    assert.deepEqual(crowd.begun, [...FIVE, 'f'])

    third.end('a', 'b')
    crowd.end('a', 'b', 'c', 'd', 'f')
    await nextTurn()
    crowd.end('g')
    await Promise.all([...all, ...others])
  })

  test('transactions of another company do not wait for a busy company', async ({ assert }) => {
    const [one, other] = [ofCompany(), ofCompany()]
    const all = [...FIVE, 'f'].map(one.start)
    const others = other.start('a')
    await nextTurn()
    assert.deepEqual([one.begun, other.begun], [FIVE, ['a']])

    other.end('a')
    one.end(...FIVE)
    await nextTurn()
    one.end('f')
    await Promise.all([...all, others])
  })

  test('a long transaction gives up its slot, and its end admits nobody beyond the limit', async ({
    assert,
  }) => {
    const { begun, start, end } = ofCompany()
    const long = FIVE.map((name) => start(`long ${name}`))
    const all = [...FIVE, 'f'].map(start)
    now += 99
    await after(130)
    assert.lengthOf(begun, 5)

    // Eight connections of one company, half of sixteen, are the most.
    now += 1
    while (begun.length < 8) await nextTurn()
    assert.deepEqual(begun.slice(5), ['a', 'b', 'c'])

    end(...FIVE.map((name) => `long ${name}`))
    await Promise.all(long)
    assert.deepEqual(begun.slice(5), FIVE)
    end('a')
    await nextTurn()
    assert.equal(begun.at(-1), 'f')
    end(...FIVE.slice(1), 'f')
    await Promise.all(all)
  })

  test('a company at its most connections waits for an end, also while all of them are long', async ({
    assert,
  }) => {
    const { begun, start, end } = ofCompany()
    const all = FIVE.map(start)
    now += 100
    all.push(...['f', 'g', 'h', 'i'].map(start))
    now += 100
    all.push(start('j'))
    await nextTurn()
    assert.deepEqual(begun, [...FIVE, 'f', 'g', 'h'])

    end('h')
    await nextTurn()
    assert.deepEqual(begun, [...FIVE, 'f', 'g', 'h', 'i'])
    end(...FIVE, 'f', 'g', 'i')
    await nextTurn()
    end('j')
    assert.deepEqual(await Promise.all(all), begun)
  })

  test('a thousand transactions of a company may wait, and the next is refused at once', async ({
    assert,
  }) => {
    const { begun, start, end } = ofCompany()
    const names = Array.from({ length: 1_005 }, (_, index) => `${index}`)
    const all = names.map(start)
    await assert.rejects(() => start('one more'), /wait/)

    for (const name of names) {
      while (!begun.includes(name)) await nextTurn()
      end(name)
    }
    assert.deepEqual(await Promise.all(all), names)
  })
})
