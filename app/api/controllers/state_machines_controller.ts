import { allLifecycles } from '#core/resources/state_machine'
import { operation } from '#core/endpoints/operations'

const words = { type: 'array', items: { type: 'string' } }

const schema = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          resource: { type: 'string', examples: ['invoice'] },
          states: words,
          initial: { type: 'string', examples: ['DRAFT'] },
          transitions: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                action: { type: 'string', examples: ['issue'] },
                from: words,
                to: {
                  type: ['string', 'null'],
                  description:
                    'null: the state stays as it is, or the record is gone. A verb that may lead ' +
                    'to several states is here once for each',
                },
              },
              required: ['action', 'from', 'to'],
            },
          },
        },
        required: ['resource', 'states', 'initial', 'transitions'],
      },
    },
  },
  required: ['data'],
}

export const stateMachines = {
  index: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'List state machines',
      output: { schema, title: 'StateMachines' },
    },
    () => ({ data: allLifecycles() })
  ),
}
