/** Recreates the test database on an external server; runs on the pinned Node. */
import { createConnection } from 'mysql2/promise'
import { Sentence, main } from './sentence.mjs'

const { DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE } = process.env

await main(async () => {
  if (!/_test(_\d+)?$/.test(DB_DATABASE))
    throw new Sentence(`${DB_DATABASE} is no test database: it is left alone.`)
  try {
    const connection = await createConnection({
      host: DB_HOST,
      port: Number(DB_PORT),
      user: DB_USER,
      password: DB_PASSWORD,
    })
    await connection.query(`DROP DATABASE IF EXISTS \`${DB_DATABASE}\``)
    await connection.query(`CREATE DATABASE \`${DB_DATABASE}\` CHARACTER SET utf8mb4`)
    await connection.end()
  } catch (/** @type {any} */ error) {
    throw new Sentence(
      `The test database ${DB_DATABASE} could not be created on ${DB_HOST}:${DB_PORT} (${error.message || error.code}).`
    )
  }
})
