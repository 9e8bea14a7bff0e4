import type { HttpContext } from '@adonisjs/core/http'
import {
  bodyOf,
  mustBeAt,
  nothingOf,
  operation,
  tag,
  unlessKnown,
} from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { changeSettings, removeSettings } from '#identity/sso/change_settings'
import { callbackAddress } from '#identity/sso/provider'
import { ownDomains, ownSettings } from '#identity/sso/stored_settings'
import { ssoAnswer } from '#identity/transformers/sso_settings'
import { ssoInput } from '#identity/validators/sso'

export const ssoSettings = {
  show: operation(
    {
      kind: 'read',
      status: 200,
      isOfCompany: true,
      output: ssoAnswer,
      summary: 'Read the single sign-on of the company',
    },
    async (ctx) => {
      await nothingOf(ctx)
      return unlessKnown(ctx, await shown())
    }
  ),

  put: operation(
    {
      kind: 'update',
      status: 200,
      isOfCompany: true,
      input: ssoInput,
      output: ssoAnswer,
      summary: 'Set the single sign-on of the company',
    },
    async (ctx) => {
      const input = await bodyOf(ctx, ssoInput)
      const before = await lock(ctx)
      const isSent = 'clientSecret' in (ctx.request.body() ?? {})
      const { clientSecret = null, ...more } = input
      await changeSettings(before, {
        ...more,
        domains: [...new Set(input.domains)],
        ...(isSent && { clientSecret }),
      })
      const answer = await shown()
      tag(ctx, answer)
      return answer
    }
  ),

  destroy: operation(
    {
      kind: 'delete',
      status: 204,
      isOfCompany: true,
      summary: 'Remove the single sign-on of the company',
    },
    async (ctx) => {
      const before = (await lock(ctx)) ?? notConfigured()
      await nothingOf(ctx)
      await removeSettings(before)
      ctx.response.status(204)
    }
  ),
}

/** 412 for another version than `If-Match` names. */
async function lock(ctx: HttpContext) {
  const before = await ownSettings({ lock: true })
  mustBeAt(ctx, before?.version ?? 0)
  return before
}

async function shown() {
  const found = (await ownSettings()) ?? notConfigured()
  const { issuer, clientId, clientSecret, defaultRole, createUsers, requireSso, version } = found
  return {
    issuer,
    clientId,
    hasClientSecret: clientSecret !== null,
    domains: await ownDomains(),
    defaultRole,
    createUsers,
    requireSso,
    redirectUri: callbackAddress(),
    version,
  }
}

function notConfigured(): never {
  throw notFound()
}
