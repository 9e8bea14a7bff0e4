/** Fields of a schema as a list, with nested fields to open. */
import { html, type Html } from '#api/docs/html'
import { inline, prose } from '#api/docs/reference/prose'
import { addressOfObject, nameIn, type Schema } from '#api/docs/reference/description'

export function fieldsOf(schema: Schema): Html {
  const required: string[] = schema.required ?? []
  const fields = Object.entries<Schema>(schema.properties ?? {})
  return html`<ul class="fields">
    ${fields.map(([name, field]) => fieldOf(name, field, required.includes(name)))}
  </ul> `
}

function fieldOf(name: string, field: Schema, isRequired: boolean) {
  const nested = nestedIn(field)
  return html`<li>
    <code>${name}</code>
    <span class="type">${typeOf(field)}</span
    >${isRequired && html` <span class="required">required</span>`}${field.deprecated && html` <span class="required">deprecated</span>`}
    ${factsOf(field)}${
      nested &&
      html`<details>
        <summary>Fields of <code>${name}</code></summary>
        ${fieldsOf(nested)}
      </details>`
    }
  </li> `
}

/** The object with fields of its own in a field, its elements or its alternatives. */
function nestedIn(field: Schema): Schema | undefined {
  if (field.properties) return field
  if (field.items) return nestedIn(field.items)
  const alternatives: Schema[] = field.anyOf ?? field.oneOf ?? []
  return alternatives.map(nestedIn).find((one) => one !== undefined)
}

/** `string, date`, `list of InvoiceItem`, `number or null`. */
export function typeOf(field: Schema): Html {
  if (field.$ref) {
    const name = nameIn(field.$ref)
    return html`<a href="${addressOfObject(name)}">${name}</a>`
  }
  if (field.items) return html`list of ${typeOf(field.items)}${isNullable(field) && ' or null'}`
  const alternatives: Schema[] | undefined = field.anyOf ?? field.oneOf
  if (alternatives)
    return html`${alternatives.map((one, index) => [index > 0 && ' or ', typeOf(one)])}`

  const types: string[] = [field.type ?? (field.properties ? 'object' : 'any')].flat()
  const named = types.filter((type) => type !== 'null').join(' or ') || 'null'
  return html`${named}${field.format && `, ${field.format}`}${types.length > 1 && types.includes('null') && ' or null'}`
}

const isNullable = ({ type }: Schema) => Array.isArray(type) && type.includes('null')

/** Description, limits, default, values and an example. */
export function factsOf(field: Schema): Html | false {
  const [about, isLong] = aboutOf(field)
  const facts = [
    about && !isLong && inline(about),
    ...limitsOf(field),
    field.default !== undefined &&
      field.default !== null &&
      html`Default: <code>${shown(field.default)}</code>.`,
    exampleOf(field),
  ].filter(Boolean) as Html[]
  const values = valuesOf(field)

  return (
    (about !== '' || facts.length > 0 || values !== false) &&
    html`${isLong && prose(about)}${facts.length > 0 && html`<p>${facts.map((fact, index) => [index > 0 && ' ', fact])}</p>`}${values}`
  )
}

/** The description, without the list of values if their meanings are shown as one. */
function aboutOf(field: Schema): [about: string, isLong: boolean] {
  const whole: string = field.description ?? ''
  const about = meaningsOf(field).length ? whole.replace(/(^|\n\n)- `[\s\S]*$/, '') : whole
  return about.includes('\n') ? [about, true] : [about && sentence(about), false]
}

type Limit = [least: string, most: string, unit: string]

const LIMITS: Limit[] = [
  ['minLength', 'maxLength', ' characters'],
  ['minimum', 'maximum', ''],
  ['minItems', 'maxItems', ' elements'],
  ['minProperties', 'maxProperties', ' members'],
]

function limitsOf(field: Schema): Html[] {
  const { exclusiveMinimum: above, exclusiveMaximum: below, pattern } = field
  return [
    ...LIMITS.flatMap((limit) => rangeOf(field, limit)),
    ...(above === undefined ? [] : [html`Above ${number(above)}.`]),
    ...(below === undefined ? [] : [html`Below ${number(below)}.`]),
    ...(pattern ? [html`Pattern: <code>${pattern}</code>.`] : []),
  ]
}

function rangeOf(field: Schema, [least, most, unit]: Limit): Html[] {
  const [low, high] = [field[least], field[most]]
  if (low !== undefined && high !== undefined)
    return [html`${number(low)} to ${number(high)}${unit}.`]
  if (high !== undefined) return [html`At most ${number(high)}${unit}.`]
  return low === undefined || (low === 1 && unit) ? [] : [html`At least ${number(low)}${unit}.`]
}

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 20 })

/** Examples of identifiers show nothing that the type does not. */
function exampleOf({ examples, format, enum: values }: Schema) {
  const example = (examples as unknown[] | undefined)?.[0]
  if (example === undefined || example === null || values || format === 'uuid') return false
  return html`Example: <code>${shown(example)}</code>.`
}

/** Values of an enumeration, with their meanings where the description has them. */
function valuesOf(field: Schema): Html | false {
  const meanings = meaningsOf(field)
  if (meanings.length)
    return html`<dl class="values">
      ${meanings.map(
        ([value, meaning]) =>
          html`<dt><code>${value}</code></dt>
            <dd>${inline(meaning)}</dd>`
      )}
    </dl>`

  const values: unknown[] = field.enum ?? field.items?.enum ?? []
  const known = values.filter((value) => value !== null)
  if (field.const !== undefined) return html`<p>Always <code>${shown(field.const)}</code>.</p>`
  if (!known.length) return false
  const list = known.map((value, index) => [index > 0 && ', ', html`<code>${shown(value)}</code>`])
  return known.length > 12
    ? html`<details>
        <summary>${known.length} values</summary>
        <p>${list}</p>
      </details>`
    : html`<p>One of ${list}.</p>`
}

/** From constants with descriptions, or from the extension of code generators. */
function meaningsOf(field: Schema): [string, string][] {
  const constants: Schema[] = field.oneOf ?? field.anyOf ?? []
  const explained = constants.filter((one) => one.const !== undefined && one.description)
  if (explained.length) return explained.map((one) => [shown(one.const), one.description])

  const meanings: Record<string, string> =
    field['x-enum-descriptions'] ?? field.items?.['x-enum-descriptions'] ?? {}
  return Object.entries(meanings)
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const sentence = (text: string) => (/[.!?:]$/.test(text) ? text : `${text}.`)
