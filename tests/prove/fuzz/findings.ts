/** What was answered, and what was wrong with it, once per kind. */
import type { Checker } from './check.js'
import type { Answer } from './http.js'
import type { Request } from './requests.js'

export type Finding = { kind: string; request: object; answer: object }

export class Findings {
  requests = 0
  /** Answers by class, such as `2xx`. */
  readonly classes: Record<string, number> = {}
  /** Operations that answered 2xx at least once. */
  readonly succeeded = new Set<string>()
  /** Answers of 5xx and missing answers. */
  readonly faults: Finding[] = []
  /** Differences from the document. */
  readonly mismatches: Finding[] = []

  readonly #checker: Checker

  constructor(checker: Checker) {
    this.#checker = checker
  }

  /** `broken` is the promise to a second request that the answer does not keep. */
  add(request: Request, answer: Answer, broken?: string) {
    const { key } = request.operation
    const name = answer.status ? `${Math.floor(answer.status / 100)}xx` : 'none'
    this.requests++
    this.classes[name] = (this.classes[name] ?? 0) + 1
    if (name === '2xx') this.succeeded.add(key)

    if (isFault(request, answer))
      return this.#note(this.faults, `${key} ${answer.status || answer.text}`, request, answer)
    const mismatch = broken ?? this.#checker.mismatch(request, answer)
    if (mismatch) this.#note(this.mismatches, `${key} ${mismatch}`, request, answer)
  }

  #note(findings: Finding[], kind: string, request: Request, answer: Answer) {
    if (findings.some((one) => one.kind === kind)) return
    const { method, path, headers, body } = request
    const shown = (text: string | Buffer | undefined) => text && String(text).slice(0, 2_000)
    findings.push({
      kind,
      request: { method, path: shown(path), headers, body: shown(body) },
      answer: { status: answer.status, text: shown(answer.text) },
    })
  }
}

/** `/health` documents a 503 of its own; the shared 5xx of all operations are faults. */
function isFault({ operation }: Request, { status }: Answer) {
  const isOwn =
    operation.responses[status] && !operation.responses[status].at.startsWith('#/components/')
  return status === 0 || (status >= 500 && !isOwn)
}
