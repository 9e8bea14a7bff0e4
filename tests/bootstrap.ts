import { assert } from '@japa/assert'
import app from '@adonisjs/core/services/app'
import type { Config } from '@japa/runner/types'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import testUtils from '@adonisjs/core/services/test_utils'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app)]

/**
 * The database was made anew and migrated by `npm test`. One server serves all suites, so that no kept connection is cut
 * between them. The sweeps of conformance run before the functional tests, some of which add routes of their own.
 */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => testUtils.httpServer().start()],
  teardown: [],
}
