import type Employee from '#hr/models/employee'

export type Addressee = { id: string; name: string; email: string | null }

export const addresseeOf = ({
  id,
  firstName,
  lastName,
  email,
}: Pick<Employee, 'id' | 'firstName' | 'lastName' | 'email'>): Addressee => ({
  id,
  name: `${firstName} ${lastName}`,
  email,
})
