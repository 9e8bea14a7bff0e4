/**
 * Texts of pages, mails, documents and entries: `resources/lang/<language>`, a file per subject.
 */
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'

export default defineConfig({
  defaultLocale: 'en',
  supportedLocales: ['en', 'es'],
  formatter: formatters.icu(),
  loaders: [loaders.fs({ location: new URL('../resources/lang/', import.meta.url) })],
})
