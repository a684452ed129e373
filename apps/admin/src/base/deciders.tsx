import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { endpointQuery } from '@tryka/app-shell'
import { adminMe, mayAdminister, type AdminRole } from '@tryka/domain'
import { Text } from '@tryka/ui'

/** Whether the administrator may do what asks for a role; undefined until it is known. */
export function useMay(needed: AdminRole): boolean | undefined {
  const role = useQuery(endpointQuery(adminMe, { on401: 'null' })).data?.role
  return role && mayAdminister(role, needed)
}

interface DecidersProps {
  children: ReactNode
  /** The least role that the server lets do this. */
  least?: AdminRole
  told?: boolean
}

/** What only moderators and owners do, or owners alone; the server refuses it to others, so they are not shown a control that fails. */
export function Deciders({ children, least = 'moderator', told = false }: DecidersProps) {
  const may = useMay(least)
  if (may === undefined) return null
  if (may) return children
  return told && <Text size="sm">You can read this. A moderator or an owner decides.</Text>
}
