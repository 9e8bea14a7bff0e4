import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { verifySecret } from '#core/primitives/secrets'
import { aCompany, unique } from '#tests/company'
import { aceOnTerminal } from '#tests/commands/ace'

const PASSWORD = 'clave-que-nadie-lee'

test.group('Questions on a terminal', () => {
  test('a command asks for missing arguments and never shows a password', async ({ assert }) => {
    const { tenant, as } = await aCompany()
    const email = `${unique('ida')}@company.test`
    const { code, screen } = await aceOnTerminal(
      ['user:create', tenant.name, email],
      [
        ['Role', 'VIEWER\r'],
        ['Password (empty', `${PASSWORD}\r`],
        ['Again', `${PASSWORD}\r`],
      ]
    )
    assert.equal(code, 0, screen)
    assert.notInclude(screen, PASSWORD)
    const [user] = await as(() =>
      rows(
        `SELECT u.role, p.password_hash
           FROM users u
           JOIN people p ON p.id = u.person_id
           WHERE u.tenant_id = ? AND u.email = ?`,
        [tenant.id, email]
      )
    )
    assert.equal(user.role, 'VIEWER')
    assert.isTrue(await verifySecret(user.password_hash, PASSWORD))
  })

  test('Ctrl-C at a question cancels the command with a sentence', async ({ assert }) => {
    const { tenant } = await aCompany()
    const questions: [string[], string][] = [
      [['user:create', tenant.name, `${unique('ida')}@company.test`], 'Role'],
      [['tenant:suspend', tenant.name], 'Lock out all users and keys'],
      [['key:create', tenant.name, '--name', 'Shop'], 'What may it do'],
    ]
    for (const [command, question] of questions) {
      const { code, screen } = await aceOnTerminal(command, [[question, '\x03']])
      assert.equal(code, 1, screen)
      assert.include(screen, 'Nothing was changed.')
      assert.notMatch(screen, /\bat .*:\d+/)
    }
  })

  test('a command that locks people out asks for confirmation', async ({ assert }) => {
    const { tenant, as } = await aCompany()
    const status = async () =>
      (await as(() => rows('SELECT status FROM tenants WHERE id = ?', [tenant.id])))[0].status

    const no = await aceOnTerminal(
      ['tenant:suspend', tenant.name],
      [['Lock out all users and keys', 'n']]
    )
    assert.equal(no.code, 1, no.screen)
    assert.equal(await status(), 'ACTIVE')

    const yes = await aceOnTerminal(
      ['tenant:suspend', tenant.name],
      [['Lock out all users and keys', 'y']]
    )
    assert.equal(yes.code, 0, yes.screen)
    assert.equal(await status(), 'SUSPENDED')
    assert.notInclude(
      (await aceOnTerminal(['tenant:suspend', tenant.name, '--yes'], [])).screen,
      '?'
    )
  })
})
