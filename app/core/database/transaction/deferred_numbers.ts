/**
 * Numbers that are only written down need not be known to us first: a stand-in is given for each, a
 * random whole number of 16 digits, and wherever it stands in what the transaction writes, as a
 * value or within a text, the database puts the number itself. So taking a number costs no round
 * trip, and holds its series only while the database works. No stand-in leaves the process.
 */
import { randomInt } from 'node:crypto'

const LOWEST = 2 ** 52

/** How long a stand-in is. */
const LENGTH = 16

type Late = { sql: string; number?: number }

export class DeferredNumbers {
  readonly #late = new Map<string, Late>()

  /** The stand-in of a number that `sql` reads once it is taken. */
  standIn(sql: string): number {
    const one = LOWEST + randomInt(2 ** 48 - 1)
    this.#late.set(String(one), { sql })
    return one
  }

  /** The number that the database has taken for a stand-in. */
  known(standIn: number, number: number) {
    this.#late.get(String(standIn))!.number = number
  }

  get isUsed() {
    return this.#late.size > 0
  }

  /**
   * The statement with the numbers themselves: a text that has one within is put together by the
   * database.
   */
  written(sql: string): string {
    const places = this.#placesIn(sql)
    let written = ''
    let done = 0
    const upTo = (place: number) => {
      const before = sql.slice(done, place)
      done = place
      return before
    }
    const number = () => {
      const { sql: read } = this.#late.get(sql.slice(done, done + LENGTH))!
      done += LENGTH
      return read
    }

    for (let at = 0; places.length;) {
      const [begin, end] = nextText(sql, at)
      for (; places[0] < begin; places.shift()) {
        if (!isAlone(sql, places[0]))
          throw new Error('A stand-in for a number would be written down as it is')
        written += upTo(places[0]) + number()
      }
      if (places[0] < end) {
        written += `${upTo(begin)}CONCAT(`
        for (; places[0] < end; places.shift()) written += `${upTo(places[0])}',${number()},'`
        written += `${upTo(end)})`
      }
      at = end
    }
    return written + sql.slice(done)
  }

  /** Where stand-ins are, from the first to the last. */
  #placesIn(sql: string): number[] {
    const places: number[] = []
    for (const digits of this.#late.keys()) {
      for (let place = sql.indexOf(digits); place >= 0; place = sql.indexOf(digits, place + LENGTH))
        places.push(place)
    }
    return places.sort((a, b) => a - b)
  }

  /** A text for whoever asked, once the numbers are known. */
  shown(text: string): string {
    let shown = text
    for (const [digits, { number }] of this.#late)
      if (number !== undefined) shown = shown.replaceAll(digits, String(number))
    return shown
  }

  /**
   * Which numbers stand for which in a text that is kept as it is, for `restored`; null when there
   * are none. It is written like anything else.
   */
  kept(text: string): string | null {
    const there = [...this.#late.keys()].filter((digits) => text.includes(digits))
    return there.length
      ? there.map((digits) => `${Number(digits).toString(36)}=${digits}`).join()
      : null
  }
}

/**
 * Where the next text in single quotes begins and ends; behind the last there is one of nothing.
 */
function nextText(sql: string, from: number): [begin: number, end: number] {
  const begin = sql.indexOf("'", from)
  if (begin < 0) return [sql.length, sql.length]

  for (let at = begin + 1; ; at++) {
    at = sql.indexOf("'", at)
    if (at < 0) return [begin, sql.length]
    if (isEscaped(sql, at)) continue
    if (sql[at + 1] !== "'") return [begin, at + 1]
    at++
  }
}

/** Whether an odd number of backslashes stands before it. */
function isEscaped(sql: string, place: number) {
  let before = place - 1
  while (sql[before] === '\\') before--
  return (place - before) % 2 === 0
}

const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9'

/** Whether it is a number of its own, and no part of a longer one or of a name. */
const isAlone = (sql: string, place: number) =>
  ![sql[place - 1], sql[place + LENGTH]].some((beside) => isDigit(beside) || beside === '`')

/** A text that was kept, with its numbers. */
export function restored(text: string, kept: string | null): string {
  return (kept?.split(',') ?? []).reduce((shown, pair) => {
    const [standIn, number] = pair.split('=')
    return shown.replaceAll(String(Number.parseInt(standIn, 36)), number)
  }, text)
}
