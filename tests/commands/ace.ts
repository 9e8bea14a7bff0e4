/** Commands as separate processes, as an operator runs them. */
import { spawn } from 'node:child_process'
import app from '@adonisjs/core/services/app'
import { entry, environment, folder } from '#tests/processes'

export type Ended = { code: number; out: string; err: string; json: any }

type Options = { input?: string; env?: Record<string, string | undefined>; cwd?: string }

/** Runs `node ace …` without a terminal, with the sources in `cwd`; `json` is the parsed output. */
export function ace(args: readonly string[], options: Options = {}): Promise<Ended> {
  if (options.cwd) return run(process.execPath, ['ace.js', ...args], options)
  return run(process.execPath, entry('bin/console.ts', ...args), {
    ...options,
    cwd: folder(),
    env: environment(options.env),
  })
}

export function run(
  command: string,
  args: readonly string[],
  { input = '', env = {}, cwd = app.makePath() }: Options = {}
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  })
  const [out, err] = [[], []] as Buffer[][]
  child.stdout.on('data', (chunk) => out.push(chunk))
  child.stderr.on('data', (chunk) => err.push(chunk))
  child.stdin.on('error', () => {})
  child.stdin.end(input)

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const text = Buffer.concat(out).toString()
      resolve({
        code: code ?? -1,
        out: text,
        err: Buffer.concat(err).toString(),
        json: parsed(text),
      })
    })
  })
}

/** Runs `node ace …` on a pseudo-terminal; each answer is sent once the text before it appears. */
export function aceOnTerminal(
  args: readonly string[],
  answers: readonly [after: string, answer: string | (() => void)][]
): Promise<{ code: number; screen: string }> {
  const command = [
    'exec',
    ...[process.execPath, ...entry('bin/console.ts', ...args)].map((one) => `'${one}'`),
  ].join(' ')
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: folder(),
    env: environment({ FORCE_COLOR: undefined, NO_COLOR: '1', TERM: 'xterm' }),
  })
  const left = [...answers]
  let screen = ''
  let seen = 0
  child.stdout.on('data', (chunk) => {
    screen += chunk
    const at = left.length ? screen.indexOf(left[0][0], seen) : -1
    if (at < 0) return
    seen = at + left[0][0].length
    const [, answer] = left.shift()!
    if (typeof answer === 'string') child.stdin.write(answer)
    else answer()
  })

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? -1, screen }))
  })
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
