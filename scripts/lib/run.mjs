/** Runs commands to their end, and ends them when the script is stopped. */
import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

const running = new Set()
let stopping = false

/** Resolves to exit code and output; kills the command after `limit` ms. It reads `input`. */
export function run(command, args, { env = process.env, cwd = ROOT, limit = 0, input = '' } = {}) {
  return new Promise((resolve, reject) => {
    if (stopping) return resolve({ code: 1, output: 'It was told to end.' })
    const child = spawn(command, args, { cwd, env, stdio: 'pipe' })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output = (output + chunk).slice(-200_000)))
    let late = false
    const timer = setTimeout(
      () => {
        late = true
        child.kill('SIGKILL')
      },
      limit || 2 ** 31 - 1
    )
    running.add(child)
    child.on('error', (error) => {
      running.delete(child)
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code) => {
      running.delete(child)
      clearTimeout(timer)
      resolve({
        code: code ?? 1,
        output: late
          ? `${output}\nIt did not end within ${Math.round(limit / 1000)} seconds.`
          : output,
      })
    })
  })
}

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

export const plain = (text) =>
  text.replace(/\u001B(?:\[[0-9;?]*[A-Za-z]|c|\][^\u0007]*\u0007)/g, '')

export const tail = (text, lines = 6) =>
  plain(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(-lines)
    .join('\n')
