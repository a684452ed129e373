import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError, userMessage, type ApiClient } from '@tryka/api-client'
import { endpointKey, notify, useApi, useMutation } from '@tryka/app-shell'
import { getCandidateSettings, updateCandidateSettings, type CandidateSettings } from '@tryka/domain'
import { refresh } from '../../base/calls/calls'
import { usePlace } from '../../base/place/place'

/** The settings after a change. It is made twice, on what is shown and on what the server has then, to the same end. */
export type SettingsChange = (now: CandidateSettings) => CandidateSettings

/** What of the account waits for Save All Changes. */
export type AccountForm = Pick<CandidateSettings['account'], 'displayName' | 'bio' | 'timeZone'>

/** What differs from what is stored; the rest stays as others save it until this is sent. */
export const editsOf = (typed: AccountForm, stored: AccountForm): Partial<AccountForm> =>
  Object.fromEntries(
    (['displayName', 'bio', 'timeZone'] as const)
      .filter((name) => typed[name] !== stored[name])
      .map((name) => [name, typed[name]]),
  )

const KEY = endpointKey(getCandidateSettings)

async function send(
  api: ApiClient,
  queries: QueryClient,
  change: SettingsChange,
  isDemo: boolean,
): Promise<CandidateSettings> {
  const now = queries.getQueryData<CandidateSettings>(KEY)
  if (!now) throw new Error('Settings are changed before they were read')
  const { account, privacy, notifications, blockedCompanies, version } = change(now)
  const { displayName, bio, timeZone } = account
  return api.call(updateCandidateSettings, {
    body: {
      account: { displayName, bio, timeZone },
      privacy,
      // In the live market they are chosen for the account, in a card of their own.
      ...(isDemo ? { notifications } : {}),
      blockedCompanyIds: blockedCompanies.map(({ id }) => id),
      version,
    },
  })
}

const STALE = 'The settings were changed somewhere else. You now see the newest state; try again.'

/** One change after the other, so that each is made on the version that the last one left behind. */
function useSave(done: string) {
  const api = useApi()
  const queries = useQueryClient()
  const { isDemo } = usePlace()
  return useMutation({
    scope: { id: 'candidate-settings' },
    mutationFn: (change: SettingsChange) => send(api, queries, change, isDemo),
    onSuccess: (saved) => {
      queries.setQueryData(KEY, saved)
      notify.success(done)
    },
    onError: (error) => {
      const stale = error instanceof ApiError && error.code === 'STALE'
      notify.failure(
        'Error',
        stale ? STALE : userMessage(error, 'The settings could not be saved. Try again.'),
      )
      void refresh(queries)
    },
    meta: { needsSession: true },
  })
}

/** `apply` shows and saves a switch at once; `save` sends the rest of the form. */
export function useSettings() {
  const queries = useQueryClient()
  const at = useSave('Setting saved')
  const save = useSave('Settings saved')
  const apply = (change: SettingsChange) => {
    queries.setQueryData<CandidateSettings>(KEY, (now) => now && change(now))
    at.mutate(change)
  }
  return { apply, save }
}
