/** Runs a command to its end; commands still running are ended when the script is told to stop. */
import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

const running = new Set()
let stopping = false

/** Resolves to the exit code and, where it was captured, the output. `show` passes the output through. */
export function run(command, args, { env = process.env, cwd = ROOT, show = false, input = 'ignore', onText } = {}) {
  return new Promise((resolve, reject) => {
    if (stopping) return resolve({ code: 1, output: '' })
    const child = spawn(command, args, { cwd, env, stdio: [input, show === 'inherit' ? 'inherit' : 'pipe', show === 'inherit' ? 'inherit' : 'pipe'] })
    let output = ''
    const take = (target) => (chunk) => {
      output = (output + chunk).slice(-200_000)
      if (show) target.write(chunk)
      onText?.(String(chunk))
    }
    child.stdout?.on('data', take(process.stdout))
    child.stderr?.on('data', take(process.stderr))
    running.add(child)
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? 1, signal, output })
    })
  })
}

/** Ends what `run` has under way and lets nothing new begin. */
export async function stopRunning(patience = 4000) {
  stopping = true
  await Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      return ended.then(() => clearTimeout(timer))
    })
  )
}

/** Strips colours and other terminal codes. */
export const plain = (text) => text.replace(/\u001B(?:\[[0-9;?]*[A-Za-z]|c|\][^\u0007]*\u0007)/g, '')

/** The last lines of a command's output, for the end of a sentence. */
export const tail = (text, lines = 6) =>
  plain(text).split('\n').map((line) => line.trimEnd()).filter(Boolean).slice(-lines).join('\n')
