import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { ORIGIN } from '#tests/api'
import { aCompany, tokenOf } from '#tests/company'
import { differences, lastJson } from '#tests/docs/answer'
import { PAGES, blocksOf, textOf, type Block } from '#tests/docs/page'
import { entriesPosted, rolesOf } from '#tests/docs/posted'
import { entriesShown, rolesShown } from '#tests/docs/tables'
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
command -v oathtool > /dev/null || oathtool() { "$NODE" -e "$TOTP" "$3"; }
`

/** Stands in for `oathtool --totp --base32 SECRET` (RFC 6238). */
const TOTP = `const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bitsOf = (one) => LETTERS.indexOf(one).toString(2).padStart(5, '0')
const bits = [...process.argv[1]].map(bitsOf).join('')
const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)))
const step = Buffer.alloc(8)
step.writeBigInt64BE(BigInt(Math.floor(Date.now() / 30000)))
const hash = require('crypto').createHmac('sha1', key).update(step).digest()
console.log(String((hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff) % 1e6).padStart(6, '0'))`

const END_OF_BLOCK = '\u001e'

/** The `sh` blocks of a page as one script, in which a separator is printed after each. */
const scriptOf = (commands: Block[]) =>
  commands
    .map(({ text }) => `${text}\nprintf '${END_OF_BLOCK}'; printf '${END_OF_BLOCK}' >&2\n`)
    .join('')

/** JSON blocks by the command whose answer they show; undefined before the first command. */
const shownBy = (blocks: Block[]) =>
  Map.groupBy(
    blocks.filter(({ language }) => language === 'json'),
    (one) => blocks.slice(0, blocks.indexOf(one)).findLast(({ language }) => language === 'sh')
  )

const REQUEST = /^(\d{3}) [A-Z]+ http/

/** Requests of a block that are neither 2xx, 304, nor refused with a status that the page shows. */
function unexpected(reported: string, shown: Block[]) {
  const statuses = shown.map(({ text }) => (JSON.parse(text) as { status?: unknown })?.status)
  return reported
    .split('\n')
    .filter((line) => REQUEST.test(line))
    .filter((line) => !/^(2..|304)/.test(line) && !statuses.includes(Number(line.slice(0, 3))))
}

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
            NODE: process.execPath,
            TOTP,
            TOKEN: await tokenOf(company.admin, company.tenant.publicId),
          },
          timeout: 60_000 * PATIENCE,
          maxBuffer: 64 * 1024 * 1024,
        }
      )

      const [printed, reported] = [stdout, stderr].map((all) => all.split(END_OF_BLOCK))
      const shown = shownBy(blocks)
      assert.lengthOf(printed, commands.length + 1)
      assert.isUndefined(shown.get(undefined), `${page} shows an answer before its first command`)
      if (commands.some(({ text }) => text.includes('curl ')))
        assert.isTrue(
          reported.some((lines) => lines.split('\n').some((line) => REQUEST.test(line)))
        )

      for (const [index, command] of commands.entries()) {
        const answers = shown.get(command) ?? []
        assert.deepEqual(unexpected(reported[index], answers), [], `${page}:${command.line}`)
        for (const { text, line } of answers)
          assert.deepEqual(
            differences(JSON.parse(text), lastJson(printed[index])),
            [],
            `${page}:${line}`
          )
      }

      const [entries, roles] = [await entriesPosted(company), await rolesOf(company)]
      for (const { line, lines } of entriesShown(page))
        assert.deepInclude(entries, lines, `${page}:${line} shows another entry`)
      assert.includeMembers(roles, rolesShown(textOf(page)), `${page} names other accounts`)
    }).timeout(120_000 * PATIENCE)
  }
})
