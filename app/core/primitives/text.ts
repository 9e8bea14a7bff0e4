/** Text as it is kept: composed (NFC), and free of characters that nobody sees. */

/** `lines`: a text of several lines; `line`: a name; `code`: what records are told apart by. */
export type TextKind = 'lines' | 'line' | 'code'

/** Text that is right as it is, which nearly all is: seen at once. */
const PLAIN: Record<TextKind, RegExp> = {
  lines: /^[\t\n\r\x20-\x7e]*$/,
  line: /^[\x20-\x7e]*$/,
  code: /^[\x20-\x7e]*$/,
}

/** Blanks of any kind but the plain one. */
const BLANKS = /[\p{Zs}--\x20]/gv

/**
 * No letter can be seen of these: controls, formats, fillers. Variation selectors choose how an
 * emoji looks.
 */
const UNSEEN =
  /(?!\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * In texts of several lines: controls but tab and line breaks, and what turns the direction of
 * writing around.
 */
const UNSEEN_IN_LINES = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u

/**
 * Letters, digits and signs that look like ASCII and are compared as others: of full width,
 * ligatures, Roman numerals, within circles, and those of mathematics.
 */
const LOOK_ALIKE =
  /[\u2160-\u217f\u2460-\u249b\u24b6-\u24ea\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/u

/**
 * The same text in NFC, without blanks at its ends. On one line, blanks of any kind become plain
 * ones.
 */
export function composed(value: string, kind: TextKind): string {
  if (PLAIN[kind].test(value)) return value.trim()
  const text = value.normalize('NFC')
  return (kind === 'lines' ? text : text.replace(BLANKS, ' ')).trim()
}

export type BadCharacter = { character: string; position: number; says: string }

/**
 * The first character that a text of this kind may not have: which it is, where (characters from
 * 1), and what to say.
 */
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
