import { assert } from '@japa/assert'
import app from '@adonisjs/core/services/app'
import type { Config } from '@japa/runner/types'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import testUtils from '@adonisjs/core/services/test_utils'
import { PATIENCE } from '#tests/patience'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app)]

/** The database was created and migrated by `npm test`. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [async () => (await import('#core/audit/requests/buffer')).writeRequestsOnlyWhenAsked()],
  teardown: [],
}

const WITHOUT_SERVER = ['unit', 'commands', 'prove']

/** The server starts after the files of a suite are read, because some of them add routes. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.setup(() => {
    for (const test of suite.stack.flatMap((one) => ('tests' in one ? one.tests : [one])))
      if (test.options.timeout) test.options.timeout *= PATIENCE
  })
  if (!WITHOUT_SERVER.includes(suite.name)) suite.setup(() => testUtils.httpServer().start())
}
