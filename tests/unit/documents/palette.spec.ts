import { test } from '@japa/runner'
import { contrast, paletteOf } from '#documents/branding/palette'

test.group('Colours of a company', () => {
  test('contrast is that of WCAG', ({ assert }) => {
    assert.approximately(contrast('#000000', '#FFFFFF'), 21, 0.001)
    assert.approximately(contrast('#777777', '#ffffff'), 4.48, 0.01)
    assert.equal(contrast('#12ab34', '#12AB34'), 1)
  })

  test('text on a colour is black or white, and always readable', ({ assert }) => {
    for (const [color, onFill] of [
      ['#FFE600', '#000000'],
      ['#1A73E8', '#000000'],
      ['#243B53', '#ffffff'],
      ['#FFFFFF', '#000000'],
      ['#000000', '#ffffff'],
    ])
      assert.include(paletteOf(color), { fill: color, onFill }, color)
    for (let value = 0; value < 0x1000000; value += 4_711) {
      const color = `#${value.toString(16).padStart(6, '0')}`
      const { onFill, text } = paletteOf(color)
      assert.isAtLeast(contrast(color, onFill), 4.5, color)
      assert.isAtLeast(contrast(text, '#ffffff'), 4.5, color)
    }
  })

  test('without a colour documents look as before', ({ assert }) => {
    const standard = { fill: '#243b53', onFill: '#ffffff', text: '#243b53' }
    for (const none of [undefined, null, '']) assert.deepEqual(paletteOf(none), standard)
  })
})
