/** Any number of generated requests, sent to a stand of its own. */
import { PASSWORD, PLATFORM, Stand } from '../stand/stand.js'
import type { Findings } from './findings.js'
import { fuzz } from './fuzz.js'
import { Random } from './random.js'

export async function fuzzOnStand(seed: number, requests: number): Promise<Findings> {
  const stand = await Stand.open(new Random(seed))
  try {
    const baseUrl = `http://127.0.0.1:${stand.apiPorts[0]}/api/v1`
    const answer = await fetch(`${baseUrl}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: PLATFORM, password: PASSWORD }),
    })
    const { accessToken } = (await answer.json()) as { accessToken: string }
    return await fuzz({ baseUrl, platformToken: accessToken, seed, requests })
  } finally {
    await stand.close()
  }
}
