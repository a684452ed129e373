import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { getVerification } from '@tryka/domain'

/** How far the proof of the company has come. */
export const useVerification = () => useQuery(endpointQuery(getVerification))
