/** Checks of the cluster itself; each returns the defect, or an empty text. */
import { run } from '../../scripts/lib/run.mjs'

/** Compares all tables row by row; call it after the last write. */
export async function same(queries) {
  const tables = (
    await queries[0](
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name'
    )
  ).map(({ name }) => name)
  const differing = []
  for (const table of tables) {
    const contents = await Promise.all(
      queries.map(async (query) =>
        (await query(`SELECT * FROM ${table}`))
          .map((row) => JSON.stringify(row))
          .sort()
          .join()
      )
    )
    if (new Set(contents).size > 1) differing.push(table)
  }
  return differing.join(', ')
}

export async function doctor(node, env) {
  const { code, output } = await run(node, ['build/ace.js', 'doctor'], { env })
  return code === 0
    ? ''
    : output
        .split('\n')
        .filter((line) => /wrong|→/.test(line))
        .join(' ')
        .slice(0, 500) || `exit code ${code}`
}
