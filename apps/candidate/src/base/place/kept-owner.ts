import { useSession } from '../session'
import { usePlaceName } from './place'

/** Whose unsaved work it is: that of an account in one of its places, so that no place shows another's. */
export const keptOwner = (accountId: string, place: string): string => `${accountId}:${place}`

export function useKeptOwner(): string {
  const { user } = useSession()
  return keptOwner(user.id, usePlaceName() ?? '')
}
