import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable, type ReadableOptions } from 'node:stream'

/** Streams an answer, whose reads keep the caller and tenant of the request. */
export function streamAsCaller(parts: AsyncGenerator<string>, options?: ReadableOptions): Readable {
  const asCaller = AsyncLocalStorage.snapshot()
  return Readable.from(
    { [Symbol.asyncIterator]: () => ({ next: () => asCaller(() => parts.next()) }) },
    options
  )
}
