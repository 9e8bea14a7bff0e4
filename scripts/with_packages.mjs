/** Checks the packages, then runs its arguments; `node` is the pinned runtime. */
import { spawn } from 'node:child_process'
import { ROOT } from './lib/paths.mjs'
import { Sentence, main } from './lib/sentence.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'

/** Runs a command with our terminal and signals; kills it `patience` ms after a signal. */
export function hand(command, args, env, patience = 0) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => {
        if (signal !== 'SIGINT') child.kill(signal) // Ctrl-C reaches the command from the terminal
        if (patience) setTimeout(() => child.kill('SIGKILL'), patience).unref()
      })
    child.once('error', (error) =>
      reject(new Sentence(`${command} could not be run: ${error.message}.`))
    )
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)))
  })
}

if (process.argv[1]?.endsWith('with_packages.mjs'))
  await main(async () => {
    const [command, ...args] = process.argv.slice(2)
    if (!command) throw new Sentence('with_packages.mjs needs a command to run.')
    const node = await ensurePackages()
    return hand(command === 'node' ? node : command, args, onRuntime(node))
  })
