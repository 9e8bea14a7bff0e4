import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { bodyOf, mustBeAt, operation, tag, unlessKnown } from '#core/endpoints/operations'
import type { JsonSchema } from '#core/resources/transformer'
import { changePayrollSettings, payrollSettings } from '#payroll/settings'
import { lawOf, packOf, valuesOn } from '#payroll/statutory/law'
import { PARAMETERS } from '#payroll/statutory/pack'
import { updatePayrollSettings } from '#payroll/validators/settings'

const day = { type: 'string', format: 'date' }
const provisional = {
  type: 'boolean',
  description: 'Whether the value is not enacted yet and the one before it was carried on.',
}
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const byParameter = (each: JsonSchema, description: string) => ({
  ...object(Object.fromEntries(PARAMETERS.map((name) => [name, each])), []),
  description,
})

const dated = object(
  { from: day, value: { type: 'number' }, source: { type: 'string' }, provisional },
  ['from', 'value', 'source']
)
const override = object({
  parameter: { type: 'string', enum: [...PARAMETERS] },
  from: day,
  value: { type: ['number', 'null'] },
  note: { type: ['string', 'null'] },
})

const schema = {
  title: 'PayrollSettings',
  ...object({
    countryCode: {
      type: ['string', 'null'],
      description:
        'The country whose law applies; null for neutral values, where a country has no law of its own here.',
    },
    today: byParameter(dated, 'The values that hold today, by parameter. Read-only.'),
    statutory: byParameter(
      { type: 'array', items: dated },
      'The law of the country: the values of each parameter by first day. Read-only.'
    ),
    overrides: {
      type: 'array',
      items: override,
      description: "The company's own values; null returns to the law from that day on.",
    },
    version: { type: 'integer' },
  }),
}

export const payrollSettingsHandlers = {
  show: operation(
    {
      kind: 'read',
      status: 200,
      output: { schema },
      summary: 'Read the payroll settings',
    },
    async (ctx) => unlessKnown(ctx, shown(await payrollSettings()))
  ),

  update: operation(
    {
      kind: 'update',
      status: 200,
      input: updatePayrollSettings,
      output: { schema },
      summary: 'Change the payroll settings',
    },
    async (ctx) => {
      const { overrides } = await bodyOf(ctx, updatePayrollSettings)
      const given = overrides?.map(({ parameter, from, value, note }) => ({
        parameter,
        from,
        value: value?.toNumber() ?? null,
        note: note ?? null,
      }))
      const changed = shown(await changePayrollSettings(given, (version) => mustBeAt(ctx, version)))
      tag(ctx, changed)
      return changed
    }
  ),
}

function shown({ overrides, version }: Awaited<ReturnType<typeof payrollSettings>>) {
  const { tenant } = Current
  const pack = packOf(tenant.countryCode)
  const today = valuesOn(lawOf(tenant.countryCode, overrides), todayIn(tenant.timezone))
  const numbered = <T extends { value: unknown }>(row: T) => ({ ...row, value: Number(row.value) })

  return {
    countryCode: pack.countryCode,
    today: Object.fromEntries(Object.entries(today).map(([name, row]) => [name, numbered(row)])),
    statutory: Object.fromEntries(
      Object.entries(pack.parameters).map(([name, rows]) => [name, rows.map(numbered)])
    ),
    overrides,
    version,
  }
}
