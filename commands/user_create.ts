import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'
import { passwordFrom } from '#commands/_passwords'

export default class UserCreate extends Command {
  static commandName = 'user:create'
  static description = 'Create a user of a company, or of the platform'
  static help = [
    'On a terminal it asks for the password; --password-stdin reads it from stdin. Without one the user gets an e-mail with a link to choose one.',
    'A person of another company is invited, and keeps the password: one that is given is not applied.',
    'The company `platform` is the platform itself, whose users have the role SUPER_ADMIN.',
  ]
  static optionOf = { email: 'email', name: '--name', role: '--role', password: 'The password' }

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @args.string({ description: 'E-mail, unique in the company' })
  declare email: string

  @flags.string({
    description:
      "A built-in role, such as ADMIN, SALES or VIEWER, or one of the company's own; SUPER_ADMIN for the platform",
  })
  declare role?: string

  @flags.string({ description: 'Name of the user (default: the part before the @)' })
  declare name?: string

  @flags.boolean({ description: 'Read the password from stdin' })
  declare passwordStdin: boolean

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { PLATFORM } = await import('#core/context/platform_tenant')
    const { readRecord } = await import('#core/endpoints/operations')
    const { validate } = await import('#core/input/validation')
    const { tenantOrPlatform } = await import('#commands/_tenants')
    const { createUser } = await import('#identity/actions/create_user')
    const { userTransformer } = await import('#identity/transformers/user_transformer')
    const { createUserByOperator } = await import('#identity/validators/user')

    const tenant = await tenantOrPlatform(this.tenant)
    const role =
      tenant.id === PLATFORM.id
        ? (this.role ?? 'SUPER_ADMIN')
        : await this.need(this.role, '--role', 'Role')
    if (tenant.id === PLATFORM.id && role !== 'SUPER_ADMIN')
      throw new UsageError(
        'A user of the platform is a SUPER_ADMIN: leave --role out, or name a company.',
        { status: 1 }
      )
    if (role === 'SUPER_ADMIN' && tenant.id !== PLATFORM.id)
      throw new UsageError(
        'A SUPER_ADMIN belongs to the platform: node ace user:create platform EMAIL --role SUPER_ADMIN.',
        { status: 1 }
      )
    const password = await passwordFrom({
      isTerminal: this.isTerminal,
      fromStdin: this.passwordStdin,
      orElse: 'send an invitation',
    })
    const asked = await validate(createUserByOperator, {
      email: this.email,
      name: this.name ?? this.email.split('@')[0],
      role,
      password,
    })

    const made = await Current.within(tenant, async () => {
      const { id } = await createUser(asked, { byOperator: true })
      return readRecord(userTransformer, id)
    })
    this.answerOne(
      { ...made, tenant: { id: tenant.publicId, name: tenant.name } },
      `${made.email} is a user of ${tenant.name}.`,
      {
        id: made.id,
        role: made.role,
        password: made.isInvited ? 'an invitation is on its way' : 'as given',
      }
    )
  }
}
