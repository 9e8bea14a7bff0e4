/** Processes of the application from JavaScript that SWC translates once, which halves a start. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync, type Options } from '@swc/core'

const SOURCES = [
  'adonisrc.ts',
  '{app,bin,commands,config,database,start,worker}/**/*.ts',
  '.adonisjs/server/**/*.ts',
  'tests/**/fixtures/*.ts',
]

const AS_THEY_ARE = ['package.json', 'tsconfig.json', 'node_modules', 'resources']

const TRANSLATED: Options = {
  configFile: false,
  swcrc: false,
  jsc: {
    target: 'esnext',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true },
  },
}

const root = (...parts: string[]) => resolve(import.meta.dirname, '..', ...parts)

let made: string | undefined

/** The folder with the application as JavaScript, removed when this process ends. */
export function folder(): string {
  if (made) return made
  const here = mkdtempSync(join(tmpdir(), 'oficio-'))
  for (const source of globSync(SOURCES, { cwd: root() })) {
    const file = join(here, source.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, transformSync(readFileSync(root(source), 'utf8'), TRANSLATED).code)
  }
  for (const part of AS_THEY_ARE) symlinkSync(root(part), join(here, part))
  process.once('exit', () => rmSync(here, { recursive: true, force: true }))
  return (made = here)
}

/** A fixed young generation saves a tenth of a start; that of a command hardly ever fills. */
const GROWN = '--min-semi-space-size=16'
const ROOMY = ['--min-semi-space-size=64', '--max-semi-space-size=64']

/** Processes share the resolved locations of modules. */
const quickly = () => {
  const preload = pathToFileURL(root('tests/quick_start.mjs'))
  preload.searchParams.set('found', join(folder(), '.found.json'))
  return `--import=${preload}`
}

/** Arguments of Node for the entry `file`, such as bin/server.ts. */
export const entry = (file: string, ...args: string[]) => [
  ...(file === 'bin/console.ts' ? ROOMY : [GROWN]),
  quickly(),
  join(folder(), file.replace(/\.ts$/, '.js')),
  ...args,
]

/** The environment of such a process, with a shared V8 compile cache. */
export const environment = (more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(folder(), '.compiled'),
  ...more,
})

/** Starts `file` with `args`; `nodeArgs` are Node's own. */
export function start(
  file: string,
  args: readonly string[] = [],
  { nodeArgs = [], env, ...options }: SpawnOptions & { nodeArgs?: readonly string[] } = {}
): ChildProcess {
  return spawn(process.execPath, [...nodeArgs, ...entry(file, ...args)], {
    cwd: folder(),
    env: environment(env),
    ...options,
  })
}
