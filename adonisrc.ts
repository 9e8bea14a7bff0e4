import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    { file: () => import('@adonisjs/session/session_provider'), environment: ['web', 'test'] },
    { file: () => import('@adonisjs/auth/auth_provider'), environment: ['web', 'test'] },
    {
      file: () => import('@adonisjs/limiter/limiter_provider'),
      environment: ['web', 'test'],
    },
    { file: () => import('@adonisjs/shield/shield_provider'), environment: ['web', 'test'] },
    { file: () => import('@adonisjs/core/providers/edge_provider'), environment: ['web', 'test'] },
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('#core/providers/core_provider'),
  ],
  preloads: [
    () => import('#start/domains'),
    { file: () => import('#start/tools'), environment: ['web', 'test'] },
    { file: () => import('#start/routes'), environment: ['web', 'test'] },
    { file: () => import('#start/kernel'), environment: ['web', 'test'] },
  ],
  metaFiles: [
    { pattern: 'resources/**/*', reloadServer: false },
    // The documentation is served from its Markdown.
    { pattern: 'docs/**/*.md', reloadServer: false },
    {
      pattern: '{CHANGELOG,STYLE,app/README,app/core/README,bench/README}.md',
      reloadServer: false,
    },
  ],
  tests: {
    suites: [
      { files: ['tests/unit/**/*.spec.ts'], name: 'unit', timeout: 10_000 },
      { files: ['tests/conformance/**/*.spec.ts'], name: 'conformance', timeout: 60_000 },
      { files: ['tests/functional/**/*.spec.ts'], name: 'functional', timeout: 30_000 },
      { files: ['tests/stories/**/*.spec.ts'], name: 'stories', timeout: 60_000 },
      { files: ['tests/worker/**/*.spec.ts'], name: 'worker', timeout: 120_000 },
      { files: ['tests/commands/**/*.spec.ts'], name: 'commands', timeout: 120_000 },
      { files: ['tests/reliability/**/*.spec.ts'], name: 'reliability', timeout: 180_000 },
      { files: ['tests/prove/**/*.spec.ts'], name: 'prove', timeout: 900_000 },
      { files: ['tests/browser/**/*.spec.ts'], name: 'browser', timeout: 120_000 },
    ],
    forceExit: true,
  },
  hooks: {
    init: [
      indexEntities({
        controllers: {
          enabled: true,
          source: './app',
          glob: ['**/*_controller.ts'],
          importAlias: '#app',
        },
        transformers: { enabled: false },
      }),
    ],
  },
})
