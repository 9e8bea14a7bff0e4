import { Command } from '#commands/_command'

export default class ClientBuild extends Command {
  static commandName = 'client:build'
  static description =
    'For contributors: regenerate the types of clients/typescript from the OpenAPI description'

  protected async work() {
    const { writeFile } = await import('node:fs/promises')
    const { default: router } = await import('@adonisjs/core/services/router')
    const { CLIENT_TYPES, clientTypes } = await import('#commands/_client')
    await import('#start/kernel')
    await import('#start/routes')
    router.commit()

    const text = await clientTypes()
    await writeFile(this.app.makePath(CLIENT_TYPES), text)
    this.answer({ file: CLIENT_TYPES, lines: text.split('\n').length }, `Wrote ${CLIENT_TYPES}.`)
  }
}
