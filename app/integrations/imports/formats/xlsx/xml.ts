/** Streaming XML events of workbook parts; names come without their prefix. */
import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { noWorkbook } from '#integrations/imports/formats/xlsx/archive'

export type Attributes = Record<string, string>

export type Handlers = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Parses a stream and awaits `onBlock` after each block. Refuses 422 malformed XML. */
export async function parse(
  part: Readable,
  { open, text, close }: Handlers,
  onBlock?: () => Promise<void>
) {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  parser.on('opentag', ({ name, attributes }) => open?.(local(name), attributes as Attributes))
  parser.on('text', (said) => text?.(said))
  parser.on('cdata', (said) => text?.(said))
  parser.on('closetag', ({ name }) => close?.(local(name)))

  let wrong: unknown
  parser.on('error', (error) => {
    wrong ??= error
  })
  try {
    for await (const block of part) {
      parser.write(decoder.decode(block as Buffer, { stream: true }))
      if (wrong) noWorkbook()
      await onBlock?.()
    }
    parser.close()
  } catch (error) {
    if (isOfZip(error)) noWorkbook()
    throw error
  }
  if (wrong) noWorkbook()
  await onBlock?.()
}

export function attribute(attributes: Attributes, name: string): string | undefined {
  return (
    attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
  )
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Errors of zlib and yauzl for a part that is broken or longer than declared. */
const isOfZip = (error: any) =>
  /^(Z_|ERR_)/.test(error?.code ?? '') || /bytes in the stream|invalid/i.test(error?.message ?? '')
