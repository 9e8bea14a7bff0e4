import { does, lists, operation, reads } from '#core/endpoints/operations'
import { Current } from '#core/context/current'
import { resetSandbox } from '#tenants/sandbox/reset_sandbox'
import {
  sandboxMailList,
  sandboxMailTransformer,
  sandboxTransformer,
  shownSandbox,
} from '#tenants/sandbox/sandbox_transformer'

/** The routes' middleware decides who may, and in which tenant they run. */
export const sandbox = {
  show: operation(
    { kind: 'read', status: 200, output: sandboxTransformer, summary: 'Read the sandbox' },
    () => shownSandbox()
  ),

  reset: does({ output: sandboxTransformer, summary: 'Reset the sandbox' }, async () => {
    const made = await resetSandbox(Current.tenant)
    return Current.within(made, shownSandbox)
  }),

  mails: lists(sandboxMailList, { summary: 'List kept mails' }),
  mail: reads(sandboxMailTransformer, { summary: 'Read a kept mail' }),
}
