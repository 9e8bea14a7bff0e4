/** Refusals of calls of tools, which pass on those of the operations behind the tools. */
import { passesOnRefusals } from '#core/endpoints/refusals'

export default () =>
  passesOnRefusals(
    'assistant.tools.call',
    'The operation of the tool refuses with this code; its own reference says when'
  )
