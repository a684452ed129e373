import { endpointKey, useApi } from '@tryka/app-shell'
import {
  EVENT_STREAMS,
  candidateMessages,
  candidateOverview,
  getProfile,
  getSkills,
  getWorkspace,
  listApplications,
  listInterviews,
  listInvitations,
  listJobs,
  listSavedSearches,
  type LiveEvent,
  type MessageSide,
  type Workspace,
} from '@tryka/domain'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refresh } from './calls'

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
  if (side === 'company') return refresh(queries, topics.includes('team') ? undefined : getWorkspace.path)
  const heads = topics.flatMap((topic) => PATHS[topic])
  return queries.invalidateQueries({
    predicate: ({ queryKey: [head] }) => heads.some((each) => String(head).startsWith(each)),
  })
}

/** Follows what the other side does: every word of the server brings the marks of header and navigation, and fresh data. */
export function useLive(side: MessageSide): void {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined
    const stream = new EventSource(api.url(EVENT_STREAMS[side]), { withCredentials: true })
    let lost = false
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const { topics, unread, waiting } = JSON.parse(data) as LiveEvent
      queries.setQueryData<Workspace>(endpointKey(getWorkspace), (now) =>
        now ? { ...now, [side]: { ...now[side], unread, waiting } } : now,
      )
      void readAgain(queries, side, topics)
    }
    stream.onerror = () => {
      lost = true
    }
    // What happened while the line was down was never said.
    stream.onopen = () => {
      if (lost) void refresh(queries)
      lost = false
    }
    return () => stream.close()
  }, [api, queries, side])
}
