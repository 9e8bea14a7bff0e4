import { args, flags } from '@adonisjs/core/ace'
import { Command, UsageError } from '#commands/_command'
import type { Progress } from '#commands/_progress'
import { tableOf } from '#commands/_table'

export default class ImportRun extends Command {
  static commandName = 'import:run'
  static description = 'Import a file into a company, and wait until it has ended'
  static help = [
    'A worker reads the file; without one, this command does. Ctrl-C cancels the import; rows that were written stay.',
    'The exit code is 1 when rows were refused.',
  ]
  static optionOf = {
    resource: '--resource',
    mode: '--mode',
    mapping: '--mapping',
    decimal: '--decimal',
    dates: '--dates',
    encoding: '--encoding',
    defaults: '--defaults',
    file: 'The file',
  }

  @args.string({ description: 'Name or id of the company' })
  declare tenant: string

  @args.string({ description: 'CSV, NDJSON, JSON or .xlsx' })
  declare file: string

  @flags.string({ description: 'The kind of records in the file, such as customers' })
  declare resource?: string

  @flags.string({
    description: 'create refuses existing records, upsert updates them (default: create)',
  })
  declare mode?: string

  @flags.boolean({ description: 'Check every row and write nothing' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Create missing records that rows name, such as categories' })
  declare createMissing: boolean

  @flags.boolean({ description: 'Send new employees their welcome mail' })
  declare notify: boolean

  @flags.string({
    description: 'Fields of columns with other names, as JSON: {"StockCode":"sku","Notes":null}',
  })
  declare mapping?: string

  @flags.string({
    description: 'The decimal mark of the numbers, "." or ","; by default it is read from the file',
  })
  declare decimal?: string

  @flags.string({
    description: 'The order of the days: YMD, DMY or MDY; by default it is read from the file',
  })
  declare dates?: string

  @flags.string({
    description: 'Encoding of the file: utf-8 (default), windows-1252 or utf-16le',
  })
  declare encoding?: string

  @flags.string({
    description: 'Values of new records where rows have none, as JSON: {"costPrice":"0"}',
  })
  declare defaults?: string

  @flags.boolean({
    description: 'Import a file again that was imported within the last 30 days',
  })
  declare allowDuplicate: boolean

  @flags.string({ description: 'Write the refused rows and their errors to this CSV file' })
  declare errors?: string

  protected async work() {
    const { Current } = await import('#core/context/current')
    const { findTenant } = await import('#commands/_tenants')
    const tenant = await findTenant(this.tenant)
    await this.#mustReachFiles()
    const resource = await this.#resource()

    await Current.within(tenant.toCurrent(), () => this.#import(tenant.name, resource))
  }

  async #import(company: string, resource: string) {
    const { importFile } = await import('#integrations/imports/import_file')
    const { importTransformer } = await import('#integrations/transformers/import_transformer')
    const { ended, failings, writeErrors } = await import('#commands/_import')
    const { Progress } = await import('#commands/_progress')
    const progress = new Progress(!this.json)

    const { mode, mapping, decimal, dates, encoding, defaults } = this
    const flags = Object.fromEntries(
      (['dryRun', 'createMissing', 'notify', 'allowDuplicate'] as const).map((flag) => [
        flag,
        String(this[flag] ?? false),
      ])
    )
    const { id } = await importFile(this.file, {
      resource,
      mode,
      mapping,
      decimal,
      dates,
      encoding,
      defaults,
      ...flags,
    })
    const { signal: givenUp, over } = this.interruption.awaited(
      'Stopped. The import goes on with the next worker.'
    )
    const one = await ended(id, givenUp, (one) => show(progress, one)).finally(() =>
      progress.clear()
    )
    over()

    const wrong = await failings(id)
    if (this.errors) await writeErrors(id, this.errors)
    const facts = {
      id,
      read: `${one.processed} of ${one.total ?? '?'} rows`,
      created: one.created,
      updated: one.updated,
      unchanged: one.unchanged,
      failed: one.failed,
      ...(this.errors && { errors: this.errors }),
    }
    this.answerOne(
      { ...importTransformer.of(one.$attributes as never), failings: wrong },
      sentenceOf(one, company),
      facts
    )
    if (wrong.length && !this.json)
      console.log(
        `\n${tableOf(
          wrong.map(({ first, ...what }) => ({ ...what, 'first row': first })),
          this.colors
        )}`
      )
    if (one.status !== 'COMPLETED' || one.failed) this.exitCode = 1
  }

  async #resource() {
    const { RESOURCES } = await import('#integrations/imports/resources')
    if (this.resource === undefined && this.isTerminal)
      return this.asking(() => this.prompt.choice('What does the file hold', [...RESOURCES]))
    if (this.resource === undefined)
      throw new UsageError(
        `--resource is missing, and there is no terminal to ask on. It is one of ${RESOURCES.join(', ')}.`
      )
    return this.resource
  }

  async #mustReachFiles() {
    const { access, constants, stat } = await import('node:fs/promises')
    const { dirname } = await import('node:path')
    const isReadable = await access(this.file, constants.R_OK).then(
      async () => !(await stat(this.file)).isDirectory(),
      () => false
    )

    if (!isReadable)
      throw new UsageError(`There is no file ${this.file} that can be read.`, { status: 1 })
    if (this.errors) {
      await access(`${dirname(this.errors)}/.`, constants.W_OK).catch(() => {
        throw new UsageError(`There is no folder for ${this.errors} that can be written to.`, {
          status: 1,
        })
      })
    }
  }
}

type Step = { status: string; resource: string; processed: number; total: number | null }

function show(progress: Progress, { status, resource, processed, total }: Step) {
  if (total === null)
    progress.say(
      `Importing ${resource}: ${status === 'QUEUED' ? 'it waits for its turn' : 'its rows are counted'}`
    )
  else progress.bar(`Importing ${resource}`, processed, total)
}

type Ended = {
  status: string
  resource: string
  dryRun: boolean
  failed: number
  error: string | null
}

function sentenceOf({ status, resource, dryRun, failed, error }: Ended, company: string) {
  if (status === 'FAILED') return `The import has failed: ${error}. Rows that are done stay.`
  if (status === 'CANCELLED') return 'The import was cancelled. Rows that are done stay.'
  const ending = failed
    ? `${failed} ${failed === 1 ? 'row was' : 'rows were'} refused`
    : 'every row was taken'
  return dryRun
    ? `${resource} of ${company} were checked and nothing was written; ${ending}.`
    : `${resource} of ${company} were read; ${ending}.`
}
