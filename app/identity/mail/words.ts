/** Texts of an invitation, by mail and on its page, in the language of the company. */
import { languageOf } from '#core/primitives/language'

export type Words = typeof english

const english = {
  language: 'en',
  subject: (company: string) => `${company} invites you to Oficio`,
  greeting: (name: string) => `Hello ${name},`,
  explanation: (company: string) =>
    `${company} has given you access to Oficio. Choose your password with this link:`,
  once: 'It works once, within 7 days. If you did not expect this message, ignore it.',
  title: 'Choose your password',
  forWhom: (email: string, company: string) => `For ${email} at ${company}`,
  password: 'Password (at least 8 characters)',
  again: 'The same once more',
  submit: 'Save',
  different: 'The two are not the same.',
  sameAsEmail: 'The password must not be the e-mail address.',
  tooShort: 'It must have at least 8 characters.',
  tooLong: 'It must have at most 128 characters.',
  doneTitle: 'Your password is set',
  done: 'You can log in now.',
  logIn: 'Log in',
  gone: 'This invitation was used already or has expired. Ask for another.',
}

const spanish: Words = {
  language: 'es',
  subject: (company) => `${company} le invita a Oficio`,
  greeting: (name) => `Hola, ${name}:`,
  explanation: (company) =>
    `${company} le ha dado acceso a Oficio. Elija su contraseña con este enlace:`,
  once: 'Sirve una sola vez, durante 7 días. Si no esperaba este mensaje, no haga nada.',
  title: 'Elija su contraseña',
  forWhom: (email, company) => `Para ${email} en ${company}`,
  password: 'Contraseña (al menos 8 caracteres)',
  again: 'La misma otra vez',
  submit: 'Guardar',
  different: 'Las dos no son iguales.',
  sameAsEmail: 'La contraseña no puede ser el correo electrónico.',
  tooShort: 'Debe tener al menos 8 caracteres.',
  tooLong: 'Debe tener como máximo 128 caracteres.',
  doneTitle: 'Su contraseña está guardada',
  done: 'Ya puede iniciar sesión.',
  logIn: 'Iniciar sesión',
  gone: 'Esta invitación ya se usó o ha vencido. Pida otra.',
}

/** Spanish for `es`, `es-CO`, …; English otherwise. */
export const wordsFor = (locale: string | null): Words =>
  languageOf(locale) === 'es' ? spanish : english
