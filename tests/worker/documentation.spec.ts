import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany, tokenOf } from '#tests/company'
import { differences, lastJson } from '#tests/docs/answer'
import { PAGES, blocksOf, type Block } from '#tests/docs/page'
import { PASSWORD, givePassword } from '#tests/functional/admin/administrator'
import { PATIENCE } from '#tests/patience'
import { runWorker } from '#worker/run'

/**
 * `curl` also reports each request with its status on stderr. A missing variable ends the script,
 * and so does a command that fails. Programs that a reader may lack do nothing.
 */
const PRELUDE = `set -euo pipefail
curl() { command curl -w '%{stderr}%{http_code} %{method} %{url}\\n' "$@"; }
command -v hledger > /dev/null || hledger() { :; }
`

const END_OF_BLOCK = '\u001e'

/** The `sh` blocks of a page as one script, in which a separator is printed after each. */
const scriptOf = (blocks: Block[]) =>
  blocks.map(({ text }) => `${text}\nprintf '${END_OF_BLOCK}'\n`).join('')

/** Refusals that a page shows on purpose: each status that a JSON block under a request names. */
const refusalsOf = (blocks: Block[]) =>
  blocks.flatMap(({ language, text }) => {
    const status = language === 'json' && Number((JSON.parse(text) as { status?: unknown })?.status)
    return status && status >= 400 ? [String(status)] : []
  })

test.group('The code blocks of the documentation', (group) => {
  group.setup(async () => {
    const worker = runWorker({ schedule: [] })
    await worker.ready
    return async () => void (await worker.stop(5_000))
  })

  for (const page of PAGES) {
    const blocks = blocksOf(page).filter(({ language }) => ['sh', 'json'].includes(language))
    if (!blocks.length) continue

    test(`the blocks of ${page} run in their order and print what the page shows`, async ({
      assert,
      cleanup,
    }) => {
      const company = await aCompany({ countryCode: 'CO', currency: 'COP' })
      await givePassword(company, company.admin)
      const folder = mkdtempSync(join(tmpdir(), 'oficio-docs-'))
      cleanup(() => rmSync(folder, { recursive: true }))

      const commands = blocks.filter(({ language }) => language === 'sh')
      const ofThisCompany = scriptOf(commands)
        .replaceAll('http://127.0.0.1:3333', ORIGIN)
        .replaceAll('admin@andina.test', company.admin.email)
        .replaceAll('oficio-demo', PASSWORD)
      const { stdout, stderr } = await promisify(execFile)(
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
          maxBuffer: 64 * 1024 * 1024,
        }
      )

      const printed = stdout.split(END_OF_BLOCK)
      assert.lengthOf(printed, commands.length + 1)
      for (const [index, { language, text, line }] of blocks.entries()) {
        if (language !== 'json') continue
        const before = commands.indexOf(
          blocks.slice(0, index).findLast((one) => one.language === 'sh')!
        )
        assert.isAtLeast(before, 0, `${page}:${line} shows an answer, and no command before it`)
        assert.deepEqual(
          differences(JSON.parse(text), lastJson(printed[before])),
          [],
          `${page}:${line}`
        )
      }

      const shown = refusalsOf(blocks)
      const refused = stderr
        .split('\n')
        .filter((line) => /^[1-5]\d\d [A-Z]+ http/.test(line) && !/^[23]\d\d/.test(line))
      assert.deepEqual(
        refused.filter((line) => !shown.includes(line.slice(0, 3))),
        [],
        page
      )
    }).timeout(120_000 * PATIENCE)
  }
})
