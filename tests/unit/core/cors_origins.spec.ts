import { test } from '@japa/runner'
import { origins } from '#start/env_rules'

const read = (value: string) => origins('CORS_ORIGINS', value)

test.group('CORS_ORIGINS', () => {
  test('origins are read as browsers send them', ({ assert }) => {
    assert.deepEqual(
      read(' https://APP.example.com:443/ , http://localhost:5173,http://[::1]:8080,'),
      ['https://app.example.com', 'http://localhost:5173', 'http://[::1]:8080']
    )
    assert.deepEqual(read('https://tienda.ñandú.example'), ['https://tienda.xn--and-6ma2c.example'])
  })

  test('what is not an origin is refused by a sentence with its setting', ({ assert }) => {
    const wrong = [
      '*',
      'https://*.example.com',
      'app.example.com',
      'https://app.example.com/path',
      'https://app.example.com?a=1',
      'https://user@app.example.com',
      'ftp://app.example.com',
      'null',
      'https://a.example https://b.example',
      'https://a.example;https://b.example',
    ]
    for (const one of wrong)
      assert.throws(
        () => read(`https://fine.example,${one}`),
        '"CORS_ORIGINS" must be origins, such as https://app.example.com, without path or ' +
          `wildcard, with commas between (Current value: "https://fine.example,${one}")`
      )
  })
})
