/** Refusals of the API in the person's language, by code; unknown codes keep the API's text. */
import type { I18n } from '@adonisjs/i18n'
import type { FieldError } from '#core/errors/refusal'
import type { Problem } from '#admin/call_api'
import { failureIn } from '#admin/failures'

/** `notShown()` returns the errors of fields that `wrong(field)` was not called for. */
export function problemIn(i18n: I18n, problem?: Problem) {
  const errors = problem?.errors ?? []
  const asked: string[] = []
  const textOf = (code: string, detail: string) =>
    i18n.t(`problems.${code}`, { detail }, sentence(failureIn(i18n, detail)))
  const noted =
    problem && problem.status >= 500
      ? ` ${i18n.t('problems.noted', { id: problem.requestId })}`
      : ''

  return {
    problem,
    title: i18n.t(problem && problem.status >= 500 ? 'problems.wrong' : 'problems.impossible'),
    text: problem && textOf(problem.code, problem.detail) + noted,
    wrong: (field: string) => {
      asked.push(field)
      return errors.filter((one) => isAbout(one, field)).map((one) => fieldText(i18n, one))[0]
    },
    notShown: () => errors.filter((one) => !asked.some((field) => isAbout(one, field))),
  }
}

/** Includes items of a list and fields of an object. */
const isAbout = ({ field: wrong }: FieldError, field: string) =>
  wrong === field || wrong.startsWith(`${field}.`)

/** Prefers the text of the field over the text of the code. */
function fieldText(i18n: I18n, { field, code, message, meta }: FieldError) {
  const ofCode = i18n.t(`fields.${code}`, meta, sentence(message))
  return i18n.t(`fields.of.${field}.${code}`, meta, ofCode)
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
