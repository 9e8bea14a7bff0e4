import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ORIGIN } from '#tests/api'
import { aCompany, tokenOf } from '#tests/company'
import { PASSWORD, givePassword } from '#tests/functional/admin/administrator'
import { PATIENCE } from '#tests/patience'
import { runWorker } from '#worker/run'

const PAGES = [
  'README.md',
  ...globSync('docs/{tutorials,how-to,reference,explanation}/*.md', { cwd: app.makePath() }).sort(),
]

/** `curl` also reports each request with its status on stderr, and a missing variable ends it. */
const PRELUDE = `set -uo pipefail
curl() { command curl -w '%{stderr}%{http_code} %{method} %{url}\\n' "$@"; }
command -v hledger > /dev/null || hledger() { :; }
`

/** The blocks of a page that call the API, in order, as one script. */
function scriptOf(page: string): string {
  const text = readFileSync(app.makePath(page), 'utf8')
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, block]) => block)
    .filter((block) => block.includes('$API'))
    .join('\n')
}

test.group('The code blocks of the documentation', (group) => {
  group.setup(async () => {
    const worker = runWorker({ queues: ['imports', 'exports', 'payroll'], schedule: [] })
    await worker.ready
    return async () => void (await worker.stop(5_000))
  })

  for (const page of PAGES) {
    const script = scriptOf(page)
    if (!script) continue

    test(`of ${page} run as they are written`, async ({ assert, cleanup }) => {
      const company = await aCompany({ countryCode: 'CO', currency: 'COP' })
      await givePassword(company, company.admin)
      const folder = mkdtempSync(join(tmpdir(), 'oficio-docs-'))
      cleanup(() => rmSync(folder, { recursive: true }))

      const ofThisCompany = script
        .replaceAll('http://127.0.0.1:3333', ORIGIN)
        .replaceAll('admin@andina.test', company.admin.email)
        .replaceAll('oficio-demo', PASSWORD)
      const { stderr } = await promisify(execFile)(
        'bash',
        ['--norc', '-c', PRELUDE + ofThisCompany],
        {
          cwd: folder,
          env: {
            PATH: process.env.PATH,
            API: `${ORIGIN}/api/v1`,
            TOKEN: await tokenOf(company.admin, company.tenant.publicId),
          },
          timeout: 60_000 * PATIENCE,
        }
      )

      const requests = stderr.trim().split('\n')
      assert.isNotEmpty(requests)
      assert.deepEqual(
        requests.filter((line) => !/^2\d\d [A-Z]+ http/.test(line)),
        [],
        page
      )
    })
  }
})
