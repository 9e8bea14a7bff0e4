import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany, unique } from '#tests/company'
import { ace, aceOnTerminal } from '#tests/commands/ace'

/** Sets a window title, clears the screen, reverses text and begins a new line. */
const STEERING = '\x1b]0;mine\x07\x9b2J\u202e\nAll is well.'

/** Control characters except our own line ends, and characters that change text direction. */
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

test.group('User data on a terminal', () => {
  test('control characters in a name never reach the terminal', async ({ assert }) => {
    const { tenant, as, admin } = await aCompany({ name: `${unique('Trampa')}${STEERING}` })
    await as(() =>
      execute('UPDATE users SET name = ? WHERE tenant_id = ? AND id = ?', [
        STEERING,
        tenant.id,
        admin.id,
      ])
    )
    await as(() =>
      execute(
        "INSERT INTO outbox_messages (tenant_id, id, queue, job, data, actor, state, last_error, available_at, created_at) VALUES (?, UUID(), 'mail', 'invitation', '{}', '{}', 'DEAD', ?, NOW(), NOW())",
        [tenant.id, STEERING]
      )
    )
    const nearly = `${tenant.name.slice(0, 12)}x${tenant.name.slice(13)}`

    const told = await Promise.all([
      ace(['tenant:show', tenant.publicId]),
      ace(['tenant:suspend', tenant.publicId]),
      ace(['module:enable', tenant.publicId, 'HEALTHCARE']),
      ace(['tenant:show', nearly]),
      ace(['tenant:show', nearly, '--json']),
      ace(['outbox:status', tenant.publicId]),
      ace(['tenant:show', tenant.publicId, '--json']),
    ])
    for (const { out, err } of told) {
      assert.include(out + err, tenant.name.slice(0, 10))
      assert.notMatch(out + err, CONTROLS)
      assert.notMatch(out + err, /^All is well/m)
    }
    assert.equal(told.at(-1)!.json.name, tenant.name, 'a script reads what there is')

    const { screen } = await aceOnTerminal(
      ['module:disable', tenant.publicId, 'HEALTHCARE'],
      [['Switch HEALTHCARE off', 'n']]
    )
    assert.include(screen, tenant.name.slice(0, 10))
    assert.notInclude(screen, '\x1b]0;')
    assert.notInclude(screen, '\x9b')
    assert.notInclude(screen, '\u202e')
  }).timeout(60_000)
})
