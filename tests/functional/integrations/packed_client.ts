/** The TypeScript client as a program has it: packed, and installed in a project of its own. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { getActiveTest } from '@japa/runner'

export const run = promisify(execFile)

/** Direct and indirect dependencies of the client, installed without a network. */
const DEPENDENCIES = [
  'openapi-fetch',
  'openapi-typescript-helpers',
  'standardwebhooks',
  '@stablelib/base64',
  'fast-sha256',
]

const ofRoot = (...parts: string[]) => app.makePath('node_modules', ...parts)

/** npm of the machine: the tarball is what would be published. */
async function npm(cwd: string, ...args: string[]) {
  return run('npm', [...args, '--no-audit', '--no-fund', '--offline'], {
    cwd,
    env: { ...process.env, npm_config_cache: join(tmpdir(), 'oficio-npm-cache') },
  })
}

/** The folder of a project with the client from its tarball, and the files of that. */
export async function aProject(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-client-'))
  getActiveTest()!.cleanup(() => rm(folder, { recursive: true, force: true }))
  const [sources, project] = [join(folder, 'sources'), join(folder, 'project')]
  await cp(app.makePath('clients/typescript'), sources, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$|\.tgz$/.test(path),
  })
  await symlink(ofRoot(), join(sources, 'node_modules'))
  await run(process.execPath, [ofRoot('typescript-7/bin/tsc'), '-p', sources])
  const { stdout } = await npm(sources, 'pack', '--json', '--ignore-scripts')
  const [{ filename, files: packed, size }] = JSON.parse(stdout)

  await mkdir(project)
  const local = Object.fromEntries(DEPENDENCIES.map((name) => [name, `file:${ofRoot(name)}`]))
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'a-program',
      private: true,
      type: 'module',
      dependencies: { 'oficio-client': `file:${join(sources, filename)}`, ...local },
      overrides: Object.fromEntries(DEPENDENCIES.map((name) => [name, `$${name}`])),
    })
  )
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text)
  await npm(project, 'install', '--ignore-scripts', '--install-links')
  return { project, packed: packed.map(({ path }: { path: string }) => path) as string[], size }
}
