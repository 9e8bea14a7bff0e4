/** Items that a leaving employee must give back; other domains register theirs at startup. */
import type Employee from '#hr/models/employee'

export type ToRecover = {
  /** Such as ASSET. */
  type: string
  id: string
  name: string
  /** Such as the tag of an asset. */
  code: string | null
}

type WhatToRecover = (employee: Pick<Employee, 'id' | 'userId'>) => Promise<readonly ToRecover[]>

const askers: WhatToRecover[] = []

export function onDeactivation(whatToRecover: WhatToRecover) {
  askers.push(whatToRecover)
}

export async function toRecoverFrom(employee: Employee): Promise<ToRecover[]> {
  const found: ToRecover[] = []
  for (const ask of askers) found.push(...(await ask(employee)))
  return found
}
