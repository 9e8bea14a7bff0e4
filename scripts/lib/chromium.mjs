/** Chromium for the browser tests: installed, or from Debian where packages may be installed. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { find } from './binaries.mjs'
import { install, mayInstall } from './install.mjs'
import { Sentence } from './sentence.mjs'

/** Ubuntu's program of that name may be a stub that points to a snap. */
export const isBrowser = (path) =>
  /chrom/i.test(spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '')

const look = () =>
  process.env.CHROMIUM_PATH ||
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => find(name))
    .find((path) => path && isBrowser(path))

/** Ubuntu's similar package would install the snap service but no browser. */
function isUbuntu() {
  try {
    return /^ID="?ubuntu"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** True unless the arguments name only other suites or files of them. */
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
