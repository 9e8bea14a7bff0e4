/**
 * Sends valid, boundary and hostile requests to every operation of the OpenAPI document and compares
 * every answer with it. The same seed sends the same requests, except for ids that the server makes.
 */
import { Checker } from './check.js'
import { Description } from './description.js'
import { Findings } from './findings.js'
import { Client, jsonOf, type Answer } from './http.js'
import { Lane } from './lane.js'
import type { Request } from './requests.js'
import { FuzzedTenant } from './tenant.js'

type FuzzOptions = {
  /** Up to and with `/api/v1`. */
  baseUrl: string
  /** The token of a SUPER_ADMIN, who makes the companies. */
  platformToken: string
  seed: number
  /** In all, with those that make the first records of a company. */
  requests: number
  /** Lanes run at once, each in a company of its own. */
  lanes?: number
  /** Gets every answer with the company whose records it may show; null for the platform's. */
  onAnswer?: (tenant: FuzzedTenant | null, request: Request, answer: Answer) => void
}

export async function fuzz(options: FuzzOptions): Promise<Findings> {
  const { baseUrl, platformToken, seed, requests, lanes = 4, onAnswer } = options
  const client = new Client(baseUrl)
  const description = new Description(jsonOf(await client.send('GET', '/openapi.json', {})))
  const findings = new Findings(new Checker(description))
  const shared = {
    client,
    description,
    platformToken,
    onAnswer: (tenant: FuzzedTenant | null, request: Request, answer: Answer, broken?: string) => {
      findings.add(request, answer, broken)
      onAnswer?.(tenant, request, answer)
    },
  }

  // One lane has a neighbour, too: its ids and cursors are hostile values.
  const all = Array.from({ length: Math.max(lanes, 2) }, (_, at) => {
    const addresses = ['18', '19'].map((network) => `198.${network}.${seed & 255}.${at}`)
    const tenant = new FuzzedTenant(client, platformToken, addresses[0], addresses[1])
    return new Lane(shared, tenant, seed * 1_000 + at)
  })
  await Promise.all(all.map((lane) => lane.prepare()))
  all.forEach((lane, at) => lane.knows(all[(at + 1) % all.length].tenant))

  const left = Math.max(0, requests - findings.requests)
  const running = all.slice(0, lanes)
  await Promise.all(running.map((lane, at) => lane.run(Math.floor((left + at) / lanes))))
  client.close()
  return findings
}
