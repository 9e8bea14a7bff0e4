/** Keeps a program in test mode: the sandbox of the company, where nothing counts. */
export const ENVIRONMENT = 'Oficio-Environment'

/** A key of the company itself, which no program in test mode may send. */
const LIVE = /^ofc_live_/

/** Refuses a live key before anything is sent. */
export function mustBeTestKey(apiKey: string | undefined): string {
  if (!apiKey) throw new Error('withSandbox needs a test key (ofc_test_…), as testKey or argument')
  if (LIVE.test(apiKey)) throw new Error('withSandbox refuses a live key: make one for test mode')
  return apiKey
}

/** Throws when an answer is not of the sandbox, such as of a server without test mode. */
export function mustBeSandbox(response: Response) {
  if (response.headers.get(ENVIRONMENT) !== 'test')
    throw new Error('The answer is not of the sandbox; the request may have reached the company')
}
