/** `npm run scale:demo [-- --quick]`: kills processes of a distributed setup one by one. */
import { main } from '../../scripts/lib/sentence.mjs'
import { ensurePackages, onRuntime } from '../../scripts/packages.mjs'
import { hand } from '../../scripts/with_packages.mjs'

await main(async () => {
  const node = await ensurePackages()
  return hand(
    node,
    ['--import=@poppinss/ts-exec', 'deploy/scale/main.mjs', ...process.argv.slice(2)],
    onRuntime(node, { ...process.env, TZ: 'UTC' }),
    30_000
  )
})
