/** `npm run ace -- <command>`: runs an application command against the development database. */
import { prepareEnv, settings } from './lib/development.mjs'
import { DEV_HOME } from './lib/paths.mjs'
import { main } from './lib/sentence.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'
import { startServices } from './services.mjs'
import { hand } from './with_packages.mjs'

/** A signal during the start must not leave the services running. */
let told = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (told = true))

await main(async () => {
  const node = await ensurePackages()
  prepareEnv()
  const services = await startServices({ home: DEV_HOME, settings: settings() })
  try {
    return told
      ? 130
      : await hand(
          node,
          ['ace', ...process.argv.slice(2)],
          onRuntime(node, { ...process.env, NODE_ENV: 'development', TZ: 'UTC', ...services.env }),
          10_000
        )
  } finally {
    await services.stop()
  }
})
