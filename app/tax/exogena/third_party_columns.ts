/** A third party as exógena writes it, or the reason why it cannot. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { countryCode } from '#tax/exogena/countries'

export type PartyColumns = Record<
  | 'tdoc'
  | 'nid'
  | 'dv'
  | 'apl1'
  | 'apl2'
  | 'nom1'
  | 'nom2'
  | 'raz'
  | 'dir'
  | 'dpto'
  | 'mun'
  | 'pais',
  string
>

type ThirdParty = {
  id: string
  documentType: string
  documentNumber: string
  dv: string | null
  personKind: string
  name: string
  legalName: string | null
  firstName: string | null
  secondName: string | null
  surname: string | null
  secondSurname: string | null
  municipality: string | null
  address: string | null
  country: string | null
}

const AT_ONCE = 1_000

/** The columns of each third party by id. Null: it lacks what the format needs. */
export async function thirdPartyColumns(
  ids: readonly string[]
): Promise<Map<string, PartyColumns | null>> {
  const found = new Map<string, PartyColumns | null>()
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const one of await read(ids.slice(at, at + AT_ONCE))) found.set(one.id, columnsOf(one))
  return found
}

/** Deleted ones too: what was posted to them is still reported. */
const read = (ids: readonly string[]) =>
  rows<ThirdParty>(
    `SELECT id, document_type AS documentType, document_number AS documentNumber, dv, person_kind AS personKind, name, legal_name AS legalName,
            first_name AS firstName, second_name AS secondName, surname, second_surname AS secondSurname, municipality, address, country
       FROM third_parties WHERE tenant_id = ? AND id IN (?)`,
    [Current.tenantId, ids]
  )

/** The buyer without a name of electronic invoices, and those of minor amounts in exógena. */
const FINAL_CONSUMER = '222222222222'
const [MINOR_TYPE, MINOR_NUMBER] = ['43', '222222222']

const EMPTY: PartyColumns = {
  ...{ tdoc: '', nid: '', dv: '', apl1: '', apl2: '', nom1: '', nom2: '', raz: '' },
  ...{ dir: '', dpto: '', mun: '', pais: '169' },
}

/** Minor amounts stand under one number together (Resolución 000162 of 2023). */
export const MINOR_AMOUNTS: PartyColumns = {
  ...EMPTY,
  tdoc: MINOR_TYPE,
  nid: MINOR_NUMBER,
  raz: 'CUANTÍAS MENORES',
}

/** The DIAN, creditor of national taxes. */
export const DIAN: PartyColumns = {
  ...EMPTY,
  tdoc: '31',
  nid: '800197268',
  dv: '4',
  raz: 'DIRECCIÓN DE IMPUESTOS Y ADUANAS NACIONALES',
  dpto: '11',
  mun: '001',
}

function columnsOf(party: ThirdParty): PartyColumns | null {
  if (party.documentNumber === FINAL_CONSUMER) return MINOR_AMOUNTS

  const pais = countryCode(party.country ?? 'CO')
  const names = namesOf(party)
  if (!pais || !names || !/^\d{2}$/.test(party.documentType)) return null

  const { municipality, address, documentType, documentNumber, dv } = party
  return {
    ...EMPTY,
    ...names,
    pais,
    tdoc: documentType,
    nid: documentNumber,
    dv: documentType === '31' ? (dv ?? '') : '',
    dir: address?.replaceAll(/\s+/g, ' ').trim() ?? '',
    dpto: municipality?.slice(0, 2) ?? '',
    mun: municipality?.slice(2) ?? '',
  }
}

/** A legal person has `raz`, a natural one surname and first name; a name is never split here. */
function namesOf(party: ThirdParty): Partial<PartyColumns> | null {
  const { personKind, name, legalName, firstName, secondName, surname, secondSurname } = party
  if (personKind === 'LEGAL') return { raz: legalName ?? name }
  if (!firstName || !surname) return null
  return { apl1: surname, apl2: secondSurname ?? '', nom1: firstName, nom2: secondName ?? '' }
}
