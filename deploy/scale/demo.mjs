/**
 * `npm run scale:demo`: the product on several machines' worth of processes, of which one after the
 * other is killed. `--quick` for a short one.
 */
import { main } from '../../scripts/lib/sentence.mjs'
import { ensurePackages, onRuntime } from '../../scripts/packages.mjs'
import { hand } from '../../scripts/with_packages.mjs'

await main(async () => {
  const node = await ensurePackages()
  return hand(
    node,
    ['deploy/scale/main.mjs', ...process.argv.slice(2)],
    onRuntime(node, { ...process.env, TZ: 'UTC' }),
    30_000
  )
})
