import { endpointQuery } from '@tryka/app-shell'
import { getCompanySettings } from '@tryka/domain'
import { useQuery } from '@tanstack/react-query'

/** The clock of the company; until it is known, that of the reader. */
export function useZone(): string {
  const { data } = useQuery(endpointQuery(getCompanySettings))
  return data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
