/** Texts of single sign-on and connected applications. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'auth.sso.token':
      'Checks an ID token of the provider of the company, and answers an access token of the user, ' +
      'like `POST /auth/login`. ' +
      'A token opens once; ' +
      'the session opens the company of the provider alone. ' +
      'People log in at `/admin/sso`.',
    'settings.sso.show':
      'Reads the single sign-on of the company, without the secret. ' +
      'It is a 404 until `PUT /settings/sso` has set it.',
    'settings.sso.put':
      'Sets the provider of OpenID Connect and the e-mail domains that log in there. ' +
      'It replaces all settings; ' +
      'without `clientSecret` the stored one stays, unless `issuer` or `clientId` changes. ' +
      'Give the provider the `redirectUri` of the answer.',
    'settings.sso.destroy':
      'Removes the single sign-on; ' +
      'its users log in with their passwords again. ' +
      'Users without a password get one with `PATCH /users/:id`.',
    'auth.applications.index':
      'Lists the applications that the user connected with OAuth, such as assistants, the newest ' +
      'first. ' +
      'Programs with a key of their own are at `GET /api-keys`.',
    'auth.applications.destroy':
      'Removes a connected application and ends its tokens, on every process within 5 seconds. ' +
      'To end all sessions and applications at once, use `POST /auth/password`.',
  },

  fields: {
    'idToken': {
      description: 'ID token (JWT) of the provider, issued for the client id of the settings.',
      example: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl',
    },
    'issuer': {
      description: 'Address of the provider, as its metadata names it: https, without a query.',
      example: 'https://login.andina.com.co',
    },
    'clientId': {
      description: 'Client id that the provider gave for Oficio.',
      example: 'oficio',
    },
    'clientSecret': {
      description:
        'Client secret. It is never shown; absent keeps the stored one, null removes it, for a client ' +
        'with PKCE alone.',
      example: 's3cr3t-of-the-client',
    },
    'hasClientSecret': 'Whether a client secret is stored.',
    'domains': {
      description:
        'E-mail domains that log in at the provider, 1 to 20. A domain belongs to one company; public ' +
        'mail domains are refused.',
      example: ['andina.com.co'],
    },
    'defaultRole': {
      description: 'Role of users that a first log in makes.',
      example: 'VIEWER',
    },
    'createUsers': 'Whether a first log in makes a user.',
    'requireSso':
      'Whether passwords no longer open the company for these domains. ADMINs with a second factor ' +
      'may still use theirs.',
    'redirectUri': {
      description: 'Address to register at the provider. Read-only.',
      example: 'https://oficio.example.com/admin/sso/callback',
    },
    'ConnectedApplicationList.data': 'Applications, the newest first.',
    'ConnectedApplicationList.data.name': {
      description: 'Name that the application gave itself.',
      example: 'Claude',
    },
    'ConnectedApplicationList.data.host': {
      description: 'Host to which the consent led back.',
      example: 'claude.ai',
    },
    'ConnectedApplicationList.data.access': 'Rights of the application.',
    'ConnectedApplicationList.data.connectedAt': 'Instant of the consent, in UTC.',
    'ConnectedApplicationList.data.lastUsedAt':
      'Last use in UTC, to the minute; null before the first.',
    'ConnectedApplicationList.data.expiresAt':
      'Instant at which the application ends unless it refreshes its token before.',
  },

  enums: {
    access: {
      ALL: 'All rights of the user.',
      READ: 'Only reading.',
    },
  },
} satisfies Descriptions
