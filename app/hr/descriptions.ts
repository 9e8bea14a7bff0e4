/** Texts of the domain in the reference of the API. */
import { fieldsOf, type Descriptions } from '#core/resources/descriptions'

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
    'employees.time-off-balance':
      'Computes the vacation days that were accrued up to yesterday, the approved ones and ' +
      'the difference. ' +
      'Requests that nobody has decided do not count; ' +
      'read them with `GET /time-off-requests`.',
    'employees.timeline':
      'Answers contracts, increases, leave, absences, disciplinary processes and assets of ' +
      'one employee in one list, newest first. ' +
      'Use the list of each resource to filter by type or day.',

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

    'absences.index':
      'Lists absences by employee and range of days. ' +
      'Approved leave is not among them; ' +
      'read it with `GET /time-off-requests`.',
    'absences.store':
      'Records one unjustified day of absence; ' +
      'the payroll of its month deducts a thirtieth of the salary. ' +
      'For leave that was asked for, paid or unpaid, use `POST /time-off-requests`.',
    'absences.show':
      'Reads one absence. Use `GET /absences` with `employeeId` for all of a person.',
    'absences.update':
      'Moves an absence to another day or changes its notes, while both months are open. ' +
      'The employee cannot change: ' +
      'delete the absence and record it again.',
    'absences.destroy':
      'Deletes an absence, so that its day is paid again. ' +
      'Once the payroll of its month is approved it answers 409 `PERIOD_CLOSED`; ' +
      'use `POST /payroll-runs/:id/reverse` first.',

    'time-off-requests.index':
      'Lists requests for leave by employee, type, status or a day that they cover. ' +
      'Use `GET /absences` for unjustified days.',
    'time-off-requests.store':
      'Requests leave for an employee and counts its days; ' +
      'overlapping requests are a 409 `OVERLAP`. ' +
      'Nothing is granted until `POST /time-off-requests/:id/approve`.',
    'time-off-requests.show':
      'Reads one request with its status and the actions that it allows. ' +
      'The vacation that is left is in `GET /employees/:id/time-off-balance`.',
    'time-off-requests.update':
      'Changes type, dates or reason while the request is REQUESTED, and counts its days ' +
      'again. ' +
      'To withdraw it or to revoke approved leave, use `POST /time-off-requests/:id/cancel`.',
    'time-off-requests.destroy':
      'Deletes a request that is REQUESTED, REJECTED or CANCELLED. ' +
      'Approved leave is cancelled first with `POST /time-off-requests/:id/cancel`.',
    'time-off-requests.approve':
      'Grants requested leave, takes vacation from the balance, announces ' +
      '`time_off.approved` and mails TIME_OFF_APPROVED. ' +
      'Only administrators may decide on their own leave; ' +
      'use `POST /time-off-requests/:id/reject` to refuse.',
    'time-off-requests.reject':
      'Refuses requested leave with an optional reason, announces `time_off.rejected` and ' +
      'mails TIME_OFF_REJECTED. ' +
      'Leave that was approved already is revoked with `POST /time-off-requests/:id/cancel`.',
    'time-off-requests.cancel':
      'Withdraws a request or revokes approved leave, and gives its vacation days back. ' +
      'A month whose payroll is approved answers 409 `PERIOD_CLOSED`; ' +
      'use `POST /time-off-requests/:id/reject` to refuse a request instead.',

    'disciplinary-processes.index':
      'Lists warnings, suspensions and terminations by employee, type and range of days. ' +
      'The same records appear in `GET /employees/:id/timeline`.',
    'disciplinary-processes.store':
      'Records a warning, suspension or termination; ' +
      'the days of a SUSPENSION are not paid. ' +
      'A TERMINATION is a record only: ' +
      'end the employment with `POST /employees/:id/active-state`.',
    'disciplinary-processes.show':
      'Reads one process with its text and document. ' +
      'Use `GET /disciplinary-processes` with `employeeId` for all of a person.',
    'disciplinary-processes.update':
      'Changes type, text, date or days of a process, as long as no approved payroll has ' +
      'deducted its suspension. ' +
      'The employee cannot change: ' +
      'delete the process and record it again.',
    'disciplinary-processes.destroy':
      'Deletes a process; ' +
      'the days of its suspension are paid again. ' +
      'Once the payroll of their month is approved it answers 409 `PERIOD_CLOSED`; ' +
      'reverse the run first.',
  },

  fields: {
    'TimeOffRequest.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['update', 'approve', 'reject', 'cancel', 'delete'],
    },
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

    'vacation': 'Vacation of the current service, in working days.',
    'EmployeesTimeOffBalanceAnswer.vacation.accrued': {
      description:
        'Working days that were accrued up to yesterday, or up to the last day. ' +
        'A year of service has 360 days; ' +
        'the count starts at the hire date, or at the contract after a gap.',
      example: 13.75,
    },
    'EmployeesTimeOffBalanceAnswer.vacation.taken': {
      description: 'Working days of approved vacations of this service, future ones included.',
      example: 8,
    },
    'EmployeesTimeOffBalanceAnswer.vacation.left': {
      description: 'Difference of the two; below zero when more was granted than accrued.',
      example: 5.75,
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

    'Absence.date': 'Day that is not paid, in the time zone of the company.',
    'AbsenceCreate.date':
      'Day that is not paid, within the employment. One absence an employee and day.',
    'AbsenceUpdate.date':
      'Day that is not paid, within the employment. One absence an employee and day.',

    'TimeOffRequest.type': 'Kind of leave.',
    'TimeOffRequestCreate.type': 'Kind of leave.',
    'TimeOffRequestUpdate.type': 'Kind of leave.',
    'TimeOffRequest.startDate': {
      description: 'First day of the leave, included.',
      example: '2026-12-21',
    },
    'TimeOffRequest.endDate': {
      description: 'Last day of the leave, included; at most 731 days after the first.',
      example: '2027-01-03',
    },
    'TimeOffRequest.days': {
      description:
        'Days of the leave. ' +
        'Read-only: ' +
        'a VACATION counts working days without public holidays, other leave counts calendar ' +
        'days.',
      example: 8,
    },
    'reason': {
      description: 'Reason that the employee gives.',
      example: 'Viaje familiar',
    },
    'TimeOffRequestsRejectInput.reason': {
      description: 'Reason for the refusal; the mail TIME_OFF_REJECTED can show it.',
      example: 'Cierre de inventario',
    },
    'TimeOffRequest.medicalCertificateUrl': {
      description:
        'Link to the medical certificate, or `/api/v1/files/:id` for an uploaded one; required for SICK_LEAVE.',
      example: 'https://example.com/incapacidad.pdf',
    },
    'TimeOffRequest.status': 'State of the request. Read-only: verbs change it.',
    'TimeOffRequestUpdate.status':
      'The current state, which may be repeated; another value is refused.',
    'rejectionReason': {
      description: 'Reason for the refusal; null unless it was REJECTED with one. Read-only.',
      example: 'Cierre de inventario',
    },
    'TimeOffRequest.decidedBy':
      'User or API key that approved, rejected or cancelled it; ' +
      'null while it is undecided. ' +
      'Read-only.',
    'decidedAt': 'Instant of the decision, in UTC; null while it is undecided. Read-only.',

    'DisciplinaryProcess.type': 'Kind of process; only a SUSPENSION affects payroll.',
    'DisciplinaryProcessCreate.type': 'Kind of process; only a SUSPENSION affects payroll.',
    'DisciplinaryProcessUpdate.type': 'Kind of process; only a SUSPENSION affects payroll.',
    'subject': { description: 'Subject in one line.', example: 'Llegadas tarde en octubre' },
    'description': {
      description: 'Facts and decision in full.',
      example: 'Tres llegadas después de las 9:00, los días 5, 12 y 19 de octubre.',
    },
    'DisciplinaryProcess.date': {
      description: 'Day of the process; for a SUSPENSION its first day.',
      example: '2026-11-20',
    },
    'DisciplinaryProcess.suspensionDays': {
      description:
        'Calendar days without pay from `date` on. ' +
        'Required for SUSPENSION, refused for the other kinds.',
      example: 3,
    },
    'documentUrl': {
      description: 'Link to the signed document, or `/api/v1/files/:id` for an uploaded one.',
      example: 'https://example.com/llamado-de-atencion.pdf',
    },
  },

  enums: {
    'Contract.type': {
      INDEFINITE: 'Open-ended; it may still get an end.',
      FIXED_TERM: 'Ends on `endDate`; CONTRACT_RENEWAL mails remind of it.',
      SERVICE: 'Services, paid by payroll like any other contract.',
      APPRENTICESHIP: 'Apprentices.',
    },
    'TimeOffRequest.type': {
      VACATION: 'Paid vacation, in working days, from the balance.',
      PERMISSION: 'Unpaid leave: payroll deducts its days.',
      SICK_LEAVE: 'Paid sick leave with a medical certificate.',
      MEDICAL_APPOINTMENT: 'Paid medical appointment.',
      MATERNITY_LEAVE: 'Paid maternity leave.',
      PATERNITY_LEAVE: 'Paid paternity leave.',
      BEREAVEMENT_LEAVE: 'Paid leave after a death in the family.',
      MARRIAGE_LEAVE: 'Paid leave for a wedding.',
      OTHER: 'Any other paid leave.',
    },
    'TimeOffRequest.status': {
      REQUESTED: 'Nobody has decided.',
      APPROVED: 'Granted.',
      REJECTED: 'Refused.',
      CANCELLED: 'Withdrawn or revoked.',
    },
    'DisciplinaryProcess.type': {
      VERBAL_WARNING: 'Oral warning.',
      WRITTEN_WARNING: 'Written warning.',
      SUSPENSION: 'Suspension without pay for `suspensionDays`.',
      TERMINATION: 'Dismissal, as a record; the employment ends with `active-state`.',
    },
  },

  parameters: {
    'employeeId': 'Records of this employee only.',
    'departmentId': 'Employees of this department only.',
    'isActive': '`true` for active records only, `false` for the others.',
    'type': 'Records of this type only.',
    'status': 'Requests in this state only.',
    'from': 'Records on this day or later, in the time zone of the company.',
    'to': 'Records on this day or earlier, in the time zone of the company.',
    'time-off-requests.index.on': 'Leave that covers this day.',
  },
} satisfies Descriptions
