/** Metadata of the authorization server (RFC 8414) and of the resource (RFC 9728). */
import { at, AUTHORIZE_PATH, issuer, resource } from '#identity/oauth/addresses'
import { OAUTH_SCOPES } from '#identity/oauth/access'

export const serverMetadata = () => ({
  issuer: issuer(),
  authorization_endpoint: at(AUTHORIZE_PATH),
  token_endpoint: at('/oauth/token'),
  registration_endpoint: at('/oauth/register'),
  revocation_endpoint: at('/oauth/revoke'),
  scopes_supported: OAUTH_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: at('/docs/reference/assistant'),
})

export const resourceMetadata = () => ({
  resource: resource(),
  authorization_servers: [issuer()],
  scopes_supported: OAUTH_SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Oficio',
  resource_documentation: at('/docs/reference/assistant'),
})
