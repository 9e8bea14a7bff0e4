/** Compares node_modules and its Node with package-lock.json, and runs `npm ci` if needed. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { needDisk } from './lib/disk.mjs'
import { lock } from './lib/lock.mjs'
import { MODULES, ROOT, TMP } from './lib/paths.mjs'
import { run, tail } from './lib/run.mjs'
import { Sentence, main, say } from './lib/sentence.mjs'

const NODE_MAJOR = 24
/** Not the link in .bin: npm before 10 removes it with the runtime of another platform. */
const PINNED = join(MODULES, `node-${process.platform}-${process.arch}`, 'bin', 'node')
const MARK = join(MODULES, '.oficio-lock-hash')
const HIDDEN = join(MODULES, '.package-lock.json')

const json = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
const hash = (file) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''

/** Returns the Node to use, or null if neither the pinned nor the current one is suitable. */
export function runtime() {
  try {
    const version = execFileSync(PINNED, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    if (version.startsWith(`v${NODE_MAJOR}.`)) return PINNED
  } catch {}
  return hasPinned() || Number(process.versions.node.split('.')[0]) < NODE_MAJOR
    ? null
    : process.execPath
}

const hasPinned = () =>
  Boolean(
    json(join(ROOT, 'package-lock.json'))?.packages?.[
      `node_modules/node-${process.platform}-${process.arch}`
    ]
  )

/** Returns the defect of the tree in words, or null. */
function fault() {
  if (!existsSync(MODULES)) return 'they are not installed yet'
  const mark = json(MARK)
  const known = mark?.lock === hash(join(ROOT, 'package-lock.json')) && mark?.tree === hash(HIDDEN)
  const wrong = known ? incomplete(mark.files) : differs()
  if (wrong) return wrong
  if (!runtime() && hasPinned()) return 'the runtime among them does not run'
  if (!known) remember()
  return null
}

/** Compares npm's record of the installed packages with the lockfile. */
function differs() {
  const wanted = json(join(ROOT, 'package-lock.json'))?.packages
  const present = json(HIDDEN)?.packages
  if (!wanted)
    throw new Sentence('package-lock.json is missing or not readable: restore it with git.')
  if (!present) return 'an earlier installation was cut off'
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link || (!present[path] && entry.optional)) continue
    if (present[path]?.version !== entry.version || present[path]?.integrity !== entry.integrity)
      return `${path.replace(/^.*node_modules\//, '')} is not the locked version`
  }
  for (const path of Object.keys(present))
    if (!existsSync(join(ROOT, path, 'package.json')))
      return `${path.replace(/^.*node_modules\//, '')} is only half installed`
  return null
}

/** Files per package; fewer than at installation means that some are lost. */
function countFiles() {
  const counts = {}
  const walk = (folder, owner) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) counts[owner] = (counts[owner] ?? 0) + 1
      else if (!(folder === MODULES && entry.name.startsWith('.')))
        walk(
          join(folder, entry.name),
          folder === MODULES
            ? entry.name
            : folder === join(MODULES, owner) && owner.startsWith('@')
              ? `${owner}/${entry.name}`
              : owner
        )
    }
  }
  walk(MODULES, '')
  return counts
}

function incomplete(files) {
  const present = countFiles()
  for (const [name, count] of Object.entries(files))
    if ((present[name] ?? 0) < count) return `${name || 'the tree'} is only half installed`
  return null
}

const remember = () =>
  writeFileSync(
    MARK,
    JSON.stringify({
      lock: hash(join(ROOT, 'package-lock.json')),
      tree: hash(HIDDEN),
      files: countFiles(),
    })
  )

/** npm must not run on the runtime that it is about to replace. */
function npmEnvironment() {
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(
      (folder) => folder !== dirname(PINNED) && !folder.endsWith(join('node_modules', '.bin'))
    )
  const env = { ...process.env, PATH: outside.join(delimiter), NODE_ENV: 'development' }
  for (const name of Object.keys(env))
    if (/^npm_(lifecycle|package|command|node_execpath|config_local_prefix)/.test(name))
      delete env[name]
  return env
}

async function installTree(reason) {
  say(`Installing the npm packages (${reason}): about a minute …`)
  needDisk(ROOT, 800, 'the npm packages')
  const began = Date.now()
  const { code, output } = await run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { env: npmEnvironment() }
  ).catch((error) => {
    throw error.code === 'ENOENT'
      ? new Sentence('npm was not found: install Node.js with npm and start again.')
      : error
  })
  if (code !== 0) throw new Sentence(whyNpmFailed(output))
  remember()
  say(`The npm packages are installed (${Math.round((Date.now() - began) / 1000)} s).`)
}

function whyNpmFailed(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full: npm could not install the packages; free about 1 GB and start again.'
  if (
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/i.test(output)
  )
    return 'The npm registry cannot be reached: check the network and the registry that npm is set to, then start again.'
  if (
    /EUSAGE|can only install packages when your package\.json and package-lock\.json/i.test(output)
  )
    return 'package.json and package-lock.json disagree: run `npm install` once and commit the lockfile.'
  if (/EINTEGRITY/.test(output))
    return 'A package from the registry is not the one that package-lock.json names (its checksum differs); nothing was installed.'
  return `npm could not install the packages: ${tail(output, 3) || 'it said nothing'}`
}

/** Repairs the tree if needed. Returns the path of the runtime. */
export async function ensurePackages() {
  let reason = fault()
  if (reason) {
    const release = await lock(join(TMP, 'packages.lock'), () =>
      say('Waiting for another start to finish installing the npm packages …')
    )
    try {
      reason = fault()
      if (reason) await installTree(reason)
    } finally {
      release()
    }
  }
  const node = runtime()
  if (!node)
    throw new Sentence(
      `Oficio runs on Node ${NODE_MAJOR}: install it (this is ${process.version}, and no packaged runtime exists for ${process.platform}-${process.arch}).`
    )
  return node
}

/**
 * Environment in which `node` is the pinned runtime.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export const onRuntime = (node, env = process.env) => ({
  ...env,
  PATH: [dirname(node), join(MODULES, '.bin'), ...(env.PATH ?? '').split(delimiter)].join(
    delimiter
  ),
})

if (
  process.argv[1] ===
  fileURLToPath(import.meta.url)
    .split('/')
    .join(sep)
)
  main(async () => say(`The npm packages are complete; Oficio runs on ${await ensurePackages()}.`))
