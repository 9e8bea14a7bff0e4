import { defineEvents } from '#core/resources/webhook_events'
import { defineCertificateEvents } from '#tax/certificates/events'
import { conceptTransformer } from '#tax/transformers/withholding_concept_transformer'
import { taxTransformer } from '#tax/transformers/tax_transformer'

export default function defineTaxEvents() {
  defineEvents(
    { record: taxTransformer, scope: 'accounting', id: 'taxId' },
    {
      'tax.created': 'A tax was created, or made by the first document with its rate',
      'tax.updated': 'A tax or its rates were changed',
      'tax.deleted': 'A tax was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: conceptTransformer, scope: 'accounting', id: 'withholdingConceptId' },
    {
      'withholding_concept.created': 'A withholding concept was created',
      'withholding_concept.updated': 'A withholding concept or its rates were changed',
      'withholding_concept.deleted':
        'A withholding concept was deleted; the message has the id only',
    }
  )
  defineCertificateEvents()
}
