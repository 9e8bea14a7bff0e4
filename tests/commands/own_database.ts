/** A database beside the one of the tests, for what looks at all there is, or changes the tables. */
import mysql from 'mysql2/promise'
import env from '#start/env'

export async function anOwnDatabase(suffix: string) {
  const database = `${env.get('DB_DATABASE')}_${suffix}`
  const connect = (more = {}) => mysql.createConnection({ host: env.get('DB_HOST'), port: env.get('DB_PORT'), user: env.get('DB_USER'), password: env.get('DB_PASSWORD'), multipleStatements: true, ...more })

  const server = await connect()
  await server.query(`DROP DATABASE IF EXISTS \`${database}\`; CREATE DATABASE \`${database}\` CHARACTER SET utf8mb4`)
  await server.query(`USE \`${database}\``)
  const drop = async () => {
    await server.query(`DROP DATABASE \`${database}\``)
    await server.end()
  }
  return { env: { DB_DATABASE: database }, query: async (sql: string) => (await server.query(sql))[0] as any, drop }
}
