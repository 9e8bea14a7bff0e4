/** A state machine as a table of verbs: read by actions, by `allowedActions`, and by GET /meta/state-machines. */
import { conflict } from '#core/refusals'

type Step<S> = { from: readonly S[]; to?: S }

type Definition<S extends string, V extends string> = { resource: string; states: readonly S[]; initial: S; steps: Record<V, Step<S>> }

const lifecycles: Definition<any, any>[] = []

/** Every state machine there is, in the order they were declared. */
export const allLifecycles = () => lifecycles.map(({ resource, states, initial, steps }) => ({
  resource,
  states,
  initial,
  transitions: Object.entries<Step<string>>(steps).map(([action, { from, to }]) => ({ action, from, to: to ?? null })),
}))

/** A verb without `to` moves to a state its caller knows, such as the one an asset was in before its maintenance. */
export function defineLifecycle<S extends string, V extends string>(definition: Definition<S, V>) {
  const { steps } = definition
  const verbs = Object.keys(steps) as V[]
  lifecycles.push(definition)

  return {
    ...definition,

    can: (verb: V, state: S) => steps[verb].from.includes(state),

    allowedActions: (state: S): V[] => verbs.filter((verb) => steps[verb].from.includes(state)),

    /** The state that `verb` leads to, or 409 INVALID_TRANSITION, which tells what is `offered` instead. */
    next(verb: V, state: S, to?: S, offered?: V[]): S {
      if (!this.can(verb, state)) {
        throw conflict('INVALID_TRANSITION', `${verb} is not possible while the status is ${state}`, { currentStatus: state, allowedActions: offered ?? this.allowedActions(state) })
      }
      return (to ?? steps[verb].to)!
    },
  }
}
