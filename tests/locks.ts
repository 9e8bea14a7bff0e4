/** Connections beside those of the product, for tests in which a row is locked by another. */
import mysql, { type RowDataPacket } from 'mysql2/promise'
import env from '#start/env'
import type { Company } from '#tests/company'

export const aConnection = () =>
  mysql.createConnection({
    host: env.get('DB_HOST'),
    port: env.get('DB_PORT'),
    user: env.get('DB_USER'),
    password: env.get('DB_PASSWORD'),
    database: env.get('DB_DATABASE'),
  })

/** A connection that has locked a customer's row, until its transaction ends. */
export const lockCustomer = (company: Company, id: string) => lockRow(company, 'customers', id)

/** A connection that has locked a row of the company, until its transaction ends. */
export async function lockRow({ tenant }: Pick<Company, 'tenant'>, table: string, id: string) {
  const connection = await aConnection()
  await connection.beginTransaction()
  await connection.query(`SELECT id FROM ${table} WHERE tenant_id = ? AND id = ? FOR UPDATE`, [
    tenant.id,
    id,
  ])
  return connection
}

/** Threads of the server that run a statement with this text. */
export async function threadsWith(connection: mysql.Connection, text: string): Promise<number[]> {
  const [found] = await connection.query<RowDataPacket[]>(
    'SELECT ID AS thread FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE ?',
    [`%${text}%`]
  )
  return found.map(({ thread }) => thread)
}
