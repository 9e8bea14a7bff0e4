export type FieldError = {
  field: string
  pointer: string
  code: string
  message: string
  meta?: Record<string, unknown>
}

/** A refusal of the API, in its own words (RFC 9457). */
export class OficioError extends Error {
  override readonly name = 'OficioError'
  /** The HTTP status, such as 422. */
  readonly status: number
  /** What programs look at, such as `VALIDATION_FAILED`. */
  readonly code: string
  /** The fields that are wrong, if it is about fields. */
  readonly errors: readonly FieldError[]
  /** Tells the server's operators which request it was. */
  readonly requestId: string | undefined
  /** All that was answered, such as `allowedActions`. */
  readonly problem: Readonly<Record<string, unknown>>

  constructor(response: Response, problem: Record<string, any>) {
    super(
      problem.errors?.map(({ message }: FieldError) => message).join(' ') ||
        problem.detail ||
        `${response.status} ${response.statusText}`
    )
    this.status = response.status
    this.code = problem.code ?? `HTTP_${response.status}`
    this.errors = problem.errors ?? []
    this.requestId = problem.requestId ?? response.headers.get('x-request-id') ?? undefined
    this.problem = problem
  }

  static async of(response: Response): Promise<OficioError> {
    return new OficioError(response, await response.json().catch(() => ({})))
  }
}
