/** A server as a separate process, asked at its own address, which ends with the test. */
import { call } from '#tests/api'
import { eventually } from '#tests/eventually'
import { freePort } from '#tests/ports'
import { aWorkerProcess } from '#tests/worker/helpers'

export async function aServer(settings: Record<string, string>) {
  const port = Number(settings.PORT ?? (await freePort()))
  const started = await aWorkerProcess('bin/server.ts', [], { ...settings, PORT: String(port) })
  const origin = `http://127.0.0.1:${port}`
  const ask = (
    token: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>
  ) => call(token, method, `${origin}/api/v1${path}`, body, headers)
  const status = async (token: string | null, path: string) =>
    (await ask(token, 'GET', path)).status
  await eventually(
    'the server answers',
    async () => {
      if (started.child.exitCode !== null) throw new Error(`The server ended: ${started.output}`)
      return (await status(null, '/health/live').catch(() => 0)) === 200
    },
    180
  )
  return { process: started, port, origin, ask, status }
}
