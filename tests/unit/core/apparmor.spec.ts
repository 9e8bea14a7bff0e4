import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'

import { confinement, couldNotUse, permission } from '../../../scripts/lib/apparmor.mjs'

const MYSQL = `#include <tunables/global>

/usr/sbin/mysqld {
  #include <abstractions/base>
  /var/lib/mysql/ r,
  /var/lib/mysql/** rwk,
}
`

const PROFILE = 'etc/apparmor.d/usr.sbin.mysqld'

test.group('A database that AppArmor confines', () => {
  /** A root folder of a machine with AppArmor and these files. */
  function machine(files: Record<string, string>, cleanup: (work: () => void) => void) {
    const root = mkdtempSync(join(tmpdir(), 'oficio-'))
    cleanup(() => rmSync(root, { recursive: true, force: true }))
    for (const [file, text] of Object.entries({
      'sys/module/apparmor/parameters/enabled': 'Y\n',
      ...files,
    })) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return root
  }

  test('a database is confined where its profile is enforced', ({ assert, cleanup }) => {
    const confined = (files: Record<string, string>, program = '/usr/sbin/mysqld') => {
      const root = machine(files, cleanup)
      const profile = confinement(program, root)
      return profile && profile.slice(root.length + 1)
    }

    assert.equal(confined({ [PROFILE]: MYSQL }), PROFILE)
    assert.equal(
      confined({
        [PROFILE]: MYSQL.replace(
          '/usr/sbin/mysqld {',
          'profile mysqld /usr/sbin/mysqld flags=(attach_disconnected) {'
        ),
      }),
      PROFILE
    )

    assert.isNull(confined({}), 'no profile')
    assert.isNull(
      confined(
        {
          'etc/apparmor.d/usr.sbin.mariadbd':
            '# This file is intentionally empty to disable apparmor by default\n# /usr/sbin/mariadbd {\n',
        },
        '/usr/sbin/mariadbd'
      )
    )
    assert.isNull(
      confined({ [PROFILE]: MYSQL, 'sys/module/apparmor/parameters/enabled': 'N\n' }),
      'AppArmor is off'
    )
    assert.isNull(
      confined({ [PROFILE]: MYSQL, 'etc/apparmor.d/disable/usr.sbin.mysqld': '' }),
      'switched off'
    )
    assert.isNull(
      confined({ [PROFILE]: MYSQL.replace('mysqld {', 'mysqld flags=(complain) {') }),
      'it only complains'
    )
    assert.isNull(confined({ [PROFILE]: MYSQL }, '/opt/mysql/bin/mysqld'), 'another program')
  })

  test('AppArmor is suspected when the database could not use its folder, not for other errors', ({
    assert,
  }) => {
    for (const text of [
      "mysqld: Can't create directory '/home/eva/oficio/tmp/dev/database.new/' (OS errno 17 - File exists)",
      "mysqld: Can't change dir to '/home/eva/oficio/tmp/dev/database/' (OS errno 13 - Permission denied)",
      '[ERROR] [MY-010460] [Server] --initialize specified but the data directory exists and is not writable. Aborting.',
    ])
      assert.isTrue(couldNotUse(text), text)
    for (const text of [
      '',
      '[ERROR] [MY-012574] [InnoDB] Unable to lock ./ibdata1 error: 11',
      '[ERROR] [MY-010257] Do you already have another mysqld server running on port: 18013 ?',
    ])
      assert.isFalse(couldNotUse(text), text)
  })

  test('two commands permit a folder, whatever its name', ({ assert }) => {
    assert.equal(
      permission('/etc/apparmor.d/usr.sbin.mysqld', '/home/eva/mi carpeta/tmp'),
      `echo '"/home/eva/mi carpeta/tmp/" r, "/home/eva/mi carpeta/tmp/**" rwk,' | sudo tee -a /etc/apparmor.d/local/usr.sbin.mysqld && sudo apparmor_parser -r /etc/apparmor.d/usr.sbin.mysqld`
    )
  })
})
