/** Stryker's settings; scripts/mutate.mjs says which folder and how many mutants. */
import { join } from 'node:path'
import { FOLDERS } from './folders.mjs'

const { only, sample, seed, home } = JSON.parse(process.env.MUTATION)

export default {
  plugins: ['./tests/mutation/japa_runner.mjs', './tests/mutation/ignored.mjs'],
  testRunner: 'japa',
  japa: {
    only,
    sample,
    seed,
    drawn: join(home, 'drawn.json'),
    times: join(home, 'times.json'),
    failed: join(home, 'failed_control.txt'),
  },
  mutate: [`${FOLDERS[only].source}/**/*.ts`],
  ignorers: ['texts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  disableTypeChecks: false,
  // The runner keeps the time of each spec file itself.
  timeoutMS: 1_800_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: join(home, 'sandbox'),
  ignorePatterns: ['/tmp', '/storage', '/build', '/.env'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: join(home, 'report.json') },
  allowEmpty: true,
  warnings: { unknownOptions: false },
}
