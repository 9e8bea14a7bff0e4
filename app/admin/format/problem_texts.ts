/**
 * What the API refused, in words for people: by the code in their language, else as the API says
 * it.
 */
import type { I18n } from '@adonisjs/i18n'
import type { FieldError } from '#core/errors/refusal'
import type { Problem } from '#admin/call_api'
import { failureIn } from '#admin/failures'

/**
 * `text` tells it all, `wrong('email')` what is wrong with a field, if anything, and `notShown()`
 * what is wrong with fields that were not asked for.
 */
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

/** Also an item of a list, or a field of an object. */
const isAbout = ({ field: wrong }: FieldError, field: string) =>
  wrong === field || wrong.startsWith(`${field}.`)

/**
 * What is wrong with a field: in words for this very field where there are some, else for the code.
 */
function fieldText(i18n: I18n, { field, code, message, meta }: FieldError) {
  const ofCode = i18n.t(`fields.${code}`, meta, sentence(message))
  return i18n.t(`fields.of.${field}.${code}`, meta, ofCode)
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
