/** What an administrator may do: a reader looks, a moderator decides, an owner answers for the whole. */
export const ADMIN_ROLES = ['reader', 'moderator', 'owner'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** `password`: only the name and the password were shown, and nothing but the second factor is open. */
export type AdminLevel = 'password' | 'full'

export const ADMIN_RULES = {
  /** A factor that was shown this long ago is asked for again before what hurts. */
  stepUpMinutes: 15,
  /** So long a moderator or reader may work in production before the second factor is set up. */
  graceDays: 7,
  recoveryCodes: 10,
  /** An invitation to administer is good for so many hours. */
  invitationHours: 72,
  /** The longest suspension that a moderator decides alone. */
  moderatorSuspensionDays: 90,
} as const

/** Whether somebody of a role may do what asks for another. */
export const mayAdminister = (role: AdminRole, needed: AdminRole): boolean =>
  ADMIN_ROLES.indexOf(role) >= ADMIN_ROLES.indexOf(needed)

/** The least role for a call of the console: who may read reads, and a change asks for a moderator, unless it says more. */
export const adminRoleFor = ({ adminRole }: { readonly adminRole?: AdminRole }, method: string): AdminRole =>
  adminRole ?? (method === 'GET' ? 'reader' : 'moderator')

/** An address of which a reader of the console sees enough to know it again: `a…@e….com`. */
export const halfHidden = (email: string): string => {
  const [box = '', host = ''] = email.split('@')
  const dot = host.lastIndexOf('.')
  return `${box.slice(0, 1)}…@${host.slice(0, 1)}…${dot > 0 ? host.slice(dot) : ''}`
}

/** The same for the address of a computer: the network stays, who of it is hidden. */
export const halfHiddenIp = (ip: string): string => {
  const sign = ip.includes(':') ? ':' : '.'
  return `${ip.split(sign).slice(0, 2).join(sign)}${sign}…`
}
