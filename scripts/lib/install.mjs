/** Installs Debian packages where that is permitted, without starting their services. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { find } from './binaries.mjs'
import { run, tail } from './run.mjs'
import { Sentence, say } from './sentence.mjs'

const POLICY = '/usr/sbin/policy-rc.d'

/** The prefix for root commands: empty for root, sudo without a password, else null. */
function asRoot() {
  if (process.getuid?.() === 0) return []
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
    return ['sudo', '-n']
  } catch {
    return null
  }
}

export const mayInstall = () => Boolean(find('apt-get')) && asRoot() !== null

export async function install(packages) {
  say(`Installing ${packages.join(', ')} with apt-get …`)
  const prefix = asRoot()
  const apt = async (...args) => {
    const line = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ]
    return run(line[0], line.slice(1))
  }
  const release = keepServicesDown(prefix)
  try {
    const update = await apt('update')
    const result = await apt('install', '-y', '--no-install-recommends', ...packages)
    if (result.code === 0) return
    if (/No space left on device|not enough free space/i.test(result.output))
      throw new Sentence(`The disk is full: ${packages.join(', ')} could not be installed.`)
    const why = update.code === 0 ? tail(result.output, 1) : tail(update.output, 1)
    throw new Sentence(
      `apt-get could not install ${packages.join(', ')} (${why}): install ${packages.length > 1 ? 'them' : 'it'} by hand and start again.`
    )
  } finally {
    release()
  }
}

/** Debian asks this file before it starts services; with sudo the machine is left as it is. */
function keepServicesDown(prefix) {
  if (prefix.length > 0 || existsSync(POLICY)) return () => {}
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n')
  chmodSync(POLICY, 0o755)
  return () => rmSync(POLICY, { force: true })
}
