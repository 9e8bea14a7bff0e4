/** Settings that a test changes temporarily. */
import env from '#start/env'

type Name = Parameters<typeof env.set>[0]

/** Removes settings from `process.env` too, because processes started later inherit it. */
export function unset(...names: Name[]) {
  for (const name of names) {
    env.set(name, undefined as any)
    delete process.env[name]
  }
}
