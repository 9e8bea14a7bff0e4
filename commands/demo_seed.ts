import { Command, UsageError } from '#commands/_command'

export default class DemoSeed extends Command {
  static commandName = 'demo:seed'
  static description = 'Create the demo companies that are missing'
  static help = ['Existing companies are not changed. Only in development and tests.']

  protected async work() {
    const { default: env } = await import('#start/env')
    if (!['development', 'test'].includes(env.get('NODE_ENV'))) {
      throw new UsageError(
        `The demo companies have a password that everybody knows, so they are made only where NODE_ENV is development or test; here it is ${env.get('NODE_ENV')}.`,
        { status: 1 }
      )
    }

    const { PASSWORD, seedDemo } = await import('#database/demo')
    const { made, logins } = await seedDemo()
    const text = made.length
      ? `Made ${made.join(', ')}. Password of ${logins.join(', ')}: ${PASSWORD}`
      : 'The demo companies are there already; nothing was changed.'
    this.answer({ made, logins }, text)
  }
}
