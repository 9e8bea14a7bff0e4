import { does } from '#core/endpoints/operations'
import { originOf } from '#core/http/request_origin'
import { preferencesOf } from '#core/http/prefer_header'
import { askForReset } from '#identity/password_reset/ask_for_reset'
import { resetPassword } from '#identity/password_reset/reset_password'
import { resetAnswer } from '#identity/transformers/password_reset'
import { forgotInput, resetInput } from '#identity/validators/password_reset'

export const passwordResets = {
  forgot: does(
    { input: forgotInput, status: 202, summary: 'Ask for a new password' },
    async ({ email }, ctx) => {
      await askForReset(email, originOf(ctx.request), preferencesOf(ctx))
    }
  ),

  reset: does(
    { input: resetInput, output: resetAnswer, summary: 'Choose a new password with a link' },
    async ({ token, password }, ctx) =>
      resetPassword(token, password, originOf(ctx.request), preferencesOf(ctx))
  ),
}
