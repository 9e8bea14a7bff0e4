/** Preloaded by the dry run: each process writes which mutants it reached. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

globalThis.__stryker__ = { currentTestId: 'spec' }
process.on('exit', () => {
  const reached = globalThis.__stryker__.mutantCoverage?.perTest.spec
  if (!reached) return
  const file = join(process.env.MUTATION_COVERAGE, `${process.pid}_${threadId}.json`)
  writeFileSync(file, JSON.stringify(reached))
})
