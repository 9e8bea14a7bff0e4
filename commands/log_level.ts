import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'

const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3_600 }

export default class LogLevel extends Command {
  static commandName = 'log:level'
  static description = 'Change the log level of all running servers and workers for a while'
  static help = [
    'Levels: fatal, error, warn, info, debug (every request), trace, silent. `own` restores LOG_LEVEL, which also happens when the time is over.',
    'Processes that start later use LOG_LEVEL.',
  ]

  @args.string({ description: 'The level' })
  declare level: string

  @flags.string({ description: 'How long, such as 90s, 10m or 2h (default: 10m)' })
  declare for?: string

  protected async work() {
    const { LEVELS, broadcastLogLevel } = await import('#core/redis/log_level')
    const { PLATFORM } = await import('#core/context/platform_tenant')
    const { Current } = await import('#core/context/current')
    const { transaction } = await import('#core/database/transaction/transaction')
    const { record } = await import('#core/audit/audit')

    const level = LEVELS.find((one) => one === this.level)
    if (!level && this.level !== 'own')
      throw new UsageError(`${this.level} is no level; those are own, ${LEVELS.join(', ')}.`)
    const seconds = secondsIn(this.for ?? '10m')

    const told = await broadcastLogLevel(level ?? null, seconds)
    await transaction(async () =>
      Current.within(PLATFORM, () =>
        record({
          action: 'log.level_changed',
          entity: 'log',
          entityId: null,
          after: { level: this.level, seconds },
        })
      )
    )
    this.answer(
      { level: this.level, seconds: level ? seconds : null, processes: told },
      `${told} ${told === 1 ? 'process logs' : 'processes log'} ${level ? `at ${level} for ${seconds} seconds` : 'at their own level'}.`
    )
  }
}

/** At most a day. */
function secondsIn(text: string): number {
  const [, number, unit] = /^(\d{1,5})([smh])$/.exec(text) ?? []
  const seconds = Number(number) * SECONDS[unit]
  if (!(seconds >= 1 && seconds <= 86_400))
    throw new UsageError('--for must be a time such as 90s, 10m or 2h, a day at most.')
  return seconds
}
