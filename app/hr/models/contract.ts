import { ContractSchema } from '#database/schema'

export const CONTRACT_TYPES = ['INDEFINITE', 'FIXED_TERM', 'SERVICE', 'APPRENTICESHIP'] as const

type ContractType = (typeof CONTRACT_TYPES)[number]

export default class Contract extends ContractSchema {
  declare type: ContractType
}
