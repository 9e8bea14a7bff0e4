import { test } from '@japa/runner'
import { subjectOf, writerOf } from '#communications/letters/letter'
import { isWellFormed, missingIn, placeholdersIn } from '#communications/letters/placeholders'
import { plainText } from '#communications/letters/plain_text'
import { sanitised } from '#communications/letters/sanitised'

const HOSTILE = `<script>alert(1)</script><b>"O'Neil" & {{date}}</b>`

test.group('Letters', () => {
  test('harmful HTML is removed from a body, and the HTML of mails stays', ({ assert }) => {
    const harmful = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">a</a>',
      '<a href=" java\tscript:alert(1)">a</a>',
      '<form action="/x"><input name="a"><button>b</button></form>',
      '<iframe src="https://x.test"></iframe>',
      '<style>@import url(x)</style>',
      '<p onclick="alert(1)" style="background:url(javascript:x);position:fixed">a</p>',
      '<svg><script>alert(1)</script></svg>',
      '<base href="https://x.test">',
      '<meta http-equiv="refresh" content="0">',
      '<object data="x"></object>',
      '<img src="data:image/svg+xml,x">',
      '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    ]
    for (const html of harmful)
      assert.notMatch(
        sanitised(html),
        /script|onerror|onclick|javascript|<form|<input|<button|iframe|<style|url\(|position|<svg|<base|<meta|<object|data:|alert\(4/i,
        html
      )

    const kept =
      '<h1 style="color:#123456;font-size:20px">Hola {{employeeName}}</h1><table width="600" bgcolor="#ffffff"><tr><td align="center"><img src="https://x.test/a.png" alt="Logo" /></td></tr></table><a href="https://x.test/?d={{date}}">x</a><a href="{{link}}">y</a>'
    for (const part of [
      'style="color:#123456;font-size:20px"',
      '{{employeeName}}',
      'bgcolor="#ffffff"',
      'src="https://x.test/a.png"',
      'href="https://x.test/?d={{date}}"',
      'href="{{link}}"',
    ])
      assert.include(sanitised(kept), part)
  })

  test('a value is inserted as text, never as HTML, and its placeholders are not filled', ({
    assert,
  }) => {
    const { html, text } = writerOf('<p>Hola, {{ employeeName }}: {{nothing}} {{constructor}}</p>')(
      { employeeName: HOSTILE, date: '1' }
    )
    assert.equal(
      html,
      '<p>Hola, &lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;&quot;O&#39;Neil&quot; &amp; {{date}}&lt;/b&gt;: {{nothing}} {{constructor}}</p>'.replaceAll(
        '&#39;',
        html.includes('&#x27;') ? '&#x27;' : '&#39;'
      )
    )
    assert.equal(text, `Hola, ${HOSTILE}: {{nothing}} {{constructor}}`)
  })

  test('a value in a link may complete an address, but never makes a script', ({ assert }) => {
    const write = writerOf(sanitised('<a href="{{link}}">Abrir</a> <a href="java{{rest}}">b</a>'))
    assert.include(
      write({ link: 'https://x.test/?a=1&b=2', rest: '' }).html,
      'href="https://x.test/?a=1&amp;b=2"'
    )

    for (const link of [
      'javascript:alert(1)',
      ' JaVaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '" onclick="alert(1)',
      '"><script>alert(1)</script>',
    ]) {
      const { html } = write({ link, rest: 'script:alert(1)' })
      assert.notMatch(html, /<script|script:|data:| onclick="/i, html)
    }
    assert.equal(
      writerOf('<a href="{{link}}">Abrir</a>')({ link: 'https://x.test/a' }).text,
      'Abrir (https://x.test/a)'
    )
  })

  test('a subject is one line, whatever its values contain', ({ assert }) => {
    assert.equal(
      subjectOf('Para {{employeeName}}', { employeeName: 'Ana\r\nBcc: all@x.test\u2028\0x' }),
      'Para Ana Bcc: all@x.test x'
    )
    assert.lengthOf(subjectOf('{{a}}', { a: 'x'.repeat(9_000) }), 500)
  })

  test('placeholders are names between braces, and other braces are an error', ({ assert }) => {
    assert.deepEqual(placeholdersIn('{{a}} {{ b }} {{a}}', '{{año_2}}'), ['a', 'b', 'año_2'])
    assert.deepEqual(missingIn(['{{a}} {{toString}}'], { a: '' }), ['toString'])
    for (const wrong of ['{{employee name}}', '{{#if a}}', '{{a', '{{}}', '{{a.b}}', '{{{a}}}x{{'])
      assert.isFalse(isWellFormed(wrong), wrong)
    for (const right of ['{{a}}', '{ a }', 'a }} b', '']) assert.isTrue(isWellFormed(right), right)
  })

  test('the text version of a mail keeps its lists, links, line breaks and special characters', ({
    assert,
  }) => {
    const html =
      '<h1>Hola</h1>\n<p>Uno &amp; dos<br>tres&nbsp;&#8364;</p><ul><li>a</li><li>b</li></ul><table><tr><td>x</td><td>1</td></tr></table><p><a href="https://x.test">aquí</a> <a href="mailto:a@x.test">a@x.test</a></p><img alt="Logo">'
    assert.equal(
      plainText(html),
      'Hola\n\nUno & dos\ntres €\n\n- a\n- b\n\nx 1\n\naquí (https://x.test) a@x.test\n\nLogo'
    )
  })
})
