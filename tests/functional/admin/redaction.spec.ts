import { test } from '@japa/runner'
import { redacted, sentence } from '#admin/board/redaction'

const ID = '01939a2b-7c11-7a2e-9a51-0f4f7b1b2c3d'

test.group('Administration: errors of jobs', () => {
  test('values that an error quotes are removed, its message stays')
    .with([
      ['There is no tenant 42', 'There is no tenant 42'],
      [`No customer ${ID} in the company`, `No customer ${ID} in the company`],
      ['550 no such user: ana.gomez+work@example.test', '550 no such user: [e-mail]'],
      [
        "Cannot read properties of undefined (reading 'Ana Gómez')",
        'Cannot read properties of undefined (reading …)',
      ],
      [
        'ENOENT: no such file, open /srv/oficio/storage/7/clients.csv',
        'ENOENT: no such file, open [path]',
      ],
      ['connect ECONNREFUSED smtp://user:secret@mail.test:25', 'connect ECONNREFUSED [address]'],
      [
        'The key ofc_live_abcdefghijkl_mnopqrstuvwxyz0123456789 is not valid',
        'The key [key] is not valid',
      ],
      ['Row of 900.123.456-7 is not valid', 'Row of [number] is not valid'],
      [
        "insert into `users` (`email`) values ('ana@example.test') - Duplicate entry 'ana@example.test' for key 'users__email__unique'",
        'A database statement failed: Duplicate entry … for key …',
      ],
      ['select * from users where name = Ana', 'A database statement failed: '],
      ['First line\nsecond with a secret', 'First line'],
    ] as const)
    .run(({ assert }, [told, shown]) => assert.equal(sentence(told), shown))

  test('a stack trace names functions, not where they lie', ({ assert }) => {
    const trace =
      'Error: no mail to ana@example.test\n    at issueInvoice (file:///srv/oficio/app/sales/actions/issue_invoice.ts:12:3)\n    at async Job.run (/srv/x.js:1:1)\n    at /srv/y.js:1:1'
    assert.deepEqual(redacted({ stacktrace: [trace] }, '/api/queues'), {
      stacktrace: ['Error: no mail to [e-mail]\n    at issueInvoice\n    at Job.run'],
    })
  })

  test('data, results, schedules and progress show only ids and counts', ({ assert }) => {
    const job = {
      name: 'send',
      data: {
        'tenantId': 7,
        'importId': ID,
        'taxId': '900123456',
        'rows': [{ name: 'Ana' }],
        'ana@example.test': 1,
      },
      returnValue: { netPay: 1200, assetIds: [ID] },
      progress: { done: 10, file: 'clients.csv' },
      opts: { attempts: 3, secret: 'x' },
      template: { data: { email: 'ana@example.test' } },
    }
    assert.deepEqual(redacted(job, '/api/queues'), {
      name: 'send',
      data: { tenantId: 7, importId: ID, taxId: 'hidden', rows: [{ name: 'hidden' }] },
      returnValue: { netPay: 'hidden', assetIds: [ID] },
      progress: { done: 10, file: 'hidden' },
      opts: { attempts: 3 },
      template: { data: { email: 'hidden' } },
    })
  })
})
