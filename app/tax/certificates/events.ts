import { defineEvents } from '#core/resources/webhook_events'
import { certificateTransformer } from '#tax/certificates/certificate_transformer'

export const defineCertificateEvents = () =>
  defineEvents(
    { record: certificateTransformer, scope: 'accounting', id: 'withholdingCertificateId' },
    { 'withholding_certificate.issued': 'A withholding certificate was issued to a supplier' }
  )
