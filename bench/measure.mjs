/** Loads servers alternately with wrk. Returns medians of throughput, latency, CPU and rows. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { median } from './bare/lib.mjs'
import { connected } from './history_seed.mjs'
import { HOME } from './settings.mjs'

const text = (value) => JSON.stringify(value)
const list = (values) => `{${values.map(text).join(',')}}`

/** Requests before a measurement, after which Node has compiled nearly all of their code. */
const WARM = 15_000
/** Limit of the warm-up for slow servers. */
const WARM_SECONDS = 60

/** Requests answered, by process and scenario. */
const warmed = new Map()

/** Lua requests by scenario; `t` has a tenant's token, products, customers, invoices, warehouse. */
const REQUESTS = {
  'list': () => 'return wrk.format("GET","/api/v1/products?page=1&limit=20",h)',
  'list-big': () => 'return wrk.format("GET","/api/v1/products?page=1&limit=20",h)',
  'cursor': ({ cursor }) =>
    `return wrk.format("GET","/api/v1/products?limit=20&cursor=${cursor}",h)`,
  'one': () => 'return wrk.format("GET","/api/v1/products/"..t.p[math.random(#t.p)],h)',
  'invoice-list': () => 'return wrk.format("GET","/api/v1/invoices?page=1&limit=20",h)',
  'stock-list': () => 'return wrk.format("GET","/api/v1/stock?page=1&limit=20",h)',
  'invoice': () =>
    'for i=0,2 do pick[i]=t.p[math.random(#t.p)] end return wrk.format("POST","/api/v1/invoices",once(h),string.format(\'{"customerId":"%s","paymentMethod":"CREDIT","items":[{"productId":"%s","quantity":2},{"productId":"%s","quantity":1},{"productId":"%s","quantity":3}]}\',t.c[math.random(#t.c)],pick[0],pick[1],pick[2]))',
  'payment': () =>
    'return wrk.format("POST","/api/v1/payments",once(h),string.format(\'{"invoiceId":"%s","amount":0.01,"paymentMethod":"CASH"}\',t.i[math.random(#t.i)]))',
  'movement': () =>
    'return wrk.format("POST","/api/v1/stock-movements",once(h),string.format(\'{"productId":"%s","warehouseId":"%s","type":"IN","quantity":1,"reason":"ADJUSTMENT","unitCost":12.5}\',t.p[math.random(#t.p)],t.w))',
  'customer': () =>
    `seq=seq+1 return wrk.format("POST","/api/v1/customers",h,string.format('{"taxId":"L-%s-%d","name":"Cliente de carga %d","email":"l%d@example.com","phone":"+573001234567","address":"Calle 1 # 2-3","creditLimit":0}',run,seq,seq,seq))`,
}

export function print({ scenario, what, rps, p50, p99, cpuMs, dbMs, bad }) {
  console.log(
    `${scenario.padEnd(14)} ${what.padEnd(10)} ${String(Math.round(rps)).padStart(7)}/s  p50 ${p50.toFixed(2).padStart(7)} ms  p99 ${p99.toFixed(2).padStart(7)} ms  cpu ${cpuMs.toFixed(3)} ms  db ${dbMs.toFixed(3)} ms${bad ? `  ${bad} BAD` : ''}`
  )
}

export async function measure({ scenario, seconds, rounds, connections, targets }) {
  const scripts = targets.map((target, index) => script(scenario, target, index))
  const database = databasePid()
  const connection = await connected()
  const runs = targets.map(() => [])

  for (const [index, target] of targets.entries())
    await warm(target, scenario, scripts[index], connections)
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const before = [ticks(target.pid), ticks(database), await rowsRead(connection)]
      const run = await wrk(target.url, scripts[index], connections, seconds)
      const rows = ((await rowsRead(connection)) - before[2]) / run.n
      runs[index].push({
        ...run,
        rows,
        cpuMs: ((ticks(target.pid) - before[0]) * 10) / run.n,
        dbMs: ((ticks(database) - before[1]) * 10) / run.n,
      })
    }
  }
  await connection.end()
  return runs.map((one) => ({
    ...Object.fromEntries(
      ['rps', 'p50', 'p99', 'cpuMs', 'dbMs', 'rows'].map((figure) => [
        figure,
        median(one.map((run) => run[figure])),
      ])
    ),
    bad: one.reduce((sum, run) => sum + run.bad, 0),
  }))
}

/** Warms up, because a new process spends more on compilation than on requests. */
async function warm({ url, pid }, scenario, file, connections) {
  const key = `${pid} ${scenario}`
  for (let seconds = 0; seconds < WARM_SECONDS && (warmed.get(key) ?? 0) < WARM; seconds += 2) {
    const { n } = await wrk(url, file, connections, 2)
    warmed.set(key, (warmed.get(key) ?? 0) + n)
  }
}

function script(scenario, target, index) {
  const tenants = tenantsOf(scenario, target).map(
    ({ token, products, customers, invoices, warehouse }) =>
      `{tok=${text(`Bearer ${token}`)},p=${list(products.slice(0, 200))},c=${list(customers.slice(0, 100))},i=${list(invoices)},w=${text(warehouse)}}`
  )
  const file = join(HOME, `wrk-${scenario}-${index}.lua`)

  fs.writeFileSync(
    file,
    `local T={${tenants.join(',')}}
math.randomseed(os.time()*1000+tonumber(tostring({}):sub(-5),16)) local run=tostring(os.time())..tostring(math.random(1000000)) local seq=0 local k=math.random(#T) local pick={}
local function once(h) seq=seq+1 h["Idempotency-Key"]=run..seq return h end
request=function() k=k%#T+1 local t=T[k] local h={["Authorization"]=t.tok,["Content-Type"]="application/json"} ${REQUESTS[scenario](target)} end
done=function(s,l,r) io.write(string.format("JSON{\\"n\\":%d,\\"us\\":%d,\\"p50\\":%.3f,\\"p99\\":%.3f,\\"bad\\":%d}\\n",s.requests,s.duration,l:percentile(50)/1000,l:percentile(99)/1000,s.errors.status+s.errors.connect+s.errors.read+s.errors.timeout)) end`
  )
  return file
}

/** The fifty tenants, the big one, or with `one` a single small one. */
function tenantsOf(scenario, { fixtures, one, big = ['list-big', 'cursor'].includes(scenario) }) {
  const used = JSON.parse(fs.readFileSync(fixtures)).filter((tenant) => tenant.big === big)
  return one ? used.slice(0, 1) : used
}

function wrk(url, file, connections, seconds) {
  return new Promise((resolve, reject) => {
    execFile(
      'wrk',
      ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', file, url],
      { maxBuffer: 1 << 24 },
      (error, out, err) => {
        const [, json] = /JSON(\{.*\})/.exec(out ?? '') ?? []
        if (!json) return reject(error ?? new Error(err))
        const run = JSON.parse(json)
        resolve({ ...run, rps: run.n / (run.us / 1e6) })
      }
    )
  })
}

/** Rows read by the database for all clients: unlike time, equal on every machine. */
async function rowsRead(connection) {
  const [counters] = await connection.query("SHOW GLOBAL STATUS LIKE 'Handler_read_%'")
  return counters.reduce((sum, { Value }) => sum + Number(Value), 0)
}

/** User and system time of a process in hundredths of a second. */
export function ticks(pid) {
  if (!pid) return 0
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** The private database of this run. */
export function databasePid() {
  const { database } = JSON.parse(fs.readFileSync(join(HOME, 'services.json')))
  return database?.pid
}
