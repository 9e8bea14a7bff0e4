/** Translates stored failures, which are API sentences, by their form. */
import type { I18n } from '@adonisjs/i18n'

/** Named groups are the parameters of the translation. */
const SENTENCES: Record<string, RegExp> = {
  open_quote: /^Row (?<row>\d+), column (?<column>\d+): a quote is opened and never closed$/,
  cut_within: /^Row (?<row>\d+): the file ends within it$/,
  cut_behind: /^The array is not closed: the file ends behind row (?<row>\d+)$/,
  out_of_place:
    /^Behind row (?<row>\d+): "(?<character>[^]+)" cannot stand here \(byte (?<byte>\d+)\)$/,
  out_of_place_first:
    /^Before the first row: "(?<character>[^]+)" cannot stand here \(byte (?<byte>\d+)\)$/,
  not_json: /^The file is not valid JSON$/,
  file_gone: /^The file is not here any more$/,
  too_much:
    /^A part of it is more than the database here takes at once: ask who runs this server; rows that were processed stay$/,
  ours: /^Something went wrong here\. It has been noted; rows that were processed stay$/,
  export_ours: /^Something went wrong here\. It has been noted; ask for the export again$/,
  no_value: /^There is no value for (?<names>[^]+)$/,
  no_address: /^The employee has no e-mail address$/,
  no_greetings: /^The employee wants no greetings$/,
  too_long: /^With these values the letter would be longer than (?<most>[\d,]+) characters$/,
  server_away: /^The mail server does not take mail: (?<said>[^]*)$/,
  sender_refused: /^The mail server refused the sender: (?<said>[^]*)$/,
  mail_refused: /^The mail server refused it: (?<said>[^]*)$/,
  mail_put_off: /^The mail server put it off: (?<said>[^]*)$/,
  line_broke: /^The line to the mail server broke before its answer: (?<said>[^]*)$/,
  arrival_unknown:
    /^Whether it arrived is not known: the connection was lost before the mail server answered$/,
  not_begun: /^The mail server was slow, or the worker ended, before this one was begun; it waits$/,
  many_left: /^As many mails as may leave have left; this one waits$/,
  receiver_answered: /^The receiver answered (?<status>\d+)$/,
  receiver_silent: /^No answer within (?<seconds>[\d.]+) s$/,
  receiver_not_public: /^(?<host>\S+) is not a public address$/,
}

/** Returns unknown reasons unchanged. */
export function failureIn(i18n: I18n, sentence: string): string {
  for (const [key, form] of Object.entries(SENTENCES)) {
    const found = form.exec(sentence)
    if (found) return i18n.t(`failures.${key}`, found.groups ?? {})
  }
  return sentence
}

/** For the test that every failure has a translation. */
export const failureKeys = () => Object.keys(SENTENCES)
