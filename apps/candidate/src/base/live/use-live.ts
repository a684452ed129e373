import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpointKey, useApi } from '@tryka/app-shell'
import {
  EVENT_STREAMS,
  candidateMessages,
  candidateOverview,
  getPlace,
  getProfile,
  getSkills,
  listApplications,
  listInterviews,
  listInvitations,
  listJobs,
  listSavedSearches,
  type LiveEvent,
  type MessageSide,
  type PlaceView,
} from '@tryka/domain'
import { useKeptOwner } from '../place/kept-owner'
import { usePlace } from '../place/place'
import { refresh } from '../calls/calls'
import { followWhileSeen } from './live-stream'
import { streamTells } from '../calls/own-calls'

type Topic = LiveEvent['topics'][number]

/** Beginnings of the candidate's paths that are out of date with a topic; the overview shows a little of everything. */
const PATHS: Record<Topic, readonly string[]> = {
  applications: [listApplications.path, listJobs.path, candidateOverview.path],
  interviews: [listInterviews.path, listApplications.path, candidateOverview.path],
  messages: [candidateMessages.list.path],
  notifications: [candidateMessages.notifications.path],
  postings: [listJobs.path, listSavedSearches.path, candidateOverview.path],
  skills: [getSkills.path, getProfile.path, listJobs.path, candidateOverview.path],
  invitations: [listInvitations.path],
  // Only companies hear of these.
  pools: [],
  team: [],
}

function readAgain(queries: QueryClient, side: MessageSide, topics: readonly Topic[]): Promise<void> {
  // Nearly every section of a company counts what a topic names. The team decides who one is in it.
  if (side === 'company') return refresh(queries, topics.includes('team') ? undefined : getPlace.path)
  const heads = topics.flatMap((topic) => PATHS[topic])
  return queries.invalidateQueries({
    predicate: ({ queryKey: [head] }) => heads.some((each) => String(head).startsWith(each)),
  })
}

/** Follows what the other side does: every word of the server brings the marks of header and navigation, and fresh data. */
export function useLive(): void {
  const { side } = usePlace()
  const owner = useKeptOwner()
  const api = useApi()
  const queries = useQueryClient()
  useEffect(
    () =>
      followWhileSeen({
        name: owner,
        url: api.url(EVENT_STREAMS[side]),
        onWord: (text) => {
          const { topics, calls, unread, waiting } = JSON.parse(text) as LiveEvent
          const meaning = streamTells(calls)
          queries.setQueryData<PlaceView>(endpointKey(getPlace), (now) =>
            now ? { ...now, unread, waiting } : now,
          )
          if (meaning === 'own') void refresh(queries, topics.includes('team') ? undefined : getPlace.path)
          if (meaning === 'news') void readAgain(queries, side, topics)
        },
        // What happened meanwhile was never said.
        onGap: () => void refresh(queries),
      }),
    [api, queries, side, owner],
  )
}
