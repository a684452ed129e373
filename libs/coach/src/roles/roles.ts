import { BUILDING_ROLES } from './building'
import { CHAIN_AND_DATA_ROLES } from './chain-and-data'
import { INTELLIGENCE_ROLES } from './intelligence'
import type { Role } from './role'
import { SECURITY_AND_CLOUD_ROLES } from './security-and-cloud'

/** Every role that can be aimed at, by field: five of each. */
export const ROLES: readonly Role[] = [
  ...INTELLIGENCE_ROLES,
  ...CHAIN_AND_DATA_ROLES,
  ...SECURITY_AND_CLOUD_ROLES,
  ...BUILDING_ROLES,
]

const BY_ID = new Map(ROLES.map((role) => [role.id, role]))

/** A role; undefined where there is none of this id. */
export const roleOf = (id: string): Role | undefined => BY_ID.get(id)

const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#-]+/gu, ' ')
    .trim()} `

/** The roles that a posting's title names: `Senior Data Engineer` is one of a data engineer. */
export function rolesNamed(title: string): string[] {
  const text = words(title)
  return ROLES.filter(({ titles }) => titles.some((one) => text.includes(words(one)))).map(({ id }) => id)
}
