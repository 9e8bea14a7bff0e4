import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'

export default class MakeResource extends Command {
  static commandName = 'make:resource'
  static description =
    'Write the files of a new resource: migration, model, validator, record, controller, route and test'
  static help = [
    'Then fill in its fields, run migration:run, which makes its class in database/schema.ts, and run its test.',
  ]
  static options = { startApp: false }

  @args.string({ description: 'Name of one record, such as warehouse or stock-count' })
  declare name: string

  @flags.string({ description: 'The domain that it belongs to, such as inventory' })
  declare domain?: string

  @flags.string({ description: 'The scope that guards it (default: the one named as the domain)' })
  declare scope?: string

  protected async work() {
    const { SCOPES } = await import('#core/context/scopes')
    const { default: manifests } = await import('#app/domains')
    const { filesOf, namesOf, writeAll } = await import('#commands/_resource')
    const { addRoute, addToManifest } = await import('#commands/_resource_route')

    const root = this.app.makePath()
    const domains = Object.keys(manifests)
    const domain = await this.#choose(
      this.domain,
      '--domain',
      'Domain',
      domains,
      [
        `There is no domain ${this.domain}: those are ${domains.join(', ')}.`,
        `A new one begins with app/${this.domain}/domain.ts and its line in app/domains.ts.`,
      ].join(' ')
    )
    const scopes = [
      ...new Set(SCOPES.filter((one) => one.endsWith(':write')).map((one) => one.split(':')[0])),
    ]
    const scope = await this.#choose(
      this.scope ?? (scopes.includes(domain) ? domain : undefined),
      '--scope',
      'Scope that guards it',
      scopes,
      `There is no scope ${this.scope}: those are ${scopes.join(', ')}.`
    )

    const names = namesOf(this.name, domain)
    const files = await filesOf(root, names)
    await writeAll(root, files)
    const [route, manifest] = [await addRoute(root, names, scope), await addToManifest(root, names)]

    const written = [...files.map(({ path }) => path), ...route.changed, ...manifest.changed]
    const next = [
      ...route.byHand,
      ...manifest.byHand,
      'node ace migration:run',
      'npm run format',
      `npm test -- functional --files ${names.plural}`,
    ]
    this.answerLines({ files: written, next }, [
      ...written.map((path) => `  ${this.colors.green('written')}  ${path}`),
      '',
      'Next:',
      ...next.map((step) => `  ${step}`),
    ])
  }

  async #choose(
    given: string | undefined,
    option: string,
    question: string,
    choices: readonly string[],
    refusal: string
  ) {
    if (given === undefined && this.isTerminal)
      return this.asking(() => this.prompt.choice(question, [...choices]))
    if (given === undefined)
      throw new UsageError(
        `${option} is missing, and there is no terminal to ask on. It is one of ${choices.join(', ')}.`
      )
    if (!choices.includes(given)) throw new UsageError(refusal)
    return given
  }
}
