import { transaction } from '#core/database/transaction/transaction'
import type User from '#identity/models/user'
import { setPassword } from '#identity/actions/set_password'
import { mayHavePassword } from '#identity/people/may_have_password'

/** Sets a password for the operator. A user who was only invited joins by it. */
export const givePassword = (user: User, password: string) =>
  transaction(async () => {
    if (!user.joinedAt) {
      await mayHavePassword(user)
      await user.save()
    }
    await setPassword(user, password, { by: 'OPERATOR' })
  })
