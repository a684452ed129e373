import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { listPlaces } from '@tryka/domain'
import { useAccountClients } from './account'

/** Everywhere the account can act; asked anew whenever it is shown, for others give and take seats. */
export function usePlaces({ enabled = true } = {}) {
  const { queries } = useAccountClients()
  return useQuery({ ...endpointQuery(listPlaces), staleTime: 0, enabled }, queries)
}
