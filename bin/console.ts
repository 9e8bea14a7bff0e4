/** Starts an Ace command. */
import './runtime.js'
import 'reflect-metadata'
import { existsSync } from 'node:fs'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { BaseCommand } from '@adonisjs/core/ace'
import { ROOT, importer, tellBadSettings } from './ignition.js'

new Ignitor(ROOT, { importer })
  .tap((app) => {
    app.booting(() => tellBadSettings(() => import('#start/env')))
  })
  .ace()
  .configure(async (app) => {
    const { tellForOthers } = await import('../commands/_failures.js')
    const { mustHaveSources, mustNotDestroy } = await import('../commands/_forbidden.js')
    const kernel = await app.container.make('ace')
    kernel.executing((command) => {
      const { commandName } = command.constructor as typeof BaseCommand
      mustNotDestroy(commandName, app.inProduction)
      mustHaveSources(commandName, existsSync(app.makePath('adonisrc.ts')))
    })
    const { errorHandler } = kernel
    const render = errorHandler.render.bind(errorHandler)
    errorHandler.render = (error, kernel) =>
      tellForOthers(error, kernel, () => render(error, kernel))
  })
  .handle(withoutQuestion(process.argv.splice(2)))
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })

/** Asks only on a terminal: a script that migrates in production means it. */
function withoutQuestion(args: string[]) {
  const isAsked = args[0] === 'migration:run' && !process.stdin.isTTY && !args.includes('--force')
  return isAsked ? [...args, '--force'] : args
}
