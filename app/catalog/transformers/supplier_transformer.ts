import { integrationFacts } from '#core/resources/integration/record'
import { thirdPartyFact } from '#parties/links'
import { defineTransformer, out } from '#core/resources/transformer'

export const supplierTransformer = defineTransformer('Supplier', 'suppliers', {
  id: out.id(),
  name: out.text({ example: 'Ferretería Mayorista S.A.' }),
  taxId: out.orNull(
    out.text({
      example: '800765432-1',
    })
  ),
  email: out.orNull(out.text()),
  phone: out.orNull(out.text()),
  address: out.orNull(out.text()),
  advances: out.number({
    initial: 0,
    example: 0,
    description:
      'Money paid to the supplier that no bill, no order and no refund has taken. Read-only.',
  }),
  ...thirdPartyFact,
  ...integrationFacts(),
})
