/** Texts of employees and departments. */
import type { Descriptions } from '#core/resources/descriptions'
import { fieldsOf } from '#core/resources/descriptions'

export default {
  operations: {
    'departments.index':
      'Lists the departments of the company by name, creation or last change. ' +
      'Use `GET /employees` with `departmentId` for the people in one.',
    'departments.store':
      'Creates a department under a name that is unique in the company and announces ' +
      '`department.created`. ' +
      'Assign people to it with `PATCH /employees/:id`; ' +
      'an import of employees creates missing departments when `createMissing` asks for it.',
    'departments.show':
      'Reads one department with its notes. ' +
      'Its people are read with `GET /employees` and `departmentId`.',
    'departments.update':
      'Changes the name or the notes and announces `department.updated` when something ' +
      'differs. ' +
      'To move an employee, use `PATCH /employees/:id` instead.',
    'departments.destroy':
      'Deletes a department without employees; ' +
      'with employees it answers 409 `IN_USE`. ' +
      'Move them first with `PATCH /employees/:id`.',
    'employees.index':
      'Lists employees, also those who have left; ' +
      'filter with `isActive`. ' +
      'A caller with `directory:read` alone gets name, position, department, e-mail and ' +
      'state.',
    'employees.store':
      'Creates an active employee, announces `employee.created` and mails the WELCOME ' +
      'templates when there is an e-mail. ' +
      'Payroll pays nothing before `POST /contracts`; ' +
      'use `POST /imports` for many employees, where the welcome is optional.',
    'employees.show':
      'Reads one employee. ' +
      'Fields of pay need `payroll:read`; ' +
      'the history with contracts, leave and assets is in `GET /employees/:id/timeline`.',
    'employees.update':
      'Changes contact, department, position and own fields, and announces ' +
      '`employee.updated`. ' +
      'Hire date and base salary never change: ' +
      'use `POST /employees/:id/salary-increases` for a raise and `POST ' +
      '/employees/:id/active-state` when somebody leaves.',
    'employees.destroy':
      'Deletes an employee who was created by mistake; ' +
      'with contracts or payslips it answers 409 `IN_USE`. ' +
      'Use `POST /employees/:id/active-state` when somebody leaves.',
    'employees.active-state':
      'Ends the employment now or on a future day, takes a planned departure back, or ' +
      'reactivates the employee. ' +
      'Leaving ends the contract on the last day, cancels or shortens later leave, lists the ' +
      'assets to recover, and mails FAREWELL.',
    'employees.timeline':
      'Answers contracts, increases, leave, absences, disciplinary processes and assets of ' +
      'one employee in one list, newest first. ' +
      'Use the list of each resource to filter by type or day.',
  },

  fields: {
    'employeeId': 'Employee whom the record is about. It cannot be changed later.',
    'notes': {
      description: 'Free text for the company; neither payslips nor mails show it.',
      example: 'Acordado con el jefe de bodega.',
    },
    'Department.name': { description: 'Name, unique in the company.', example: 'Logística' },
    'DepartmentCreate.name': { description: 'Name, unique in the company.', example: 'Logística' },
    'DepartmentUpdate.name': { description: 'Name, unique in the company.', example: 'Logística' },
    ...fieldsOf(['Employee', 'EmployeesActiveStateAnswer'], {
      departmentId: 'Department of the employee; null without one.',
      costCenterId: 'Cost centre by which payroll posts their pay; null without one.',
      department: {
        description:
          'Name of the department. Only for callers with `directory:read` and without `hr:read`.',
        example: 'Logística',
      },
      userId: {
        description:
          'User who logs in as this employee. ' +
          'Any text; ' +
          'the API does not check that the user exists.',
        example: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
      },
      thirdPartyId: {
        description:
          'The person behind the employee, by the id of the third party. ' +
          'A document of a known type links or makes one by itself.',
      },
      firstName: { description: 'Given names.', example: 'Ana María' },
      lastName: { description: 'Family names.', example: 'Gómez Ñáñez' },
      documentType: {
        description: 'Type of the identity document, such as CC, CE, TI or PA.',
        example: 'CC',
      },
      documentNumber: {
        description: 'Number of the identity document; with its type unique in the company.',
        example: '1020304050',
      },
      position: { description: 'Job title, as payslips print it.', example: 'Jefe de bodega' },
      email: {
        description:
          'Address for mails of the company, such as payslips; without one nothing is mailed.',
        example: 'ana.gomez@andina.co',
      },
      phone: { description: 'Telephone number as it was entered.', example: '+57 310 555 0123' },
      hireDate: {
        description:
          'First day of employment, a day in the time zone of the company. ' +
          'It cannot be changed later.',
        example: '2026-01-15',
      },
      birthDate: {
        description: 'Date of birth; past, and at least 14 years before `hireDate`.',
        example: '1994-03-08',
      },
      baseSalary: {
        description:
          "Monthly salary at hiring in the company's currency, for information; " +
          'payroll pays the salary of the contract. ' +
          'It cannot be changed later.',
        example: 2000000,
      },
      bankAccountInfo: {
        description:
          'Bank account for the pay, as serialized JSON; the API checks only that it parses.',
        example: '{"bank":"Bancolombia","number":"12345678"}',
      },
    }),
    'Employee.isActive':
      'Whether the employee works here. ' +
      'Read-only: ' +
      '`POST /employees/:id/active-state` changes it; ' +
      'with a future last day it stays true until that day is over.',
    'EmployeesActiveStateAnswer.isActive':
      'Whether the employee works here; ' +
      'with a future last day it stays true until that day is over.',
    'EmployeeUpdate.isActive':
      'The current state, which may be repeated; ' +
      'another value is refused. ' +
      'Use `POST /employees/:id/active-state` to change it.',
    'EmployeesActiveStateInput.isActive':
      '`false` ends the employment; ' +
      'true reactivates the employee or takes a planned departure back.',
    'Employee.terminationDate': {
      description:
        'Last day of employment, past or planned, in the time zone of the company; ' +
        'null for somebody who stays. ' +
        'Read-only here.',
      example: '2026-10-31',
    },
    'EmployeesActiveStateInput.terminationDate': {
      description:
        'Last day of employment in the time zone of the company; ' +
        'today when absent. ' +
        'On a future day the employee stays active until that day is over.',
      example: '2026-10-31',
    },
    'EmployeesActiveStateAnswer.terminationDate': {
      description:
        'Last day of employment, past or planned, in the time zone of the company; ' +
        'null for somebody who stays.',
      example: '2026-10-31',
    },
    'EmployeesActiveStateAnswer.assetsToRecover':
      'Assets and license seats that the employee still has and must give back; ' +
      'empty for somebody who stays.',
    'assetsToRecover.type': { description: 'ASSET or LICENSE.', example: 'ASSET' },
    'assetsToRecover.id': 'Id of the item.',
    'assetsToRecover.name': { description: 'Name of the item.', example: 'Portátil' },
    'EmployeesActiveStateAnswer.assetsToRecover.code': {
      description: 'Code on the item, such as the tag of an asset; null without one.',
      example: 'OFC-7KQ2-00041',
    },
    'EmployeesTimelineAnswer.data': 'Entries of this page.',
    'EmployeesTimelineAnswer.data.type': {
      description: 'CONTRACT, SALARY_INCREASE, TIME_OFF, ABSENCE, DISCIPLINARY_PROCESS or ASSET.',
      example: 'CONTRACT',
    },
    'EmployeesTimelineAnswer.data.date': {
      description: 'Day of the entry in the time zone of the company; of a range its first day.',
      example: '2026-01-15',
    },
    'EmployeesTimelineAnswer.data.id': 'Id of the record behind the entry.',
    'EmployeesTimelineAnswer.data.record': {
      description: 'The record, with the fields of its own endpoint.',
      example: { type: 'INDEFINITE', startDate: '2026-01-15' },
    },
  },

  parameters: {
    employeeId: 'Records of this employee only.',
    departmentId: 'Employees of this department only.',
    isActive: '`true` for active records only, `false` for the others.',
    type: 'Records of this type only.',
    status: 'Requests in this state only.',
    from: 'Records on this day or later, in the time zone of the company.',
    to: 'Records on this day or earlier, in the time zone of the company.',
  },
} satisfies Descriptions
