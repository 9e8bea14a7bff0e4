/** Texts of the mail around a document, in the language of the company. */
import { languageOf } from '#core/primitives/language'

type Words = {
  subject: Record<Kind, (company: string, number: number) => string>
  greeting: (name: string) => string
  attached: Record<Kind, (number: number, total: string) => string>
  due: (day: string) => string
  valid: (day: string) => string
  regards: string
}

export type Kind = 'quote' | 'invoice'

const english: Words = {
  subject: {
    quote: (company, number) => `Quote No. ${number} from ${company}`,
    invoice: (company, number) => `Invoice No. ${number} from ${company}`,
  },
  greeting: (name) => `Hello ${name},`,
  attached: {
    quote: (number, total) => `Attached is our quote No. ${number} for ${total}.`,
    invoice: (number, total) => `Attached is our invoice No. ${number} for ${total}.`,
  },
  due: (day) => `It is due on ${day}.`,
  valid: (day) => `It is valid until ${day}.`,
  regards: 'Kind regards,',
}

const spanish: Words = {
  subject: {
    quote: (company, number) => `Cotización N.º ${number} de ${company}`,
    invoice: (company, number) => `Factura N.º ${number} de ${company}`,
  },
  greeting: (name) => `Hola, ${name}:`,
  attached: {
    quote: (number, total) => `Adjuntamos nuestra cotización N.º ${number} por ${total}.`,
    invoice: (number, total) => `Adjuntamos nuestra factura N.º ${number} por ${total}.`,
  },
  due: (day) => `Vence el ${day}.`,
  valid: (day) => `Es válida hasta el ${day}.`,
  regards: 'Cordialmente,',
}

export const wordsFor = (locale: string): Words => (languageOf(locale) === 'es' ? spanish : english)
