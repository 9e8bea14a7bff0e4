/** `npm run prove`: random business under faults on a stand of its own; see tests/prove. */
import { find } from './lib/binaries.mjs'
import { install, mayInstall } from './lib/install.mjs'
import { Sentence, main } from './lib/sentence.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'
import { hand } from './with_packages.mjs'

const NEEDED = { 'mariadb-server': 'mariadbd', 'redis-server': 'redis-server' }

await main(async () => {
  const node = await ensurePackages()
  const missing = () =>
    Object.entries(NEEDED).flatMap(([name, program]) => (find(program) ? [] : [name]))
  if (missing().length && mayInstall()) await install(missing())
  if (missing().length)
    throw new Sentence(`The run needs ${missing().join(' and ')} on this machine: install them.`)
  return hand(
    node,
    ['--import=@poppinss/ts-exec', 'tests/prove/main.ts', ...process.argv.slice(2)],
    onRuntime(node, { ...process.env, TZ: 'UTC' })
  )
})
