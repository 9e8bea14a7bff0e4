/** Normalises text (NFC) and finds characters that must not be stored. */

/** `lines`: several lines; `line`: a name; `code`: an identifier of a record. */
export type TextKind = 'lines' | 'line' | 'code'

/** Most texts are plain ASCII and need no further check. */
const PLAIN: Record<TextKind, RegExp> = {
  lines: /^[\t\n\r\x20-\x7e]*$/,
  line: /^[\x20-\x7e]*$/,
  code: /^[\x20-\x7e]*$/,
}

const BLANKS = /[\p{Zs}--\x20]/gv

/** Controls, formats and fillers, without variation selectors, which choose how an emoji looks. */
const UNSEEN =
  /(?!\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Controls except tab and line breaks, and characters that change the direction of writing. */
const UNSEEN_IN_LINES = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u

/** Looks like ASCII: full width, ligatures, Roman numerals, circled, mathematical. */
const LOOK_ALIKE =
  /[\u2160-\u217f\u2460-\u249b\u24b6-\u24ea\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/u

/** Returns NFC, trimmed. On one line, blanks of any kind become spaces. */
export function composed(value: string, kind: TextKind): string {
  if (PLAIN[kind].test(value)) return value.trim()
  const text = value.normalize('NFC')
  return (kind === 'lines' ? text : text.replace(BLANKS, ' ')).trim()
}

/** Returns one line in NFC without controls, formats and fillers, such as marks of direction. */
export const withoutUnseen = (value: string): string =>
  composed(value.normalize('NFC').replace(new RegExp(UNSEEN, 'gu'), ''), 'line')

export type BadCharacter = { character: string; position: number; says: string }

/** The first refused character, its position from 1, and the end of a sentence that refuses it. */
export function badCharacter(value: string, kind: TextKind): BadCharacter | undefined {
  if (PLAIN[kind].test(value)) return

  const unseen = (kind === 'lines' ? UNSEEN_IN_LINES : UNSEEN).exec(value)
  if (unseen)
    return named(
      value,
      unseen,
      (name, at) => `has the ${kindOf(unseen[0])} ${name} at position ${at}`
    )

  const alike = kind === 'code' ? LOOK_ALIKE.exec(value) : null
  if (!alike) return
  const meant = alike[0].normalize('NFKC')
  return named(
    value,
    alike,
    (name, at) =>
      `has ${alike[0]} (${name}) at position ${at}, which only looks like ${meant}; write ${meant}`
  )
}

function named(
  value: string,
  { 0: found, index }: RegExpExecArray,
  says: (name: string, at: number) => string
): BadCharacter {
  const character = `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  const position = [...value.slice(0, index)].length + 1
  return { character, position, says: says(character, position) }
}

function kindOf(character: string) {
  if (/[\n\r\u2028\u2029]/.test(character)) return 'line break'
  return character === '\t'
    ? 'tab'
    : /\p{Cc}/u.test(character)
      ? 'control character'
      : 'invisible character'
}
