/** Kills one process of each kind without warning and starts it again under load. */
import { setTimeout as sleep } from 'node:timers/promises'

/** `pause` is the time in ms between failures; the next of a kind dies after the first is back. */
export async function failures({ apis, workers, nodes, redis, writer, pause, report, say }) {
  const kill = async (what, name, part) => {
    report.faults.push({ kind: `${what} killed`, at: report.now })
    await part.kill()
    say(`kill -9: ${name}${what === name ? '' : `, ${what}`}`)
    await sleep(pause)
    return part.start().then(() => say(`${name} is back`))
  }

  await sleep(pause)
  const api = kill('an API process', apis[1].name, apis[1].part)
  await sleep(pause)
  const worker = kill('a worker', workers[0].name, workers[0].part)
  await sleep(pause)

  const first = nodes.find(({ address }) => address === writer.now)
  const node = kill('the database that takes the writes', first.name, first.part)
  await sleep(pause)
  const master = await redis.master()
  await Promise.all([kill('the Redis master', master.name, master.part), node])
  const second = nodes.find(({ address }) => address === writer.now)
  const again = kill('the database that takes the writes since then', second.name, second.part)
  await Promise.all([api, worker])
  await kill('another worker', workers[1].name, workers[1].part)
  await again
  await sleep(pause)
}
