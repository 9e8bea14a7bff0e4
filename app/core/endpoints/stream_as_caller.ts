import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable, type ReadableOptions } from 'node:stream'

/**
 * Streams an answer of any length. Its reads happen after the request, as its caller and in its
 * tenant.
 */
export function streamAsCaller(parts: AsyncGenerator<string>, options?: ReadableOptions): Readable {
  const asCaller = AsyncLocalStorage.snapshot()
  return Readable.from(
    { [Symbol.asyncIterator]: () => ({ next: () => asCaller(() => parts.next()) }) },
    options
  )
}
