/** The browser of the browser test: an installed Chromium, or Debian's where it may be installed. */
import { find } from './binaries.mjs'
import { install, mayInstall } from './install.mjs'
import { Sentence } from './sentence.mjs'

const look = () => process.env.CHROMIUM_PATH || find('chromium', 'chromium-browser', 'google-chrome')

/** Whether tests that are asked for by these arguments may open a browser: not where other suites, or files in them, are all that is named. */
export function opensBrowser(args, suites) {
  const isOption = (one = '') => one.startsWith('-')
  const named = args.filter((one, at) => suites.includes(one) && !isOption(args[at - 1]))
  const files = args.flatMap((one, at) => (args[at - 1] === '--files' ? one : one.startsWith('--files=') ? one.slice('--files='.length) : []))
  const suiteOf = (file) => file.replace(/^(\.\/)?tests\//, '').split('/')[0]

  if (named.length) return named.includes('browser')
  return !files.length || files.some((file) => suiteOf(file) === 'browser' || !suites.includes(suiteOf(file)))
}

export async function ensureChromium() {
  if (!look() && mayInstall()) await install(['chromium'])
  const path = look()
  if (!path) throw new Sentence('The browser test needs Chromium: install it (Debian: apt-get install chromium) or name a browser in CHROMIUM_PATH.')
  return path
}
