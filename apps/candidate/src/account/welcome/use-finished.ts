import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '@tryka/api-client'
import { endpointKey } from '@tryka/app-shell'
import { listPlaces } from '@tryka/domain'

/** True for a refusal with one of these codes. */
export const isGone = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code ?? '')

/** Goes to what was just made; nothing leads back into a finished form. */
export function useFinished(): (path: string) => void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (path) => {
    void queries.invalidateQueries({ queryKey: endpointKey(listPlaces) })
    void navigate(path, { replace: true })
  }
}
