/**
 * What stands under greetings, and on the page behind their link, in the language of the company.
 */
import { languageOf } from '#core/primitives/language'

export type Words = typeof english

const english = {
  language: 'en',
  leave: 'I do not want such greetings any more',
  title: 'Greetings by e-mail',
  ask: (company: string) =>
    `Birthdays, anniversaries and the like from ${company} will not be mailed to you any more. What concerns your work still is.`,
  submit: 'No more greetings',
  done: 'Done. You will get no more greetings.',
  gone: 'This link is not complete.',
}

const spanish: Words = {
  language: 'es',
  leave: 'No quiero recibir más estas felicitaciones',
  title: 'Felicitaciones por correo',
  ask: (company) =>
    `${company} dejará de enviarle felicitaciones de cumpleaños, aniversarios y similares. Lo que concierne a su trabajo le seguirá llegando.`,
  submit: 'No más felicitaciones',
  done: 'Listo. No recibirá más felicitaciones.',
  gone: 'Este enlace no está completo.',
}

/** Spanish for `es`, `es-CO`, …; English otherwise. */
export const wordsFor = (locale: string | null): Words =>
  languageOf(locale) === 'es' ? spanish : english
