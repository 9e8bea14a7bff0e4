/** Keeps the schema and the SQL fit for clusters, shards and MySQL-compatible engines. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { tenantTables } from '#core/providers/core_provider'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const IN_SCHEMA = (what: string) => `${what}_schema = DATABASE()`

/** Features that work on one node only, need a special server, or duplicate rows across shards. */
const REFUSED: Record<string, RegExp> = {
  'a lock by name': /\b(?:GET|RELEASE|IS_FREE|IS_USED)_LOCK\s*\(/i,
  'a lock of tables': /\b(?:UN)?LOCK\s+TABLES?\b|\bFLUSH\s+TABLES?\b/i,
  'a procedure, function, trigger or event':
    /\b(?:CREATE|ALTER|DROP)\s+(?:DEFINER\s*=\s*\S+\s+)?(?:PROCEDURE|FUNCTION|TRIGGER|EVENT)\b|[`'"]\s*CALL\s+\w+\s*\(/i,
  'a user variable': /(?:\bSET|\bSELECT|,|\()\s*@(?!@)\w+\s*(?::=|=|,|\s+FROM\b)|@\w+\s*:=/,
  'a number by AUTO_INCREMENT': /\bAUTO_INCREMENT\b|\.increments\(|\.bigIncrements\(/i,
  'a full-text index': /\bFULLTEXT\b|\bMATCH\s*\([^)]*\)\s*AGAINST\b/i,
  'a transaction over several servers': /\bXA\s+(?:START|BEGIN|PREPARE)\b/i,
}

/** Features that some engines lack, with the few files that may use them. */
const SPECIAL: Record<string, { text: RegExp; files: string[] }> = {
  'JSON_TABLE': { text: /\bJSON_TABLE\s*\(/, files: ['app/core/database/sql.ts'] },
  'LAST_INSERT_ID': { text: /\bLAST_INSERT_ID\b/i, files: ['app/core/numbering/number_series.ts'] },
  'SKIP LOCKED': { text: /\bSKIP LOCKED\b/, files: ['app/communications/sending/claims.ts'] },
}

/** Cascading references, and why they do no harm. */
const CASCADING: Record<string, string> = {
  invitations__user_id__foreign: 'a user goes only with the whole company',
}

const sources = globSync('{app,worker,commands,config,database,start}/**/*.ts', { cwd: ROOT })
  .filter((file) => file !== 'database/schema.ts')
  .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }))

/** The condition of each JOIN with a table. */
function joins(text: string) {
  return [
    ...text.matchAll(
      /\bJOIN\s+(\w+)(?:\s+AS)?\s+\w+\s+ON\s+([^`]*?)(?=\b(?:LEFT|INNER|JOIN|WHERE|GROUP|ORDER|LIMIT|SET|UNION)\b|`|$)/g
    ),
  ].map(([, table, condition]) => ({ table, condition }))
}

test.group('Portable SQL', () => {
  test('no statement needs features that clusters, shards or other engines lack', ({ assert }) => {
    const strays = sources.flatMap(({ file, text }) =>
      Object.entries(REFUSED).flatMap(([what, found]) =>
        found.test(text) ? [`${file} asks for ${what}`] : []
      )
    )
    assert.deepEqual(strays, [])

    for (const [what, { text: wanted, files }] of Object.entries(SPECIAL))
      assert.sameMembers(
        sources.filter(({ text }) => wanted.test(text)).map(({ file }) => file),
        files,
        what
      )
  })

  test('the rules of portable SQL recognise forbidden statements', ({ assert }) => {
    const samples = [
      "SELECT GET_LOCK('x', 1)",
      'LOCK TABLES customers WRITE',
      'CREATE TRIGGER t BEFORE INSERT',
      '`CALL renumber(1)`',
      'SET @n = 1',
      'id INT AUTO_INCREMENT',
      'SELECT LAST_INSERT_ID()',
      'MATCH (name) AGAINST (?)',
      'XA START 1',
    ]
    const found = [...Object.values(REFUSED), ...Object.values(SPECIAL).map(({ text }) => text)]
    for (const sample of samples)
      assert.isTrue(
        found.some((text) => text.test(sample)),
        sample
      )
    assert.deepEqual(
      joins('`SELECT 1 FROM a JOIN customers c ON c.id = a.id WHERE 1`').map(({ condition }) =>
        condition.trim()
      ),
      ['c.id = a.id']
    )
  })

  test("every join of tenants' tables compares the tenant, also in queries across tenants", ({
    assert,
  }) => {
    const known = tenantTables()
    const all = sources.flatMap(({ file, text }) => joins(text).map((join) => ({ file, ...join })))
    const strays = all.filter(
      ({ table, condition }) => known.has(table) && !/tenant_id\s*=/.test(condition)
    )

    assert.isAbove(all.filter(({ table }) => known.has(table)).length, 20)
    assert.deepEqual(strays, [])
  })

  test('the schema has only tables with primary keys, and no unlisted cascading references', async ({
    assert,
  }) => {
    const [{ programs }] =
      await rows(`SELECT (SELECT COUNT(*) FROM information_schema.routines WHERE ${IN_SCHEMA('routine')}) + (SELECT COUNT(*) FROM information_schema.triggers WHERE ${IN_SCHEMA('trigger')})
      + (SELECT COUNT(*) FROM information_schema.events WHERE ${IN_SCHEMA('event')}) + (SELECT COUNT(*) FROM information_schema.views WHERE ${IN_SCHEMA('table')}) AS programs`)
    assert.equal(Number(programs), 0)

    const odd =
      await rows(`SELECT t.table_name AS name FROM information_schema.tables t WHERE t.${IN_SCHEMA('table')}
      AND (t.engine <> 'InnoDB' OR NOT EXISTS (SELECT 1 FROM information_schema.table_constraints c WHERE c.${IN_SCHEMA('table')} AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY'))`)
    assert.deepEqual(odd, [])
    assert.deepEqual(
      await rows(
        `SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE ${IN_SCHEMA('table')} AND index_type NOT IN ('BTREE', 'HASH')`
      ),
      []
    )
    const cascading = await rows(
      `SELECT constraint_name AS name FROM information_schema.referential_constraints WHERE ${IN_SCHEMA('constraint')} AND (update_rule NOT IN ('RESTRICT', 'NO ACTION') OR delete_rule NOT IN ('RESTRICT', 'NO ACTION'))`
    )
    assert.sameMembers(
      cascading.map(({ name }) => name),
      Object.keys(CASCADING)
    )
  })
})
