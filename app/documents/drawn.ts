/** Draws a document as PDF in a thread. */
import { Refusal } from '#core/errors/refusal'
import type { DocumentOf, Kind } from '#start/drawings'
import { signalOfSlot } from '#documents/drawing_slot'
import { withoutWords, type Issuer } from '#documents/issuer_facts'
import { packed, TooLong } from '#documents/drawing/packing'
import { drawInThread } from '#documents/drawing/threads'

/** Call inside a slot. Throws when the client has left; refuses with 413 beyond 20,000 rows. */
export async function drawn<K extends Kind>(
  kind: K,
  issuer: Issuer,
  document: DocumentOf<K>
): Promise<Buffer> {
  const signal = signalOfSlot()
  signal?.throwIfAborted()

  const abandoned = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const abandon = () => Atomics.store(new Int32Array(abandoned), 0, 1)
  signal?.addEventListener('abort', abandon, { once: true })
  try {
    const bytes = await drawInThread({
      kind,
      issuer: withoutWords(issuer),
      document: await packed(document),
      abandoned,
    })
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } catch (error: any) {
    throw error instanceof TooLong || error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_LARGE : error
  } finally {
    signal?.removeEventListener('abort', abandon)
  }
}

const TOO_LARGE = new Refusal(
  413,
  'PAYLOAD_TOO_LARGE',
  'The document would have more than 20,000 rows: ask for fewer days, or for another format such as CSV'
)
