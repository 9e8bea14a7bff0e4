import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable, type ReadableOptions } from 'node:stream'

/**
 * An answer of any length, made while it is sent. That is after the work of its request is over: it
 * reads on as this caller, in this tenant.
 */
export function streamAsCaller(parts: AsyncGenerator<string>, options?: ReadableOptions): Readable {
  const asCaller = AsyncLocalStorage.snapshot()
  return Readable.from(
    { [Symbol.asyncIterator]: () => ({ next: () => asCaller(() => parts.next()) }) },
    options
  )
}
