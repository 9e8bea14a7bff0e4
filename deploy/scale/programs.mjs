/** Programs of the demonstration and their Debian packages. */
import { existsSync } from 'node:fs'
import { find } from '../../scripts/lib/binaries.mjs'
import { install, mayInstall } from '../../scripts/lib/install.mjs'
import { Sentence } from '../../scripts/lib/sentence.mjs'
import { PROVIDER } from './galera.mjs'

const NEEDED = {
  'mariadb-server': () => find('mariadbd'),
  'galera-4': () => existsSync(PROVIDER),
  'mariadb-backup': () => find('mariadb-backup', 'mariabackup'),
  'socat': () => find('socat'),
  'redis-server': () => find('redis-server'),
  'nginx-light': () => find('nginx'),
}

export async function ensurePrograms() {
  const missing = () => Object.keys(NEEDED).filter((name) => !NEEDED[name]())
  if (missing().length && mayInstall()) await install(missing())
  if (missing().length)
    throw new Sentence(
      `The demonstration needs ${missing().join(', ')}: install ${missing().length > 1 ? 'them' : 'it'} (Debian: apt-get install ${missing().join(' ')}).`
    )
}
