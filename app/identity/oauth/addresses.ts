/** Addresses of the authorization server and of the resource that its tokens open. */
import env from '#start/env'

/** The only path where a token of an application is accepted. */
export const RESOURCE_PATH = '/api/v1/assistant/mcp'

export const AUTHORIZE_PATH = '/admin/oauth/authorize'

/** The issuer (RFC 8414): the origin of APP_URL, without a slash at its end. */
export const issuer = () => new URL(env.get('APP_URL')).origin

/** The audience of the tokens (RFC 8707). */
export const resource = () => issuer() + RESOURCE_PATH

export const at = (path: string) => issuer() + path

/** Where the metadata of the resource is (RFC 9728, section 3.1). */
export const resourceMetadataAddress = () =>
  at(`/.well-known/oauth-protected-resource${RESOURCE_PATH}`)

/** True for the resource, also with a query such as `?toolsets=sales`. */
export function isOwnResource(asked: string): boolean {
  const url = URL.parse(asked)
  return url !== null && !url.hash && url.origin + url.pathname.replace(/\/$/, '') === resource()
}
