/**
 * Commands that would take data away, or find nothing to work on: said in a sentence, before
 * anything is asked or begun.
 */
import { UsageError } from '#commands/_failures'

/** They go back by what migrations say, columns and tables with all that is in them. */
const BACK = ['migration:rollback', 'migration:reset', 'migration:refresh']

/** They empty it; the tenancy guard keeps them from that everywhere. */
const EMPTY = ['migration:fresh', 'db:wipe', 'db:truncate']

/** They write files of the sources, some with packages that an installation does not have. */
const OF_CONTRIBUTORS = ['client:build', 'docs:settings', 'make:resource']

/** Throws a `UsageError` where there are no sources, such as in `build/` or an image. */
export function mustHaveSources(command: string, areThere: boolean) {
  if (!areThere && OF_CONTRIBUTORS.includes(command))
    throw new UsageError(
      `${command} is for contributors: it writes files of the sources, which are not here. Nothing was changed. Run it in a clone, with npm run ace -- ${command}.`,
      { status: 1 }
    )
}

/** Throws a `UsageError`; going back is refused in production alone. */
export function mustNotDestroy(command: string, inProduction: boolean) {
  if (inProduction && BACK.includes(command))
    throw new UsageError(
      `${command} is switched off in production, since it would take data away. Nothing was changed. The release before runs on the tables of this one: check it out and restart.`,
      { status: 1 }
    )
  if (EMPTY.includes(command))
    throw new UsageError(
      `${command} is switched off: a database with companies is not emptied by a command. Nothing was changed. Without any, DROP DATABASE and migration:run make it anew.`,
      { status: 1 }
    )
}
