/** Departments, employees, contracts, leave, absences and processes. */
import type { Scenario } from '#tests/examples/recorder'

export const EMPLOYEE = {
  firstName: 'Laura',
  lastName: 'Pardo Ruiz',
  documentType: 'CC',
  documentNumber: '52123456',
  position: 'Asesora comercial',
  email: 'laura@andina.test',
  phone: '+57 310 555 0123',
  hireDate: '2025-02-03',
  birthDate: '1992-08-14',
  baseSalary: 2_800_000,
}

export const hr: Scenario = async ({ api, given }) => {
  const department = await api.post('/departments', { name: 'Ventas' })
  await api.get('/departments')
  await api.get(`/departments/${department.id}`)
  await api.patch(`/departments/${department.id}`, { notes: 'Mostrador y en línea' })

  const employee = await api.post('/employees', { ...EMPLOYEE, departmentId: department.id })
  const employeeId = employee.id
  await api.get('/employees?search=laura&limit=2')
  await api.get(`/employees/${employeeId}`)
  await api.patch(`/employees/${employeeId}`, { position: 'Líder comercial' })

  const contract = await api.post('/contracts', {
    employeeId,
    type: 'INDEFINITE',
    salary: 2_800_000,
    startDate: '2025-02-03',
  })
  await api.get(`/contracts?employeeId=${employeeId}`)
  await api.get(`/contracts/${contract.id}`)
  await api.patch(`/contracts/${contract.id}`, { notes: 'Firmado en papel' })

  const increases = `/employees/${employeeId}/salary-increases`
  const increase = await api.post(increases, {
    newSalary: 3_000_000,
    effectiveDate: '2026-12-01',
    reason: 'Revisión anual',
  })
  await api.get(increases)
  await api.get(`${increases}/${increase.id}`)
  await api.delete(`${increases}/${increase.id}`)

  const leave = { employeeId, type: 'VACATION', startDate: '2026-12-14', endDate: '2026-12-24' }
  const request = await api.post('/time-off-requests', { ...leave, reason: 'Fin de año' })
  await api.get('/time-off-requests?status=REQUESTED')
  await api.get(`/time-off-requests/${request.id}`)
  await api.patch(`/time-off-requests/${request.id}`, { endDate: '2026-12-23' })
  await api.post(`/time-off-requests/${request.id}/approve`)
  await api.get(`/employees/${employeeId}/time-off-balance`)
  await api.post(`/time-off-requests/${request.id}/cancel`)
  const other = await given.post('/time-off-requests', leave)
  await api.post(`/time-off-requests/${other.id}/reject`, { reason: 'Es la temporada alta' })
  await api.delete(`/time-off-requests/${other.id}`)

  const absence = await api.post('/absences', {
    employeeId,
    date: '2026-11-09',
    notes: 'Sin aviso',
  })
  await api.get(`/absences?employeeId=${employeeId}`)
  await api.get(`/absences/${absence.id}`)
  await api.patch(`/absences/${absence.id}`, { notes: 'Avisó tarde' })
  await api.delete(`/absences/${absence.id}`)

  const process = await api.post('/disciplinary-processes', {
    employeeId,
    type: 'WRITTEN_WARNING',
    subject: 'Retardos',
    description: 'Llegó tarde tres veces en octubre.',
    date: '2026-11-03',
  })
  await api.get('/disciplinary-processes')
  await api.get(`/disciplinary-processes/${process.id}`)
  await api.patch(`/disciplinary-processes/${process.id}`, { subject: 'Retardos en octubre' })
  await api.delete(`/disciplinary-processes/${process.id}`)

  await api.get(`/employees/${employeeId}/timeline`)
  await api.post(`/employees/${employeeId}/active-state`, {
    isActive: false,
    terminationDate: '2026-11-20',
  })
  const applicant = await given.post('/employees', {
    ...EMPLOYEE,
    documentNumber: '52999888',
    firstName: 'Marta',
  })
  const trial = await given.post('/contracts', {
    employeeId: applicant.id,
    salary: 2_000_000,
    startDate: '2026-11-16',
  })
  await api.delete(`/contracts/${trial.id}`)
  await api.delete(`/employees/${applicant.id}`)
  const empty = await given.post('/departments', { name: 'Archivo' })
  await api.delete(`/departments/${empty.id}`)
}
