/** A separate database for tests that read all tenants or change tables. */
import mysql from 'mysql2/promise'
import env from '#start/env'

export async function anOwnDatabase(suffix: string) {
  const database = `${env.get('DB_DATABASE')}_${suffix}`
  const connect = () =>
    mysql.createConnection({
      host: env.get('DB_HOST'),
      port: env.get('DB_PORT'),
      user: env.get('DB_USER'),
      password: env.get('DB_PASSWORD'),
      multipleStatements: true,
    })

  const server = await connect()
  await server.query(
    `DROP DATABASE IF EXISTS \`${database}\`; CREATE DATABASE \`${database}\` CHARACTER SET utf8mb4`
  )
  await server.query(`USE \`${database}\``)
  const drop = async () => {
    await server.query(`DROP DATABASE \`${database}\``)
    await server.end()
  }
  const query = async (sql: string) => (await server.query(sql))[0] as any

  /** Copies the empty tables and the platform, which is faster than migrations. */
  const copyTables = async () => {
    const from = `\`${env.get('DB_DATABASE')}\``
    const tables: { name: string }[] = await query(
      `SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = '${env.get('DB_DATABASE')}'`
    )
    await query('SET foreign_key_checks = 0')
    for (const { name } of tables)
      await query((await query(`SHOW CREATE TABLE ${from}.\`${name}\``))[0]['Create Table'])
    await query(
      `INSERT INTO adonis_schema SELECT * FROM ${from}.adonis_schema; INSERT INTO tenants SELECT * FROM ${from}.tenants WHERE id = 1; SET foreign_key_checks = 1`
    )
  }

  /** Copies a company's rows of this table from the tests' database. */
  const copyRows = (table: string, tenantId: number) => {
    const ofTenant = table === 'tenants' ? 'id' : 'tenant_id'
    return query(
      `SET foreign_key_checks = 0; INSERT INTO ${table} SELECT * FROM \`${env.get('DB_DATABASE')}\`.${table} WHERE ${ofTenant} = ${tenantId}; SET foreign_key_checks = 1`
    )
  }
  return { env: { DB_DATABASE: database }, query, copyTables, copyRows, drop }
}
