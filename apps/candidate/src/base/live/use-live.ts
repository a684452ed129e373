import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endpointKey, endpointQuery } from '@tryka/app-shell'
import {
  candidateMessages,
  candidateOverview,
  getDirectoryQuestion,
  getPlace,
  getProfile,
  getSkills,
  listApplications,
  listAttempts,
  listCertificates,
  listCredentials,
  listFirstContacts,
  listInterviews,
  listInvitations,
  listJobs,
  listProfileViews,
  listSavedSearches,
  listSharedJobs,
  listPlaces,
  LIVE_STREAM,
  openAccount,
  type AccountSession,
  type LiveTopic,
  type MessageSide,
  type PlaceName,
  type PlaceRow,
  type Places,
  type PlaceView,
} from '@tryka/domain'
import { useAccountClients } from '../place/account'
import { usePlace } from '../place/place'
import { readAnew, refresh } from '../calls/calls'
import { useSession } from '../session'
import { followWhileSeen } from './follow'
import { streamTells } from '../calls/own-calls'

/** Beginnings of the candidate's paths that are out of date with a topic; the overview shows a little of everything. */
const PATHS: Record<LiveTopic, readonly string[]> = {
  applications: [listApplications.path, listJobs.path, candidateOverview.path, getDirectoryQuestion.path],
  interviews: [listInterviews.path, listApplications.path, candidateOverview.path],
  messages: [candidateMessages.list.path],
  notifications: [candidateMessages.notifications.path],
  postings: [listJobs.path, listSavedSearches.path, listSharedJobs.path, candidateOverview.path],
  // An appeal that was decided changes a result that is looked at, and what was issued for it.
  skills: [
    getSkills.path,
    listAttempts.path,
    listCredentials.path,
    listCertificates.path,
    getProfile.path,
    listJobs.path,
    candidateOverview.path,
  ],
  invitations: [listInvitations.path],
  contacts: [listFirstContacts.path, candidateOverview.path],
  views: [listProfileViews.path],
  // Only companies hear of these.
  pools: [],
  team: [],
  places: [getPlace.path],
}

const isAboutPlace = (topics: readonly LiveTopic[]): boolean =>
  topics.includes('team') || topics.includes('places')

function readAgain(queries: QueryClient, side: MessageSide, topics: readonly LiveTopic[]): Promise<void> {
  // Nearly every section of a company counts what a topic names. The team decides who one is in it.
  if (side === 'company' && topics.some((topic) => topic !== 'places'))
    return refresh(queries, isAboutPlace(topics) ? undefined : getPlace.path)
  const heads = topics.flatMap((topic) => PATHS[topic])
  return readAnew(queries, (path) => heads.some((each) => path.startsWith(each)))
}

/** The marks of a place in the list of all, which the header shows. */
function markPlace(
  queries: QueryClient,
  place: PlaceName,
  marks: Pick<PlaceRow, 'unread' | 'waiting'>,
): void {
  queries.setQueryData<Places>(endpointKey(listPlaces), (now) =>
    now
      ? { ...now, places: now.places.map((row) => (row.place === place ? { ...row, ...marks } : row)) }
      : now,
  )
}

/** The account has other places than before, or acts in this one in another way. */
const readPlaces = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: endpointKey(listPlaces) })

/**
 * Whether this browser is still that account's. Asked before anything else is: a stream that ended may mean that somebody
 * signed out, and calls without a session would each make a guest.
 */
async function sameAccount(queries: QueryClient, id: string): Promise<boolean> {
  const queryKey = endpointKey(openAccount)
  await queries.refetchQueries({ queryKey }, { cancelRefetch: false })
  return queries.getQueryData<AccountSession>(queryKey)?.user.id === id
}

/** The others of which the header shows the marks, once it has read them. A demo is followed where it is open. */
function useOthers(): PlaceName[] {
  const { place } = usePlace()
  const { queries } = useAccountClients()
  const { data } = useQuery({ ...endpointQuery(listPlaces), enabled: false }, queries)
  return (data?.places ?? []).flatMap((row) => (row.isDemo || row.place === place ? [] : [row.place]))
}

/**
 * Follows what others do, by the one stream of this browser: every word of the server brings the marks of header and
 * navigation, and fresh data for the place that it names.
 */
export function useLive(): void {
  const { side, place } = usePlace()
  const { user } = useSession()
  const account = useAccountClients()
  const queries = useQueryClient()
  const following = useRef<ReturnType<typeof followWhileSeen>>(undefined)
  const others = useOthers().join()
  useEffect(() => {
    const stream = account.api.url(LIVE_STREAM)
    const follow = followWhileSeen({
      account: user.id,
      place,
      urlOf: (places, last) =>
        `${stream}?places=${places.join()}${last ? `&last=${encodeURIComponent(last)}` : ''}`,
      onWord: ({ place: where, topics, changeId, unread, waiting }) => {
        markPlace(account.queries, where, { unread: unread.messages + unread.notifications, waiting })
        if (where !== place) return
        const meaning = streamTells(changeId)
        queries.setQueryData<PlaceView>(endpointKey(getPlace), (now) =>
          now ? { ...now, unread, waiting } : now,
        )
        if (topics.includes('places')) readPlaces(account.queries)
        if (meaning === 'own') void refresh(queries, isAboutPlace(topics) ? undefined : getPlace.path)
        if (meaning === 'news') void readAgain(queries, side, topics)
      },
      // What happened meanwhile was never said.
      onGap: () =>
        void sameAccount(account.queries, user.id).then((isSame) => {
          if (!isSame) return
          void refresh(queries)
          readPlaces(account.queries)
        }),
    })
    following.current = follow
    return follow.end
  }, [account, queries, side, place, user.id])
  useEffect(
    () => following.current?.also(others ? (others.split(',') as PlaceName[]) : []),
    [others, account, queries, side, place, user.id],
  )
}
