import { test } from '@japa/runner'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import i18n from '@adonisjs/i18n/services/main'
import { importable } from '#integrations/importable'
import { MODULES } from '#tenants/modules'
import { ERRORS, FIELD_ERRORS } from '#api/errors'
import { eventNames, eventTypes } from '#core/resources/webhook_events'
import { exportableNames } from '#core/resources/exportable'
import { SCOPES } from '#core/context/scopes'
import { QUEUE_NAMES } from '#core/jobs/queue_names'

/** Codes of refused rows beyond those of fields and of records. */
const OF_ROWS = ['DIFFERENT', 'REFUSED_TOGETHER']

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

test.group('Administration: texts', () => {
  const [english, spanish] = ['en', 'es'].map((locale) => i18n.getTranslationsFor(locale))

  test('both languages have the same texts, except codes which the API itself says in English', ({
    assert,
  }) => {
    const codes = new Set([
      ...Object.keys(ERRORS).map((code) => `problems.${code}`),
      ...[...Object.keys(FIELD_ERRORS), ...OF_ROWS, ...Object.keys(ERRORS)].map(
        (code) => `fields.${code}`
      ),
      'problems.NOT_FROM_OUR_PAGE',
      'problems.OTHER_ENVIRONMENT',
    ])
    assert.deepEqual(
      Object.keys(english).filter((key) => !(key in spanish)),
      []
    )
    assert.deepEqual(
      Object.keys(spanish).filter((key) => !(key in english) && !codes.has(key)),
      []
    )
  })

  test('every text that a page uses exists', ({ assert }) => {
    const missing = globSync(['resources/views/**/*.edge', 'app/admin/**/*.ts'], {
      cwd: ROOT,
    }).flatMap((file) => {
      const asked = [
        ...readFileSync(ROOT + file, 'utf8').matchAll(/\bt\('([\w.]+)'|text: '([\w]+\.[\w.]+)'/g),
      ].map(([, one, other]) => one ?? other)
      return asked.filter((key) => !(key in english)).map((key) => `${file}: ${key}`)
    })
    assert.deepEqual(missing, [])
  })

  test('every text that documents, mails and entries ask for is there', ({ assert }) => {
    const asked = globSync('app/**/*.ts', { cwd: ROOT }).flatMap((file) => {
      const text = readFileSync(ROOT + file, 'utf8')
      const [, subject] = /textsOf\('(\w+)'/.exec(text) ?? []
      const keys = (pattern: RegExp, prefix?: string) =>
        [...text.matchAll(pattern)].map(([, key]) => (prefix ? `${prefix}.${key}` : key))
      return [
        ...keys(/\bi18n\.t\(\s*'([\w.]+)'/g),
        ...keys(/\bconceptOf(?:New)?\(\s*'(\w+)'/g, 'concepts'),
        ...keys(/\blabels\(\s*'([\w.]+)'/g, 'documents'),
        ...(subject ? keys(/\b(?:words|textsOf\('\w+'.*?\))\(\s*'([\w.]+)'/g, subject) : []),
      ]
    })
    for (const subject of ['concepts', 'documents', 'payslips', 'invitations', 'ticket_notices'])
      assert.isNotEmpty(asked.filter((key) => key.startsWith(`${subject}.`)))
    for (const texts of [english, spanish])
      assert.deepEqual(
        asked.filter((key) => !(key in texts)),
        []
      )
  })

  test('events, records, scopes, modules and queues have their words in both languages', ({
    assert,
  }) => {
    const named = {
      'events': eventNames(),
      'records': [...exportableNames(), ...importable().map(({ resource }) => resource)],
      'scopes': SCOPES.map((scope) => scope.split(':')[0]),
      'modules': [...MODULES],
      'queues.what': QUEUE_NAMES,
    }
    const keys = Object.entries(named).flatMap(([group, codes]) =>
      codes.map((code) => `${group}.${code}`)
    )
    for (const texts of [english, spanish])
      assert.deepEqual(
        [...new Set(keys)].filter((key) => !(key in texts)),
        []
      )
    assert.deepEqual(
      [
        ...Object.keys(FIELD_ERRORS),
        ...OF_ROWS,
        'INSUFFICIENT_STOCK',
        'CREDIT_LIMIT_EXCEEDED',
        'PERIOD_CLOSED',
        'PRODUCT_INACTIVE',
      ].filter((code) => !(`fields.${code}` in spanish)),
      []
    )
  })

  test('the description of an event equals that of the API, and each language keeps its field names', ({
    assert,
  }) => {
    for (const [type, { what }] of eventTypes()) {
      assert.equal(english[`events.${type}`], what.replaceAll('`', ''))
      for (const [, field] of what.matchAll(/`(\w+)`/g))
        assert.match(spanish[`events.${type}`], new RegExp(`\\b${field}\\b`), type)
    }
  })

  test('every text can be formatted with its values', ({ assert }) => {
    for (const [locale, texts] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      for (const [key, text] of Object.entries(texts)) {
        const values = Object.fromEntries(
          [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 1])
        )
        assert.isString(i18n.locale(locale).t(key, values), key)
      }
    }
  })
})
