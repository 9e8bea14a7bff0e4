/** Parts of mails in the look of a company, for domains that write their HTML. */
export { INK, paletteOf } from '#documents/branding/palette'
export { asHtml } from '#documents/mail/text_as_html'
