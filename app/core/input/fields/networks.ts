/** Fields that are networks. */
import { refuse } from '#core/input/checks'
import { textField } from '#core/input/fields/field'
import { canonicalNetwork } from '#core/primitives/networks'

/** Characters of a wrong entry that its refusal repeats. */
const LONGEST = 60

/** An address of IPv4 or IPv6, or a network in CIDR notation; returned in canonical form. */
export const network = () =>
  textField(
    { examples: ['203.0.113.0/24'] },
    (written, context) => {
      const value = written.slice(0, LONGEST)
      return (
        canonicalNetwork(written) ??
        refuse(
          context,
          'INVALID_NETWORK',
          `must be an address or a network, such as 203.0.113.7 or 2001:db8::/32, and ${value} is neither`,
          { value }
        )
      )
    },
    'code'
  )
