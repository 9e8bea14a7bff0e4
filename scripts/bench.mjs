/** `npm run bench`: builds the product and measures it on its own services in tmp/bench. */
import { join } from 'node:path'
import { find } from './lib/binaries.mjs'
import { install, mayInstall } from './lib/install.mjs'
import { TMP } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { Sentence, main } from './lib/sentence.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'
import { PROFILES, startServices } from './services.mjs'
import { hand } from './with_packages.mjs'

await main(async () => {
  const node = await ensurePackages()
  if (!find('wrk')) {
    if (!mayInstall())
      throw new Sentence(
        'wrk makes the load and is not installed: install it (Debian: apt-get install wrk) and start again.'
      )
    await install(['wrk'])
  }
  const build = await run(node, ['ace', 'build'], {
    env: onRuntime(node, { ...process.env, NODE_ENV: 'production' }),
  })
  if (build.code !== 0) throw new Sentence(`The build failed:\n${build.output.slice(-2000)}`)

  const services = await startServices({
    home: join(TMP, 'bench'),
    profile: { ...PROFILES.dev, name: 'oficio_bench', bufferPool: '8G', redoLog: '2G' },
  })
  try {
    return await hand(
      node,
      ['bench/main.mjs', ...process.argv.slice(2)],
      onRuntime(node, { ...process.env, TZ: 'UTC', ...services.env })
    )
  } finally {
    await services.stop()
  }
})
