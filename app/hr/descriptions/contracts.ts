/** Texts of contracts and salary increases. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'employees.salary-increases.index':
      'Lists the increases of an employee, with the salary before and after for callers with ' +
      '`payroll:read`. ' +
      'The salary that was agreed at first is in `GET /contracts`.',
    'employees.salary-increases.store':
      'Raises the salary of the contract that covers `effectiveDate`; ' +
      'payroll pays the new salary from that day on. ' +
      'A new contract with `POST /contracts` starts from its own salary, without earlier ' +
      'increases.',
    'employees.salary-increases.show':
      'Reads one increase of this employee. Use the list when you need the whole history.',
    'employees.salary-increases.destroy':
      'Deletes the latest increase, as long as no approved payroll has paid by it (409 ' +
      '`PERIOD_CLOSED`). ' +
      'Reverse that run first with `POST /payroll-runs/:id/reverse`.',
    'contracts.index':
      'Lists contracts of all employees, ended ones included. ' +
      'Filter with `employeeId` and `isActive` for the contract that pays somebody now.',
    'contracts.store':
      'Signs a contract for an active employee; ' +
      'payroll pays its salary for each day between its dates. ' +
      'An employee has one contract on a day at most (409 `OVERLAPPING_CONTRACT`): ' +
      'end the earlier one first with `PATCH /contracts/:id`.',
    'contracts.show':
      'Reads one contract with the salary that was agreed at its start. ' +
      'Later raises are in `GET /employees/:id/salary-increases`.',
    'contracts.update':
      'Moves the end, changes the notes, or ends the contract today with `isActive: ' +
      'false`. ' +
      'Use `POST /employees/:id/active-state` when the person leaves the company, and salary ' +
      'increases for another salary.',
    'contracts.destroy':
      'Deletes a contract that was recorded by mistake, unless an approved payroll has paid ' +
      'by it (409 `PERIOD_CLOSED`). ' +
      'To end a contract, set `endDate` with `PATCH /contracts/:id`.',
  },

  fields: {
    'Contract.type': 'Kind of contract. It cannot be changed later.',
    'ContractCreate.type': 'Kind of contract; a FIXED_TERM needs `endDate`.',
    'ContractUpdate.type': 'The current kind, which may be repeated; another value is refused.',
    'Contract.salary': {
      description:
        "Monthly salary as it was agreed, in the company's currency; raises are salary increases.",
      example: 2000000,
    },
    'Contract.startDate': 'First day under contract, in the time zone of the company.',
    'ContractCreate.startDate':
      'First day under contract, not before the `hireDate` of the employee. ' +
      'It cannot be changed later.',
    'ContractUpdate.startDate': 'The current first day, which may be repeated; another is refused.',
    'Contract.endDate':
      'Last day under contract, included; ' +
      'null while it is open. ' +
      'A contract that was called off before it began has the day before its start.',
    'ContractCreate.endDate':
      'Last day under contract, included, after `startDate`. Required for FIXED_TERM.',
    'ContractUpdate.endDate':
      'Last day under contract, included, after `startDate`. ' +
      'Null opens the end, except of a FIXED_TERM.',
    'Contract.isActive':
      'Whether the contract stands. A contract that is not active always has an end.',
    'ContractUpdate.isActive':
      '`false` ends the contract today, or earlier if it ends earlier; ' +
      'a contract that has not begun is called off.',
    'SalaryIncrease.contractId': 'Contract whose salary the increase raises. Read-only.',
    'effectiveDate': {
      description:
        'First day of the new salary, in the time zone of the company. ' +
        'It must lie within a contract.',
      example: '2026-07-01',
    },
    'SalaryIncrease.previousSalary': {
      description:
        "Monthly salary on that day before the increase, in the company's currency. Read-only.",
      example: 2000000,
    },
    'SalaryIncrease.newSalary': {
      description:
        "Monthly salary from that day on, in the company's currency; " +
        'above the salary of that day and below the next increase.',
      example: 2200000,
    },
    'SalaryIncrease.reason': {
      description: 'Reason for the increase, for the company.',
      example: 'Revisión anual',
    },
    'SalaryIncreaseCreate.reason': {
      description: 'Reason for the increase, for the company.',
      example: 'Revisión anual',
    },
  },

  enums: {
    'Contract.type': {
      INDEFINITE: 'Open-ended; it may still get an end.',
      FIXED_TERM: 'Ends on `endDate`; CONTRACT_RENEWAL mails remind of it.',
      SERVICE: 'Services, paid by payroll like any other contract.',
      APPRENTICESHIP: 'Apprentices.',
    },
  },
} satisfies Descriptions
