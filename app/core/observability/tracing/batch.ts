/** Describes a batch of SQL as a step of a trace: verbs and tables, never values. */
import type { Step } from '#core/observability/tracing/tracer'

const VERB =
  /^\s*(?:(SELECT)\b[^]*?\bFROM\s+`?(\w+)|(INSERT)(?:\s+IGNORE)?\s+INTO\s+`?(\w+)|(UPDATE)\s+`?(\w+)|(DELETE)\s+FROM\s+`?(\w+)|(\w+))/i

const MOST_READ = 2_000
const MOST_KEPT = 250

export function batchStep(statements: readonly string[]): Step {
  const summary = [...new Set(statements.map(summaryOf))].join('; ').slice(0, MOST_KEPT)
  return {
    name: summary,
    kind: 'client',
    attributes: {
      'db.system.name': 'mysql',
      'db.query.summary': summary,
      'db.operation.batch.size': statements.length,
    },
  }
}

function summaryOf(sql: string) {
  const [verb, table] = (VERB.exec(sql.slice(0, MOST_READ)) ?? []).slice(1).filter(Boolean)
  return table ? `${verb.toUpperCase()} ${table}` : (verb ?? 'SQL').toUpperCase()
}
