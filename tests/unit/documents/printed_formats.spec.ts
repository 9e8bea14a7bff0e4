import { test } from '@japa/runner'
import { formatsOf } from '#documents/formats'
import { printable } from '#documents/printing/printable'
import { printedFormatsOf } from '#documents/printing/printed_formats'

const SCRIPTS = [
  'ar-KW',
  'ar-SA',
  'fa-IR',
  'he-IL',
  'hi-IN',
  'bn-BD',
  'mr-IN',
  'ne-NP',
  'my-MM',
  'th-TH',
  'zh-CN',
  'ja-JP',
  'ko-KR',
  'ru-RU',
  'uk-UA',
  'bg-BG',
  'sr-RS',
  'el-GR',
  'ka-GE',
  'tr-TR',
  'vi-VN',
  'pl-PL',
  'en-IN',
]
const MONTHS = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, '0')}`
)

test.group('Printed formats', () => {
  test('amounts and days are never printed as question marks', ({ assert }) => {
    for (const locale of SCRIPTS) {
      for (const currency of ['KWD', 'INR', 'TRY', 'RUB', 'THB', 'KRW', 'VND', 'EUR']) {
        const { amount, money, price, quantity, percent, day, month } = printedFormatsOf(
          { locale },
          currency
        )
        const said = [
          amount(-1234567.5),
          money(1234567.5),
          money(-0.5),
          price(1.2345),
          quantity(1234.5),
          percent(19.5),
          ...MONTHS.flatMap((one) => [month(one), day(`${one}-23`)]),
        ].map(printable)
        for (const text of said) {
          assert.notInclude(text, '?', `${locale} ${currency}`)
          assert.match(text, /\d/, `${locale} ${currency}`)
        }
      }
    }
  })

  test('an unprintable locale gets Western digits, English months and the currency code', ({
    assert,
  }) => {
    const [kuwait, greece, india] = [
      printedFormatsOf({ locale: 'ar-KW' }, 'KWD'),
      printedFormatsOf({ locale: 'el-GR' }, 'EUR'),
      printedFormatsOf({ locale: 'en-IN' }, 'INR'),
    ]

    assert.deepEqual(
      [kuwait.amount(1234.5), kuwait.money(1234.5), kuwait.quantity(2)].map(printable),
      ['1,234.50', 'KWD 1,234.50', '2']
    )
    assert.deepEqual(
      [greece.day('2026-11-23'), greece.month('2026-11'), printable(greece.money(1234.5))],
      ['23 Nov 2026', 'November 2026', '1.234,50\u00a0€']
    )
    assert.equal(india.money(1000001), 'INR 10,00,001.00')
  })

  test('a printable locale keeps its own formats', ({ assert }) => {
    for (const [locale, currency] of [
      ['es-CO', 'COP'],
      ['en-US', 'USD'],
      ['fr-FR', 'EUR'],
      ['de-CH', 'CHF'],
    ]) {
      const [own, printed] = [
        formatsOf({ locale }, currency),
        printedFormatsOf({ locale }, currency),
      ]
      assert.deepEqual(
        [
          printed.money(-1234.5),
          printed.price(1.2345),
          printed.percent(19),
          printed.day('2026-11-23'),
          printed.month('2026-02'),
        ],
        [
          own.money(-1234.5),
          own.price(1.2345),
          own.percent(19),
          own.day('2026-11-23'),
          own.month('2026-02'),
        ]
      )
    }
  })
})
