import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PATIENCE_MS } from '#core/http/graceful_shutdown'
import { settingsPage, settingsThere } from '#commands/_settings_page'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(ROOT + path, 'utf8')
const run = promisify(execFile)
const has = (program: string) =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false
  )

function aFolder(cleanup: (work: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'oficio-'))
  cleanup(() => rmSync(folder, { recursive: true }))
  return folder
}

test.group('Files for operators', () => {
  test('every setting is explained in .env.example and in the reference, and reaches the containers', ({
    assert,
  }) => {
    assert.equal(
      read('docs/reference/settings.md'),
      settingsPage(read('docs/reference/settings.md'), read('start/env.ts'), read('.env.example')),
      'Run node ace docs:settings'
    )

    const names = settingsThere(read('start/env.ts')).map(({ name }) => name)
    const [compose, unexplained] = [
      read('compose.yaml'),
      names.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(read('.env.example'))),
    ]
    assert.deepEqual(unexplained, [])
    assert.deepEqual(
      names.filter((name) => !new RegExp(`^    ${name}: `, 'm').test(compose)),
      []
    )
    assert.deepEqual(
      [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)]
        .map(([, name]) => name)
        .filter((name) => name !== 'TZ' && !names.includes(name)),
      []
    )
  })

  test('every command is on the page of the command line', ({ assert }) => {
    const page = read('docs/reference/cli.md')
    const commands = readdirSync(`${ROOT}commands`)
      .filter((file) => !file.startsWith('_'))
      .map((file) => /commandName = '([^']+)'/.exec(read(`commands/${file}`))![1])
    assert.deepEqual(
      commands.filter((name) => !page.includes(`\`${name}`)),
      []
    )
  })

  test('the systemd units are valid', async ({ assert, cleanup }) => {
    if (!(await has('systemd-analyze'))) return
    const folder = aFolder(cleanup)
    const files = readdirSync(`${ROOT}deploy/systemd`).map((file) => {
      const here = join(folder, file.replace('@.', '@1.'))
      // The units name programs, users and folders that only a real server has.
      writeFileSync(
        here,
        read(`deploy/systemd/${file}`)
          .replaceAll('/usr/bin/node', '/bin/true')
          .replace(/^(User|Group)=.*$/gm, '')
          .replace(/^WorkingDirectory=.*$/gm, 'WorkingDirectory=/tmp')
      )
      return here
    })
    const { stdout, stderr } = await run('systemd-analyze', [
      'verify',
      '--man=no',
      '--recursive-errors=no',
      ...files,
    ])
    assert.equal(stdout + stderr, '')
  })

  test('the doctor checks the folder to which servers and workers write', ({ assert }) => {
    const folders = ['api@', 'worker@', 'doctor'].map(
      (unit) => /STORAGE_PATH=(\S+)/.exec(read(`deploy/systemd/oficio-${unit}.service`))?.[1]
    )
    assert.deepEqual(folders, Array(3).fill('/var/lib/oficio/storage'))
    for (const unit of ['api@', 'worker@', 'doctor'])
      assert.match(
        read(`deploy/systemd/oficio-${unit}.service`),
        /^StateDirectory=oficio oficio\/storage$/m,
        `${unit} could not write there`
      )
  })

  test('a systemd unit sets its own values in ExecStart, which the settings file cannot override', ({
    assert,
  }) => {
    const inFile = new Map(
      [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ])
    )
    for (const unit of readdirSync(`${ROOT}deploy/systemd`).filter((file) =>
      file.endsWith('.service')
    )) {
      const own = [
        ...(/^Environment=(.*)$/m.exec(read(`deploy/systemd/${unit}`))?.[1] ?? '').matchAll(
          /([A-Z_]+)=(\S+)/g
        ),
      ]
      assert.deepEqual(
        own
          .filter(
            ([, name, value]) =>
              value.includes('%') || (inFile.has(name) && inFile.get(name) !== value)
          )
          .map(([one]) => one),
        [],
        `${unit}: the file would win; say it in ExecStart=/usr/bin/env`
      )
    }
    assert.match(
      read('deploy/systemd/oficio-api@.service'),
      /^ExecStart=\/usr\/bin\/env PORT=%i \/usr\/bin\/node /m
    )
  })

  test('systemd and Docker leave a server enough time to shut down', ({ assert }) => {
    const longest =
      Number(/^# DRAIN_SECONDS=(\d+)$/m.exec(read('.env.example'))![1]) + PATIENCE_MS / 1000 + 5
    assert.isAtLeast(
      Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/systemd/oficio-api@.service'))![1]),
      longest
    )
    assert.isAtLeast(
      Number(
        /\n {2}api:\n(?: {4}.*\n)*? {4}stop_grace_period: (\d+)s/.exec(read('compose.yaml'))![1]
      ),
      longest
    )
  })

  test('the nginx configuration is valid', async ({ assert, cleanup }) => {
    if (!(await has('nginx')) || !(await has('openssl'))) return
    const folder = aFolder(cleanup)
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      `${folder}/key.pem`,
      '-out',
      `${folder}/cert.pem`,
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
    ])
    // Other ports and logs, because only root may use the real ones.
    const site = read('deploy/nginx/oficio.conf')
      .replace(
        /^( *listen (?:\[::\]:)?)(80|443)\b/gm,
        (_, listen, port) => `${listen}${Number(port) + 8000}`
      )
      .replace(/ssl_certificate +\S+;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key +\S+;/, `ssl_certificate_key ${folder}/key.pem;`)
      .replace(/\/var\/log\/nginx/g, folder)
    const [, minor, patch] = /nginx\/1\.(\d+)\.(\d+)/
      .exec((await run('nginx', ['-v'])).stderr)!
      .map(Number)
    const written =
      minor > 25 || (minor === 25 && patch >= 1)
        ? site
            .replaceAll(' ssl http2;', ' ssl;')
            .replace(/^( *)ssl_certificate .*$/m, '$&\n$1http2 on;')
        : site // the configuration explains this in a comment
    writeFileSync(
      `${folder}/nginx.conf`,
      `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log ${folder}/access.log;\n${written}\n}\n`
    )
    const { stderr } = await run('nginx', [
      '-t',
      '-e',
      'stderr',
      '-p',
      folder,
      '-c',
      `${folder}/nginx.conf`,
    ]).catch((error) => error)
    assert.include(stderr, 'test is successful', stderr)
    assert.notInclude(stderr, '[warn]')
  })
})

/**
 * A removed or redefined column breaks the previous release, which runs during an upgrade. One that
 * may be null from then on does not.
 */
const DESTRUCTIVE = new RegExp(
  [
    /\b(?:dropColumns?|dropTable(?:IfExists)?|renameColumn|renameTable|dropTimestamps|dropNullable)\(/,
    /\.alter\(\)/,
    /\b(?:DROP\s+(?:COLUMN|TABLE)|RENAME\s+(?:COLUMN|TO|TABLE)|CHANGE\s+COLUMN|TRUNCATE\s)/,
    /\bMODIFY\s+(?:COLUMN\s+)?\w+\s(?![^,'`]*(?<!NOT )NULL)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i'
)

/** Migrations without `down()`, which no server runs. */
const migrations = () =>
  globSync('database/migrations/*.ts', { cwd: ROOT })
    .sort()
    .map((file) => ({ file, text: read(file).replace(/async down\(\)[\s\S]*$/, '') }))

test.group('Upgrades without downtime', () => {
  test('a migration removes only what an earlier release has stopped using', ({ assert }) => {
    const { version } = JSON.parse(read('package.json'))
    for (const { file, text } of migrations()) {
      const what = DESTRUCTIVE.exec(text)?.[0]
      if (!what) continue

      const contracts = /static contracts = '(\d+\.\d+\.\d+)'/.exec(text)?.[1]
      assert.exists(
        contracts,
        `${file}: ${what} breaks the servers that still run. Expand now; contract in a later release, marked with static contracts = '<the release that stopped using it>'`
      )
      assert.isBelow(
        contracts!.localeCompare(version, undefined, { numeric: true }),
        0,
        `${file}: ${contracts} must be out, and running, before this`
      )
    }
    for (const known of [
      "table.dropColumn('a')",
      "table.renameColumn('a', 'b')",
      "this.schema.renameTable('a', 'b')",
      "this.schema.dropTable('a')",
      "table.string('a', 9).alter()",
      'ALTER TABLE a DROP COLUMN b',
      'ALTER TABLE a MODIFY b INT',
    ])
      assert.match(known, DESTRUCTIVE)
    for (const harmless of [
      "table.dropIndex(['a'])",
      "table.string('modify')",
      "this.schema.alterTable('a', (table) => table.text('b'))",
    ])
      assert.notMatch(harmless, DESTRUCTIVE)
  })

  test('a column added to an existing table can be omitted by the previous release', ({
    assert,
  }) => {
    for (const { file, text } of migrations()) {
      const altered = [
        ...text.matchAll(/alterTable\([\s\S]*?\n {4}\}\)|alterTable\(.*$/gm),
      ].flatMap(([one]) => one.replace(/\n\s+\./g, '.').split('\n'))
      assert.deepEqual(
        altered.filter((line) => line.includes('notNullable()') && !line.includes('defaultTo(')),
        [],
        `${file}: give it a default, or let it be empty`
      )
    }
  })
})
