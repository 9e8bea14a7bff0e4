import { does, inPath, lockOrFail, pathId } from '#core/endpoints/operations'
import { setActiveState as set } from '#hr/actions/set_active_state'
import { toRecoverFrom } from '#hr/deactivation'
import Employee from '#hr/models/employee'
import { employeeTransformer } from '#hr/transformers/employee_transformer'
import { setActiveState } from '#hr/validators/employee'

const item = {
  type: { type: 'string', examples: ['ASSET'] },
  id: { type: 'string', format: 'uuid' },
  name: { type: 'string' },
  code: {
    type: ['string', 'null'],
    description: 'What is written on it, such as the tag of an asset',
  },
}

function answerSchema() {
  const { properties, required, ...employee } = employeeTransformer.schema as {
    properties: object
    required: string[]
  }
  const assetsToRecover = {
    type: 'array',
    items: { type: 'object', properties: item, required: Object.keys(item) },
    description: 'What somebody who has left, or is going to leave, still holds',
  }
  return {
    ...employee,
    title: 'EmployeeState',
    properties: { ...properties, assetsToRecover },
    required: [...required, 'assetsToRecover'],
  }
}

export const activeState = does(
  {
    of: inPath(Employee),
    input: setActiveState,
    output: { schema: answerSchema() },
    summary: 'End or resume an employment',
  },
  async (input, ctx) => {
    const employee = await lockOrFail(Employee, pathId(ctx))
    await set(employee, input)

    return {
      ...employeeTransformer.of(employee),
      assetsToRecover: employee.terminationDate === null ? [] : await toRecoverFrom(employee),
    }
  }
)
