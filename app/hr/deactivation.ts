/** Things that a leaving employee must give back. Other domains add to it when a process starts. */
import type Employee from '#hr/models/employee'

export type ToRecover = {
  /** Such as ASSET. */
  type: string
  id: string
  name: string
  /** The code on it, such as the tag of an asset. */
  code: string | null
}

type WhatToRecover = (employee: Pick<Employee, 'id' | 'userId'>) => Promise<readonly ToRecover[]>

const askers: WhatToRecover[] = []

/** To be called once for each, when the process starts. */
export function onDeactivation(whatToRecover: WhatToRecover) {
  askers.push(whatToRecover)
}

/** Everything that an employee still holds. */
export async function toRecoverFrom(employee: Employee): Promise<ToRecover[]> {
  const found: ToRecover[] = []
  for (const ask of askers) found.push(...(await ask(employee)))
  return found
}
