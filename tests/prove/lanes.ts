/** Clients that do random business at once, until they are stopped. */
import { setTimeout as pause } from 'node:timers/promises'
import { anyCompany, type Business } from './business.js'
import { Random } from './fuzz/random.js'
import { chooser } from './operations/index.js'

export type Pace = {
  seed: number
  clients: number
  /** Names of operations; all without it. */
  only?: readonly string[]
  /** Longest random wait of a client between two operations, in ms. */
  pauseMs?: number
  /** Share of its time that a client works, from 0 to 1. */
  rate?: number
}

/** `stop()` resolves once the operations under way are done. */
export function startClients(
  business: Business,
  { seed, clients, only, pauseMs = 15, rate = 1 }: Pace
) {
  const choose = chooser(only)
  let isOver = false
  const lane = async (number: number) => {
    const client = business.client(number)
    const random = new Random(seed * 1_000 + number)
    while (!isOver) {
      const began = Date.now()
      const performed = [choose(random), anyCompany(random), number, random.seed()] as const
      await business.perform(client, performed)
      await pause(random.int(0, pauseMs) + (Date.now() - began) * (1 / rate - 1))
    }
  }
  const lanes = Array.from({ length: clients }, (_, index) => lane(index + 1))
  return {
    async stop() {
      isOver = true
      await Promise.all(lanes)
    },
  }
}
