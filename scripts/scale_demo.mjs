/**
 * `npm run scale:demo`: the product on several machines' worth of processes, of which one after the
 * other is killed. `--quick` for a short one.
 */
import { main } from './lib/sentence.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'
import { hand } from './with_packages.mjs'

await main(async () => {
  const node = await ensurePackages()
  return hand(
    node,
    ['scripts/scale/main.mjs', ...process.argv.slice(2)],
    onRuntime(node, { ...process.env, TZ: 'UTC' }),
    30_000
  )
})
