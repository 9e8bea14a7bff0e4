/**
 * The browser of the browser test: an installed Chromium, or Debian's where it may be installed.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { find } from './binaries.mjs'
import { install, mayInstall } from './install.mjs'
import { Sentence } from './sentence.mjs'

/** Ubuntu's program of that name may be but a few lines that tell of a snap, and no browser. */
export const isBrowser = (path) =>
  /chrom/i.test(spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '')

const look = () =>
  process.env.CHROMIUM_PATH ||
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => find(name))
    .find((path) => path && isBrowser(path))

/**
 * Ubuntu has no such package, only one of nearly that name, which would bring the service of snaps
 * and no browser.
 */
function isUbuntu() {
  try {
    return /^ID="?ubuntu"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/**
 * Whether tests that are asked for by these arguments may open a browser: not where other suites,
 * or files in them, are all that is named.
 */
export function opensBrowser(args, suites) {
  const isOption = (one = '') => one.startsWith('-')
  const named = args.filter((one, at) => suites.includes(one) && !isOption(args[at - 1]))
  const files = args.flatMap((one, at) =>
    args[at - 1] === '--files'
      ? one
      : one.startsWith('--files=')
        ? one.slice('--files='.length)
        : []
  )
  const suiteOf = (file) => file.replace(/^(\.\/)?tests\//, '').split('/')[0]

  if (named.length) return named.includes('browser')
  return (
    !files.length ||
    files.some((file) => suiteOf(file) === 'browser' || !suites.includes(suiteOf(file)))
  )
}

export async function ensureChromium(suites) {
  if (!look() && !isUbuntu() && mayInstall()) await install(['chromium'])
  const path = look()
  if (!path)
    throw new Sentence(
      `The browser tests need Chromium: install it (Debian: apt-get install chromium; Ubuntu: snap install chromium), name a browser in CHROMIUM_PATH, or run the others alone: npm test -- ${suites.filter((name) => name !== 'browser').join(' ')}`
    )
  return path
}
