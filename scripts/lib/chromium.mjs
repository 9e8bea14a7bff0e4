/** The browser of the browser test: an installed Chromium, or Debian's where it may be installed. */
import { find } from './binaries.mjs'
import { install, mayInstall } from './install.mjs'
import { Sentence } from './sentence.mjs'

const look = () => process.env.CHROMIUM_PATH || find('chromium', 'chromium-browser', 'google-chrome')

export async function ensureChromium() {
  if (!look() && mayInstall()) await install(['chromium'])
  const path = look()
  if (!path) throw new Sentence('The browser test needs Chromium: install it (Debian: apt-get install chromium) or name a browser in CHROMIUM_PATH.')
  return path
}
