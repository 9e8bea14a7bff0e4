/** Redacts jobs to ids, times, states and counts, because the rest is data of companies. */
const HIDDEN = 'hidden'
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const IS_UUID = new RegExp(`^${UUID.source}$`, 'i')

const RULES: Record<string, (value: any) => unknown> = {
  data: idsOf,
  returnValue: idsOf,
  progress: (value) => (typeof value === 'object' ? countsOf(value) : counted(value)),
  opts: (value) =>
    Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => OPTIONS.has(key))),
  name: named,
  deduplicationId: named,
  failedReason: sentence,
  deferredFailure: sentence,
  stacktrace: (traces: string[]) => traces.map(withoutPlaces),
  ignoredChildFailureReasons: (reasons: Record<string, string>) =>
    Object.fromEntries(Object.entries(reasons).map(([job, reason]) => [job, sentence(reason)])),
}

/** Options that only the platform's own code sets. */
const OPTIONS = new Set([
  'attempts',
  'backoff',
  'delay',
  'priority',
  'lifo',
  'timestamp',
  'removeOnComplete',
  'removeOnFail',
  'stackTraceLimit',
  'keepLogs',
  'repeat',
  'jobId',
  'parent',
])

/** Returns the redacted answer to a call of `route`. */
export function redacted(body: unknown, route: string): unknown {
  if (route.endsWith('/metrics')) return body
  if (route.endsWith('/logs')) return (body as string[]).map(sentence)
  return walked(body)
}

function walked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walked)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      inner === null || inner === undefined
        ? inner
        : Object.hasOwn(RULES, key)
          ? RULES[key](inner)
          : walked(inner),
    ])
  )
}

/** Keeps ids; other values become `hidden`. */
function idsOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => idsOf(one, key))
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([inner]) => /^[A-Za-z]\w{0,40}$/.test(inner))
        .map(([inner, one]) => [inner, idsOf(one, inner)])
    )
  if (value === null || value === undefined) return value

  if (key === 'tenantId' && Number.isSafeInteger(value)) return value
  return typeof value === 'string' && IS_UUID.test(value) ? value : HIDDEN
}

function countsOf(value: object): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isObject(one) ? countsOf(one) : counted(one)])
  )
}

const counted = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? value : HIDDEN

/** Accepts only names in the form that code gives. */
function named(value: unknown) {
  return typeof value === 'string' && /^[\w.:-]{1,120}$/.test(value) ? value : HIDDEN
}

/** The first line of an error without statements, values, addresses, paths, numbers and keys. */
export function sentence(text: string): string {
  const [line] = String(text).split('\n')
  const told =
    /\b(select|insert|update|delete|replace|with)\b[\s\S]*\b(from|into|set|where|values)\b/i.test(
      line
    )
      ? `A database statement failed: ${line.slice(line.lastIndexOf(' - ') + 1).match(/^- (.*)/)?.[1] ?? ''}`
      : line

  const ids = told.match(UUID) ?? []
  return told
    .split(UUID)
    .map(blanked)
    .reduce((done, part, index) => done + ids[index - 1] + part)
    .slice(0, 300)
}

function blanked(text: string) {
  return text
    .replace(/(["'`‘“«]).*?(["'`’”»])(?!\w)/g, '…')
    .replace(/[^\s<>(),;:]+@[^\s<>(),;:]+/g, '[e-mail]')
    .replace(/\b\w+:\/\/\S+/g, '[address]')
    .replace(/(?:\b[A-Za-z]:\\|\.{0,2}\/)[^\s:()]+(?:[/\\][^\s:()]+)*(?::\d+)*/g, '[path]')
    .replace(/[\w+/=.-]*[A-Za-z0-9_]{24,}[\w+/=.-]*/g, '[key]')
    .replace(/\+?\d[\d .,-]{4,}\d/g, '[number]')
}

/** Keeps the function names and drops the file paths. */
function withoutPlaces(trace: string): string {
  const [first, ...frames] = String(trace).split('\n')
  const functions = frames
    .map((frame) => /^\s*at (?:async )?(?:new )?([\w$.<>[\] #]+?) \(/.exec(frame)?.[1])
    .filter(Boolean)

  return [sentence(first), ...functions.slice(0, 15).map((one) => `    at ${one}`)].join('\n')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
