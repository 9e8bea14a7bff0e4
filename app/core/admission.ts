/**
 * How many transactions of one company a process lets into the database at once ("admission control"). What one company does meets in
 * the same rows: its number series, its customers, its goods. More at once do not end sooner: they share the processors, so each holds
 * its locks for longer, and the last waits for several of them. So the sixth waits here, in the order of arrival, and holds nothing
 * meanwhile, neither a lock nor a connection that another company could use.
 */

/** Fewer leave processors idle while answers travel; more wait for each other. */
const AT_ONCE = 5
/** What takes longer waits for something itself, or has much to do: those behind it do not wait for that. */
const LONG_MS = 30

/** Transactions of one company: those that count, the first of them first, with the time at which they began; and who waits. */
type Line = { running: Map<object, number>; waiting: (() => void)[]; isWatched?: boolean }

const lines = new Map<number, Line>()

/** Does `work`, and answers what that does, once fewer than five are under way for the company in this process that began within the last 30 ms. */
export async function admitted<T>(tenantId: number, work: () => Promise<T>): Promise<T> {
  const line = lines.get(tenantId) ?? { running: new Map(), waiting: [] }
  const one = {}
  const begin = () => void line.running.set(one, performance.now())

  lines.set(tenantId, line)
  if (line.waiting.length || isFull(line)) await inLine(tenantId, line, begin)
  else begin()

  try {
    return await work()
  } finally {
    line.running.delete(one)
    admit(tenantId, line)
  }
}

function isFull({ running }: Line) {
  if (running.size < AT_ONCE) return false
  const now = performance.now()
  for (const [one, since] of running) {
    if (now - since < LONG_MS) break
    running.delete(one)
  }
  return running.size >= AT_ONCE
}

function inLine(tenantId: number, line: Line, begin: () => void) {
  return new Promise<void>((resolve) => {
    line.waiting.push(() => {
      begin()
      resolve()
    })
    watch(tenantId, line)
  })
}

function admit(tenantId: number, line: Line) {
  while (line.waiting.length && !isFull(line)) line.waiting.shift()!()
  if (line.waiting.length) watch(tenantId, line)
  else if (!line.running.size && lines.get(tenantId) === line) lines.delete(tenantId)
}

/** Looks again once the first of those under way has taken long: it might be the only one to end for a while. */
function watch(tenantId: number, line: Line) {
  if (line.isWatched) return
  line.isWatched = true
  const [first] = line.running.values()
  setTimeout(() => {
    line.isWatched = false
    admit(tenantId, line)
  }, first + LONG_MS - performance.now())
}
