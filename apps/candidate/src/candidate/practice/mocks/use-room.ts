import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '@tryka/app-shell'
import { beatMock, MOCK_RULES, showMock, type Mock, type PeerLevels } from '@tryka/domain'
import { readQuery } from '../../../base/calls/calls'

/** What whoever asks notes while it goes on; it stays in this tab until the sheet is sent. */
export interface Noted {
  notes: string
  levels: PeerLevels
}

export interface RoomProps {
  mock: Mock
  show: (mock: Mock) => void
  noted: Noted
  onNote: (noted: Noted) => void
}

/** How often a room that goes on looks what the other one did. */
const LOOK_MS = 4_000

/** True while a screen says that its person is there. */
const isRoom = (mock: Mock | undefined): boolean =>
  !!mock && (mock.state === 'live' || (mock.state === 'booked' && mock.now >= mock.opensAt))

/** One mock interview as it is now. While its room is open the screen says that its person is there. */
export function useRoom(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const read = readQuery(showMock, { params: { id } })
  const query = useQuery({
    ...read,
    refetchInterval: ({ state: { data } }) =>
      isRoom(data) ? LOOK_MS : data?.state === 'booked' || data?.state === 'ended' ? 5 * LOOK_MS : false,
  })
  const isOpen = isRoom(query.data)
  const show = (mock: Mock) => queries.setQueryData(read.queryKey, mock)
  useEffect(() => {
    if (!isOpen) return
    const beat = () =>
      void api
        .call(beatMock, { params: { id } })
        .then((mock) => queries.setQueryData(readQuery(showMock, { params: { id } }).queryKey, mock))
        // The next one tells the same; what is wrong for longer is told by the read.
        .catch(() => undefined)
    beat()
    const timer = setInterval(beat, MOCK_RULES.beatSeconds * 1_000)
    return () => clearInterval(timer)
  }, [api, id, isOpen, queries])
  return { query, show }
}
