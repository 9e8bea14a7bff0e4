import { inflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import { mustBeDrawable } from '#documents/logo/image_check'
import { onPaper } from '#documents/logo/on_paper'
import { pngHeader } from '#documents/logo/png_header'
import { UnreadableImage } from '#documents/logo/png_rows'
import { aPng, chunk, jpegMarkers, type PngForm } from './pictures.js'

/** The pixels of a picture that `onPaper` wrote: rows of differences to the row above. */
function pixelsOf(png: Buffer): {
  width: number
  height: number
  at: (x: number, y: number) => number[]
} {
  const { width, height } = pngHeader(png)!
  const begin = png.indexOf('IDAT')
  const data = inflateSync(png.subarray(begin + 4, begin + 4 + png.readUInt32BE(begin - 4)))
  const [line, rows] = [width * 3, [] as Buffer[]]
  for (let row = 0; row < height; row++) {
    const from = row * (line + 1) + 1
    const above = rows[row - 1]
    rows.push(data.subarray(from, from + line).map((one, at) => one + (above?.[at] ?? 0)) as Buffer)
  }
  return { width, height, at: (x, y) => [...rows[y].subarray(x * 3, x * 3 + 3)] }
}

const isUnreadable = (file: Buffer) => {
  try {
    onPaper(file)
    return false
  } catch (error) {
    return error instanceof UnreadableImage
  }
}

const shade = (x: number, y: number) => (x * 7 + y * 13) % 256

const refusal = (file: Buffer, type: string) => {
  try {
    mustBeDrawable(file, type)
  } catch (error: any) {
    return error.errors[0].code
  }
}

test.group('Logos on paper', () => {
  test('colours survive every filter, and interlacing', ({ assert }) => {
    for (const isInterlaced of [false, true])
      for (const filter of [0, 1, 2, 3, 4]) {
        const form: PngForm = { width: 37, height: 23, filter, isInterlaced }
        const pixel = (x: number, y: number) => [shade(x, y), shade(y, x), 255 - shade(x, y)]
        const { at } = pixelsOf(onPaper(aPng({ ...form, pixel })))
        for (const [x, y] of [
          [0, 0],
          [36, 22],
          [17, 5],
          [1, 21],
        ])
          assert.deepEqual(at(x, y), pixel(x, y), `filter ${filter} at ${x}, ${y}`)
      }
  })

  test('samples of every depth become eight bits', ({ assert }) => {
    for (const bits of [1, 2, 4, 8, 16] as const) {
      const top = 2 ** bits - 1
      const png = aPng({ width: 9, height: 2, color: 0, bits, pixel: (x) => [x === 8 ? top : 0] })
      const { at } = pixelsOf(onPaper(png))
      assert.deepEqual(
        [at(0, 0), at(8, 1)],
        [
          [0, 0, 0],
          [255, 255, 255],
        ],
        `${bits} bits`
      )
    }
    const deep = aPng({ width: 1, height: 1, color: 2, bits: 16, pixel: () => [65_535, 32_896, 0] })
    assert.deepEqual(pixelsOf(onPaper(deep)).at(0, 0), [255, 128, 0])
  })

  test('transparent pixels are white paper, half transparent ones are mixed with it', ({
    assert,
  }) => {
    const soft = aPng({
      width: 3,
      height: 1,
      color: 6,
      pixel: (x) => [200, 0, 0, [0, 128, 255][x]],
    })
    assert.deepEqual(
      [0, 1, 2].map((x) => pixelsOf(onPaper(soft)).at(x, 0)),
      [
        [255, 255, 255],
        [227, 127, 127],
        [200, 0, 0],
      ]
    )
    const grey = aPng({ width: 2, height: 1, color: 4, bits: 16, pixel: (x) => [0, x * 65_535] })
    assert.deepEqual(
      [0, 1].map((x) => pixelsOf(onPaper(grey)).at(x, 0)[0]),
      [255, 0]
    )
    const indexed = aPng({
      ...{ width: 3, height: 1, color: 3, bits: 2 },
      palette: [255, 0, 0, 0, 0, 255, 9, 9, 9],
      transparency: [255, 0],
      pixel: (x) => [x],
    })
    assert.deepEqual(
      [0, 1, 2].map((x) => pixelsOf(onPaper(indexed)).at(x, 0)),
      [
        [255, 0, 0],
        [255, 255, 255],
        [9, 9, 9],
      ]
    )
    const keyed = aPng({
      ...{ width: 2, height: 1, color: 2 },
      transparency: [0, 1, 0, 2, 0, 3],
      pixel: (x) => (x ? [1, 2, 3] : [1, 2, 4]),
    })
    assert.deepEqual(
      [0, 1].map((x) => pixelsOf(onPaper(keyed)).at(x, 0)),
      [
        [1, 2, 4],
        [255, 255, 255],
      ]
    )
  })

  test('a large picture becomes as small as print needs, and keeps its shape and colour', ({
    assert,
  }) => {
    const { width, height, at } = pixelsOf(
      onPaper(
        aPng({ width: 2_000, height: 500, pixel: (x) => (x < 1_000 ? [255, 0, 0] : [0, 0, 255]) })
      )
    )
    assert.deepEqual([width, height], [900, 225])
    assert.deepEqual(
      [at(0, 0), at(899, 224)],
      [
        [255, 0, 0],
        [0, 0, 255],
      ]
    )
    const narrow = pixelsOf(onPaper(aPng({ width: 1, height: 4_096, color: 0, bits: 1 })))
    assert.deepEqual([narrow.width, narrow.height], [1, 270])
  })

  test('damaged, cut and lying files are not unpacked', ({ assert }) => {
    const good = aPng({ width: 20, height: 20 })
    const flipped = Buffer.from(good)
    flipped[60] ^= 255
    const [signature, ihdr] = [good.subarray(0, 8), good.subarray(8, 33)]
    const huge = aPng({ width: 300, height: 300, color: 0 })
    const bomb = Buffer.concat([signature, ihdr, huge.subarray(33)])
    const noPalette = aPng({ width: 1, height: 1, color: 3 })
    const beyond = aPng({ width: 1, height: 1, color: 3, palette: [1, 2, 3], pixel: () => [1] })
    const empty = Buffer.concat([signature, ihdr, chunk('IEND', Buffer.alloc(0))])
    const wrongFilter = aPng({ width: 1, height: 1, filter: 9 })
    for (const [name, file] of Object.entries({
      ...{ flipped, bomb, noPalette, beyond, empty, wrongFilter },
      cut: good.subarray(0, good.length - 20),
    }))
      assert.isTrue(isUnreadable(file), name)
  })

  test('a picture is judged by its header', ({ assert }) => {
    assert.isUndefined(refusal(aPng({ width: 4_096, height: 1 }), 'image/png'))
    const sides = (width: number, height: number) => {
      const file = aPng({ width: 1, height: 1 })
      file.writeUInt32BE(width, 16)
      file.writeUInt32BE(height, 20)
      return file
    }
    assert.equal(refusal(sides(4_097, 1), 'image/png'), 'TOO_LARGE')
    assert.equal(refusal(sides(60_000, 60_000), 'image/png'), 'TOO_LARGE')
    assert.equal(refusal(sides(0, 1), 'image/png'), 'INVALID')
    const deep = aPng({ width: 1, height: 1, color: 6, bits: 16 })
    deep.writeUInt32BE(4_096, 16)
    deep.writeUInt32BE(4_096, 20)
    assert.equal(refusal(deep, 'image/png'), 'TOO_LARGE')
    assert.equal(refusal(Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'), 'INVALID')

    assert.isUndefined(refusal(jpegMarkers(), 'image/jpeg'))
    assert.isUndefined(refusal(jpegMarkers({ frame: 0xc2, components: 1 }), 'image/jpeg'))
    for (const [code, form] of [
      ['TOO_LARGE', { width: 5_000 }],
      ['UNSUPPORTED', { components: 4 }],
      ['UNSUPPORTED', { frame: 0xc9 }],
      ['UNSUPPORTED', { frame: 0xc3 }],
      ['UNSUPPORTED', { bits: 12 }],
      ['INVALID', { width: 0 }],
    ] as const)
      assert.equal(refusal(jpegMarkers(form), 'image/jpeg'), code, JSON.stringify(form))
    const whole = jpegMarkers()
    for (let end = 0; end < whole.length; end++)
      assert.equal(refusal(whole.subarray(0, end), 'image/jpeg'), 'INVALID', `${end} bytes`)
  })
})
