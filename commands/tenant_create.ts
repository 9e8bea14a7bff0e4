import { args, flags } from '@adonisjs/core/ace'
import { Command } from '#commands/_command'
import { passwordFrom } from '#commands/_passwords'

export default class TenantCreate extends Command {
  static commandName = 'tenant:create'
  static description = 'Create a company with its first administrator'
  static help = [
    "On a terminal it asks for the administrator's password; --password-stdin reads it from stdin.",
    'Without a password the administrator gets an e-mail with a link to choose one.',
  ]
  static optionOf = {
    'name': 'name',
    'industry': '--industry',
    'countryCode': '--country',
    'currency': '--currency',
    'timezone': '--timezone',
    'locale': '--locale',
    'enabledModules': '--module',
    'admin.email': '--admin-email',
    'admin.name': '--admin-name',
    'admin.password': 'The password',
  }

  @args.string({ description: 'Name of the company, unique on the platform' })
  declare name: string

  @flags.string({ description: 'Country, ISO 3166-1 code (default: CO)' })
  declare country?: string

  @flags.string({ description: 'Currency, ISO 4217 code (default: COP)' })
  declare currency?: string

  @flags.string({ description: 'Time zone (default: America/Bogota)' })
  declare timezone?: string

  @flags.string({
    description: "Language and region of texts (default: the country's, such as es-CO)",
  })
  declare locale?: string

  @flags.string({ description: 'Industry of the company' })
  declare industry?: string

  @flags.array({ description: 'Module to switch on; may be repeated' })
  declare module?: string[]

  @flags.string({ description: "Administrator's e-mail" })
  declare adminEmail?: string

  @flags.string({ description: "Administrator's name (default: the part before the @)" })
  declare adminName?: string

  @flags.boolean({ description: "Read the administrator's password from stdin" })
  declare passwordStdin: boolean

  protected async work() {
    const { validate } = await import('#core/input/validation')
    const { openCompany } = await import('#identity/actions/open_company')
    const { openCompanyByInvitation } = await import('#identity/validators/company')
    const { mustBeCountry } = await import('#tenants/tenant_fields')
    const { shownTenant } = await import('#tenants/tenant_transformer')

    const email = await this.need(this.adminEmail, '--admin-email', "Administrator's e-mail")
    const password = await passwordFrom({
      isTerminal: this.isTerminal,
      fromStdin: this.passwordStdin,
      orElse: 'send an invitation',
    })
    const asked = {
      name: this.name,
      industry: this.industry,
      countryCode: this.country,
      currency: this.currency,
      timezone: this.timezone,
      locale: this.locale,
      enabledModules: (this.module ?? []).map((code) => String(code).toUpperCase()),
      admin: { email, name: this.adminName ?? email.split('@')[0], password },
    }
    const input = await validate(openCompanyByInvitation, asked)
    mustBeCountry(input.countryCode)
    const { tenant, admin } = await openCompany(input)

    const data = {
      ...shownTenant(tenant),
      admin: {
        id: admin.id,
        email: admin.email,
        name: admin.name,
        isInvited: admin.joinedAt === null,
      },
    }
    this.answerOne(data, `${tenant.name} is open.`, {
      id: tenant.publicId,
      modules: tenant.enabledModules,
      administrator: admin.email,
      password: password === undefined ? 'an invitation is on its way' : 'as given',
    })
  }
}
