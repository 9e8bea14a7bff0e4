/** Whole numbers in English words, short scale: a trillion is 10^12. */

const BELOW_20 = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
  ],
  ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion']

/** Takes a number from 0 to below 10^18. */
export function inEnglish(number: bigint): string {
  if (number === 0n) return BELOW_20[0]

  const groups: string[] = []
  for (let [rest, scale] = [number, 0]; rest > 0n; rest /= 1000n, scale++) {
    const group = Number(rest % 1000n)
    if (group) groups.unshift(belowThousand(group) + SCALES[scale])
  }
  return groups.join(' ')
}

function belowThousand(number: number) {
  const [hundreds, rest] = [Math.trunc(number / 100), number % 100]
  return [hundreds && `${BELOW_20[hundreds]} hundred`, rest && belowHundred(rest)]
    .filter(Boolean)
    .join(' ')
}

function belowHundred(number: number) {
  if (number < 20) return BELOW_20[number]
  return [TENS[Math.trunc(number / 10)], number % 10 && BELOW_20[number % 10]]
    .filter(Boolean)
    .join('-')
}
