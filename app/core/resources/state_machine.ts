/** State machines as tables of verbs, for actions, `allowedActions`, GET /meta/state-machines. */
import { conflict } from '#core/errors/refusal'

/** `leads` is for verbs whose caller decides the target: per target its origins. */
type Step<S extends string> = { from: readonly S[]; to?: S; leads?: { [To in S]?: readonly S[] } }

type Definition<S extends string, V extends string> = {
  resource: string
  states: readonly S[]
  initial: S
  steps: Record<V, Step<S>>
}

const lifecycles: Definition<any, any>[] = []

export const allLifecycles = () =>
  lifecycles.map(({ resource, states, initial, steps }) => ({
    resource,
    states,
    initial,
    transitions: Object.entries<Step<string>>(steps).flatMap(([action, step]) =>
      movesOf(step).map((move) => ({ action, ...move }))
    ),
  }))

type Move = { from: readonly string[]; to: string | null }

/** States that `leads` does not list remain unchanged. */
function movesOf({ from, to, leads }: Step<string>): Move[] {
  if (!leads) return [{ from, to: to ?? null }]
  const moves: Move[] = Object.entries(leads).map(([to, from = []]) => ({ from, to }))
  const staying = from.filter((state) => !moves.some((move) => move.from.includes(state)))
  return staying.length ? [...moves, { from: staying, to: null }] : moves
}

/** A verb without `to` and `leads` keeps the state, or deletes the record. */
export function defineLifecycle<S extends string, V extends string>(definition: Definition<S, V>) {
  const { steps } = definition
  const verbs = Object.keys(steps) as V[]
  lifecycles.push(definition)

  return {
    ...definition,

    can: (verb: V, state: S) => steps[verb].from.includes(state),

    allowedActions: (state: S): V[] => verbs.filter((verb) => steps[verb].from.includes(state)),

    /** Refuses INVALID_TRANSITION (409), with `offered` or else the allowed actions. */
    next(verb: V, state: S, to?: S, offered?: V[]): S {
      if (!this.can(verb, state)) {
        throw conflict(
          'INVALID_TRANSITION',
          `${verb} is not possible while the status is ${state}`,
          { currentStatus: state, allowedActions: offered ?? this.allowedActions(state) }
        )
      }
      return (to ?? steps[verb].to)!
    },
  }
}
