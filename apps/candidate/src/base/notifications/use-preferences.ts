import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { getPreferences, setPreferences, type DeliveryPreferencesUpdate } from '@tryka/domain'
import { useChange } from '../calls/calls'

/** What the account chose to be told outside of the product. */
export const usePreferences = () => useQuery(endpointQuery(getPreferences))

/** One choice, which applies at once. */
export const useChoose = () =>
  useChange((api, body: DeliveryPreferencesUpdate) => api.call(setPreferences, { body }), {
    done: () => 'Setting saved',
    failed: 'The setting could not be saved. Try again.',
  })
