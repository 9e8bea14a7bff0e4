import { readFile, writeFile } from 'node:fs/promises'
import { Command } from '#commands/_command'
import { settingsPage } from '#commands/_settings_page'

export default class DocsSettings extends Command {
  static commandName = 'docs:settings'
  static description = 'For contributors: regenerate the reference of the settings'
  static options = { startApp: false }

  protected async work() {
    const read = (path: string) => readFile(this.app.makePath(path), 'utf8')
    const page = this.app.makePath('docs/reference/settings.md')
    await writeFile(
      page,
      settingsPage(
        await read('docs/reference/settings.md'),
        await read('start/env.ts'),
        await read('.env.example')
      )
    )
    this.answer({ page }, `${page} is up to date.`)
  }
}
