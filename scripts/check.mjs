/** `npm run check`: types, lint, format, boundaries and dead exports; all run in any case. */
import { prepareEnv, settings } from './lib/development.mjs'
import { run, tail } from './lib/run.mjs'
import { main, say } from './lib/sentence.mjs'
import { ensurePackages, onRuntime } from './packages.mjs'

const CHECKS = [
  ['Types', 'node_modules/typescript-7/bin/tsc', '--noEmit'],
  ['Types of scripts', 'node_modules/typescript-7/bin/tsc', '--project', 'scripts'],
  ['Lint', 'node_modules/eslint/bin/eslint.js', '.'],
  [
    'Prose',
    'node_modules/textlint/bin/textlint.js',
    'docs/**/*.md',
    'app/**/*.md',
    'bench/*.md',
    '*.md',
  ],
  ['Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['Boundaries', '--import=@poppinss/ts-exec', 'scripts/boundaries.mjs'],
  ['Dead exports', 'node_modules/knip/bin/knip.js', '--no-progress'],
]

/** Codegen loads the application, which requires these settings but connects to nothing. */
const UNUSED = {
  DB_HOST: '127.0.0.1',
  DB_PORT: '3306',
  DB_USER: 'none',
  DB_DATABASE: 'none',
  REDIS_HOST: '127.0.0.1',
  REDIS_PORT: '6379',
}

await main(async () => {
  const node = await ensurePackages()
  prepareEnv()
  const env = onRuntime(node, { ...UNUSED, ...settings() })
  const codegen = await run(node, ['ace', 'codegen'], { env })
  if (codegen.code !== 0)
    say(`The generated files could not be written:\n${tail(codegen.output, 20)}`)

  let failed = codegen.code
  for (const [name, ...args] of CHECKS) {
    const { code, output } = await run(node, args, { env })
    say(code === 0 ? `${name}: fine.` : `${name}:\n${tail(output, 60)}`)
    failed ||= code
  }
  return failed
})
