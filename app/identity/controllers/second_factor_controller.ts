import { does, operation } from '#core/endpoints/operations'
import { Current } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { checkPassword } from '#identity/log_in'
import { confirmEnrolment, removeFactor, startEnrolment } from '#identity/second_factor/enrolment'
import { mustBeProvedToAll } from '#identity/proved_to_all'
import { ownPerson } from '#identity/second_factor/own_person'
import { recoveryCodesLeft } from '#identity/second_factor/recovery_codes'
import { recoveryCodesAnswer, totpAnswer, totpState } from '#identity/transformers/second_factor'
import { confirmTotpInput, removeTotpInput } from '#identity/validators/second_factor'

export const secondFactor = {
  show: operation(
    { kind: 'read', status: 200, output: totpState, summary: 'Read the own second factor' },
    async (ctx) => {
      const { id, isProtected } = await ownPerson(ctx)
      return {
        enabled: isProtected,
        recoveryCodesLeft: isProtected ? await recoveryCodesLeft(id) : 0,
      }
    }
  ),

  store: does({ output: totpAnswer, summary: 'Start a second factor' }, async (_, ctx) => {
    mustBeProvedToAll(ctx)
    const person = await ownPerson(ctx, { lock: true })
    return Current.within(ctx.auth.getUserOrFail().home, () => startEnrolment(person))
  }),

  confirm: does(
    { input: confirmTotpInput, output: recoveryCodesAnswer, summary: 'Confirm a second factor' },
    async ({ code }, ctx) => {
      mustBeProvedToAll(ctx)
      const person = await ownPerson(ctx, { lock: true })
      const recoveryCodes = await Current.within(ctx.auth.getUserOrFail().home, () =>
        confirmEnrolment(person, code)
      )
      return { recoveryCodes }
    }
  ),

  destroy: does(
    { input: removeTotpInput, status: 204, summary: 'Remove the own second factor' },
    async ({ password, otp }, ctx) => {
      mustBeProvedToAll(ctx)
      const { email } = await ownPerson(ctx)
      await checkPassword(email, password, originOf(ctx.request), { otp })

      const person = await ownPerson(ctx, { lock: true })
      await Current.within(ctx.auth.getUserOrFail().home, () => removeFactor(person))
    }
  ),
}
