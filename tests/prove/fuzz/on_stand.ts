/** Any number of generated requests, sent to a stand of its own. */
import { enrol } from '../stand/second_factor.js'
import { PASSWORD, PLATFORM, Stand } from '../stand/stand.js'
import type { Findings } from './findings.js'
import { fuzz } from './fuzz.js'
import { Random } from './random.js'

export async function fuzzOnStand(seed: number, requests: number): Promise<Findings> {
  const stand = await Stand.open(new Random(seed))
  try {
    const baseUrl = `http://127.0.0.1:${stand.apiPorts[0]}/api/v1`
    const post = async (path: string, body?: unknown, token?: string): Promise<any> => {
      const answer = await fetch(baseUrl + path, {
        method: 'POST',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      return answer.json()
    }
    const { accessToken } = await post('/auth/login', { email: PLATFORM, password: PASSWORD })
    await enrol((path, body) => post(path, body, accessToken))
    return await fuzz({ baseUrl, platformToken: accessToken, seed, requests })
  } finally {
    await stand.close()
  }
}
