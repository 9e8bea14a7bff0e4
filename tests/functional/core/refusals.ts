/**
 * What tests of the core ask of every refusal: RFC 9457, with a code, a sentence, and nothing of
 * the inside.
 */
import type { Assert } from '@japa/assert'
import type { Answer } from '#tests/api'

const INSIDE = /node_modules|\bat .*\.(ts|js)|select |insert into|sqlMessage|\bER_[A-Z_]+|\/app\//i

/** Asserts that `answer` is a problem document of this status and code. */
export function isRefused(assert: Assert, answer: Answer, status: number, code: string) {
  assert.equal(answer.status, status, answer.text)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
  assert.containsSubset(answer.body, { status, code })
  assert.match(answer.body.type, new RegExp(`^https?://.*#${code}$`))
  for (const member of ['title', 'detail', 'requestId'])
    assert.isNotEmpty(answer.body[member], member)
  assert.equal(answer.body.requestId, answer.headers.get('x-request-id'))
  assert.notMatch(answer.text, INSIDE)
}

/** Asserts a 422 (or a 409) that names `field`, by path and by JSON pointer, with `code`. */
export function isInvalid(
  assert: Assert,
  answer: Answer,
  field: string,
  code?: string,
  status = 422
) {
  isRefused(assert, answer, status, status === 422 ? 'VALIDATION_FAILED' : answer.body?.code)
  const error = answer.body.errors?.find((one: any) => one.field === field)

  assert.isOk(error, `${field} is not named by ${answer.text}`)
  assert.equal(error.pointer, field && `/${field.replaceAll('.', '/')}`)
  assert.isNotEmpty(error.message)
  if (code) assert.equal(error.code, code)
}
