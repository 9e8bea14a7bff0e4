/** Bodies of requests: JSON, files of imports, and messages of the assistant's tools. */
import type { Operation, Schema } from './description.js'
import { CONTENT_TYPES, spoilt } from './hostile.js'
import type { Random } from './random.js'
import { sampleOf } from './samples.js'
import type { Values } from './values.js'

export type Tool = { name: string; inputSchema: Schema }

export type Body = { type?: string | string[]; content: string | Buffer }

export function bodyFor(
  { key, path, body }: Operation,
  /** The path as it is sent, which names the tool that is called. */
  at: string,
  tools: Tool[],
  values: Values,
  random: Random
): Body | undefined {
  if (!body) return undefined
  const type = random.pick(Object.keys(body))
  const made = /json$/.test(type) && path !== '/imports' ? json() : file(type, random)
  if (values.kind !== 'hostile' || !random.chance(0.3)) return made
  return random.chance(0.5)
    ? { ...made, content: spoilt(random, String(made.content)) }
    : { ...made, type: random.pick(CONTENT_TYPES) }

  function json(): Body {
    const { schema = {}, example } = body![type]
    const value = path.startsWith('/assistant/')
      ? message(at, tools, values, random)
      : values.of(schema, 'body', sampleOf(key, example, random))
    return { type, content: JSON.stringify(value) ?? 'null' }
  }
}

/** The arguments of a tool, in a message of the Model Context Protocol where it goes there. */
function message(at: string, tools: Tool[], values: Values, random: Random) {
  const named = tools.find(({ name }) => at === `/assistant/tools/${name}/call`)
  const tool = named ?? (tools.length ? random.pick(tools) : { name: 'none', inputSchema: {} })
  const args = values.of(tool.inputSchema, 'arguments')
  if (at !== '/assistant/mcp') return args
  const method = random.pick(['tools/call', 'tools/call', 'tools/list', 'ping', 'initialize', 'x'])
  return {
    jsonrpc: '2.0',
    id: random.pick([1, 'a', null]),
    method,
    params: method === 'tools/call' ? { name: tool.name, arguments: args } : {},
  }
}

const FILES: readonly string[] = [
  'taxId,name\n1,One\n2,Two\n',
  'sku,name,costPrice,sellingPrice\na,A,1,2\n',
  'taxId;name\n"3;Three\n',
  '\uFEFFtaxId,name\n4,💥\n',
  'name\n',
  '',
  '[{"taxId":"5","name":"Five"}]',
  '{"taxId":"6","name":"Six"}\n{"taxId":{}}\n[]\n',
]

const RESOURCES = ['customers', 'products', 'suppliers', 'none']

function file(type: string, random: Random): Body {
  const content = random.pick(FILES)
  if (type !== 'multipart/form-data') return { type, content }

  const name = random.pick(['a.csv', 'a.ndjson', '../../x', 'a\u0000.csv', ''])
  const parts = [
    `Content-Disposition: form-data; name="resource"\r\n\r\n${random.pick(RESOURCES)}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}`,
  ]
  const end = random.pick(['--', '--', ''])
  return {
    type: 'multipart/form-data; boundary=B',
    content: `${parts.map((part) => `--B\r\n${part}\r\n`).join('')}--B${end}\r\n`,
  }
}
