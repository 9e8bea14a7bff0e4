/** Settings that a test changes for a while. */
import env from '#start/env'

type Name = Parameters<typeof env.set>[0]

/**
 * As if they had never been set: a process that is started later inherits what stands in the
 * environment.
 */
export function unset(...names: Name[]) {
  for (const name of names) {
    env.set(name, undefined as any)
    delete process.env[name]
  }
}
