/** `npm run build [-- options of ace build]`: compiles the application into `build/`. */
import { spawn } from 'node:child_process'
import { ROOT } from './lib/paths.mjs'
import { main, say } from './lib/sentence.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'

/** The framework's closing hints are wrong here: our build has its packages beside it. */
const STEPS_OF_THE_FRAMEWORK = /╭|Run the following commands to start the server/

await main(async () => {
  const node = await ensurePackages()
  const child = spawn(node, ['ace', 'build', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: onRuntime(node),
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  let isOver = false
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const end = text.search(STEPS_OF_THE_FRAMEWORK)
    if (!isOver)
      process.stdout.write(end < 0 ? text : text.slice(0, text.lastIndexOf('\n', end) + 1))
    isOver ||= end >= 0
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code === 0)
    say(
      'The application is in build/. docs/how-to/install.md says how it is installed and started.'
    )
  return code ?? 1
})
