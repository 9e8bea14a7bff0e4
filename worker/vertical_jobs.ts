/** What the vertical modules bring to the worker. */
import { VERTICALS } from '#core/context/modules'
import { asTenant, type Processors } from '#worker/job'

export async function jobsOfVerticals(): Promise<Processors> {
  const processors: Processors = {}
  for (const { jobs } of VERTICALS) {
    for (const [queue, named] of Object.entries((await jobs?.())?.default ?? {})) {
      const found = Object.entries(named).map(([name, job]) => [name, asTenant(job)])
      processors[queue as keyof Processors] = {
        ...processors[queue as keyof Processors],
        ...Object.fromEntries(found),
      }
    }
  }
  return processors
}
