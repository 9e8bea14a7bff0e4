/** Commands of the framework that would take data away: said in a sentence, before anything is asked or begun. */
import { UsageError } from '#commands/_failures'

/** They go back by what migrations say, columns and tables with all that is in them. */
const BACK = ['migration:rollback', 'migration:reset', 'migration:refresh']

/** They empty it; the tripwire keeps them from that everywhere. */
const EMPTY = ['migration:fresh', 'db:wipe', 'db:truncate']

/** Throws a `UsageError`; going back is refused in production alone. */
export function mustNotDestroy(command: string, inProduction: boolean) {
  if (inProduction && BACK.includes(command)) throw new UsageError(`${command} is switched off in production, since it would take data away. Nothing was changed. The release before runs on the tables of this one: check it out and restart.`, { status: 1 })
  if (EMPTY.includes(command)) throw new UsageError(`${command} is switched off: a database with companies is not emptied by a command. Nothing was changed. Without any, DROP DATABASE and migration:run make it anew.`, { status: 1 })
}
