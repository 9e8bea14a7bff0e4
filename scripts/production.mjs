/** `npm start` and `npm run worker`: the compiled API or worker, configured by the environment. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/paths.mjs'
import { Sentence, main } from './lib/sentence.mjs'
import { WORKER_FLAGS } from './lib/worker_flags.mjs'
import { runtime } from './packages.mjs'
import { hand } from './with_packages.mjs'

const ENTRIES = { server: 'bin/server.js', worker: 'worker/main.js' }

await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (!ENTRIES[name]) throw new Sentence('Say which to start: server or worker.')
  const entry = join(ROOT, 'build', ENTRIES[name])
  if (!existsSync(entry))
    throw new Sentence(
      `${join('build', ENTRIES[name])} does not exist: run \`npm run build\` first.`
    )
  const node = runtime()
  if (!node) throw new Sentence('The pinned runtime is not installed: run `npm ci` first.')
  // A large young generation, because requests leave little that lives long.
  const flags = name === 'worker' ? WORKER_FLAGS : ['--max-semi-space-size=64']
  return hand(node, [...flags, entry, ...args], {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'UTC',
  })
})
