/** Markdown of the API's description, with links to operations. */
import { html, type Html } from '#api/docs/html'
import { pages } from '#api/docs/pages'
import { renderedInline, renderedText } from '#api/docs/rendering'

export const prose = (text: string): Html => renderedText(text, pages())

export const inline = (text: string): Html =>
  /[`*_[\]<>]/.test(text) ? renderedInline(text, pages()) : html`${text}`
