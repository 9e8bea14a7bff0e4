/** Errors of OAuth (RFC 6749, section 5.2), which have a form of their own. */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    description: string,
    readonly status = 400
  ) {
    super(description)
  }

  get body() {
    return { error: this.code, error_description: this.message }
  }
}

export const invalidGrant = (why: string) => new OAuthError('invalid_grant', why)

export const invalidRequest = (why: string) => new OAuthError('invalid_request', why)
