/** A request with curl for an operation, with its example as the body. */
import { resolved, type Listed, type Parameter } from '#api/docs/reference/description'

export function curlOf({ method, path, described }: Listed): string {
  const { requestBody, security, parameters } = described
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${variableOf(name)}`)
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isIdempotent = parameters.some(
    (parameter) => resolved<Parameter>(parameter).name === 'Idempotency-Key'
  )

  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$API${address}${queryOf(parameters)}"`,
    security.length > 0 && '-H "Authorization: Bearer $TOKEN"',
    isIdempotent && '-H "Idempotency-Key: $(uuidgen)"',
    type && !isForm(type) && `-H "Content-Type: ${type}"`,
    content && bodyOf(type!, content.example),
  ]
    .filter(Boolean)
    .join(' \\\n  ')
}

/** Parameters that the operation requires. */
function queryOf(parameters: Parameter[]) {
  const needed = parameters.filter(({ in: place, required }) => place === 'query' && required)
  return needed.length
    ? `?${needed.map(({ name, schema }) => `${name}=${schema?.examples?.[0] ?? '…'}`).join('&')}`
    : ''
}

function bodyOf(type: string, example: unknown) {
  if (isForm(type)) return '-F file=@file'
  if (type !== 'application/json') return '--data-binary @file'
  return `-d '${JSON.stringify(example ?? {}, null, 2).replaceAll("'", String.raw`'\''`)}'`
}

/** curl writes the type of a form itself, with its boundary. */
const isForm = (type: string) => type === 'multipart/form-data'

/** `$ID`, `$LINE_ID`. */
const variableOf = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
