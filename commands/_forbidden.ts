/** Commands that would lose data or need the sources, refused before they begin. */
import { UsageError } from '#commands/_failures'

/** Rollbacks drop columns and tables with their data. */
const BACK = ['migration:rollback', 'migration:reset', 'migration:refresh']

/** The tenancy guard also prevents these everywhere. */
const EMPTY = ['migration:fresh', 'db:wipe', 'db:truncate']

/** These write source files, some with development packages. */
const OF_CONTRIBUTORS = ['client:build', 'docs:settings', 'make:resource']

/** Throws a UsageError outside the sources, such as in `build/` or an image. */
export function mustHaveSources(command: string, areThere: boolean) {
  if (!areThere && OF_CONTRIBUTORS.includes(command))
    throw new UsageError(
      `${command} is for contributors: it writes files of the sources, which are not here. Nothing was changed. Run it in a clone, with npm run ace -- ${command}.`,
      { status: 1 }
    )
}

/** Throws a UsageError; rollbacks are refused only in production. */
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
