import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import {
  askSubscribers,
  cancelIssue,
  deleteIssue,
  editIssue,
  getIssue,
  listFailures,
  listIssues,
  listSubscribers,
  pauseIssue,
  previewIssue,
  resumeIssue,
  startIssue,
  testIssue,
  writeIssue,
  type Issue,
  type IssueMove,
  type IssueText,
  type SubscriberFilter,
} from '@tryka/domain'

/** While a letter is under way its counts move; nothing is asked for otherwise. */
const LOOK_MS = 2_000
const withMark = (after: string | undefined) => (after ? { after } : {})

export const useIssues = (after?: string) =>
  useQuery({
    ...endpointQuery(listIssues, { query: withMark(after) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'sending') ? LOOK_MS : false,
  })

export function useIssue(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [getIssue.path, { id }],
    queryFn: () => api.call(getIssue, { params: { id } }),
    staleTime: 0,
  })
}

export function useFailures(id: string, after?: string) {
  const api = useApi()
  return useQuery({
    queryKey: [listFailures.path, { id, ...withMark(after) }],
    queryFn: () => api.call(listFailures, { params: { id }, query: withMark(after) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const useReaders = (filter: SubscriberFilter, after?: string) =>
  useQuery({
    ...endpointQuery(listSubscribers, { query: { ...filter, ...withMark(after) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A letter as its readers get it, made anew a moment after the last letter was typed. */
export const usePreview = (text: IssueText) => {
  const api = useApi()
  return useQuery({
    queryKey: [previewIssue.path, text],
    queryFn: ({ signal }) => api.call(previewIssue, { body: text }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
}

function useReadAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [listIssues, getIssue, listSubscribers].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    )
}

const tell = (error: unknown, otherwise: string) => {
  if (!isUnauthorized(error)) notify.failure('Error', userMessage(error, otherwise))
}

/** Keeps a draft: a new one without an id, else the one that was seen. */
export function useSave(seen: { id: string; version: number } | undefined) {
  const api = useApi()
  return useMutation({
    mutationFn: (text: IssueText) =>
      seen
        ? api.call(editIssue, { params: { id: seen.id }, body: { ...text, version: seen.version } })
        : api.call(writeIssue, { body: text }),
    onError: (error) => tell(error, 'The letter was not saved. Please try again.'),
    meta: { needsSession: true },
  })
}

export function useTest() {
  const api = useApi()
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: string }) =>
      api.call(testIssue, { params: { id }, body: { to } }),
    onSuccess: (_, { to }) => notify.success('Test sent', `Look for it at ${to}.`),
    onError: (error) => tell(error, 'The test was not sent. Please try again.'),
    meta: { needsSession: true },
  })
}

const MOVES = {
  start: { endpoint: startIssue, done: 'The letter is on its way' },
  pause: { endpoint: pauseIssue, done: 'Paused' },
  resume: { endpoint: resumeIssue, done: 'It goes on' },
  cancel: { endpoint: cancelIssue, done: 'Cancelled: the rest is not sent' },
} as const

/** Starts, pauses, goes on or ends. */
export function useMove(name: IssueMove, done: () => void = () => undefined) {
  const api = useApi()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: ({ id, version }: Pick<Issue, 'id' | 'version'>) =>
      api.call(MOVES[name].endpoint, { params: { id }, body: { version } }),
    onSuccess: ({ subject }) => {
      notify.success(MOVES[name].done, subject)
      done()
      void readAgain()
    },
    onError: (error) => {
      tell(error, 'That did not work. Please try again.')
      void readAgain()
    },
    meta: { needsSession: true },
  })
}

export function useDelete(done: () => void) {
  const api = useApi()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (id: string) => api.call(deleteIssue, { params: { id } }),
    onSuccess: () => {
      notify.success('Deleted', 'The draft is gone.')
      done()
      void readAgain()
    },
    onError: (error) => tell(error, 'The draft was not deleted. Please try again.'),
    meta: { needsSession: true },
  })
}

/** Asks readers from before, each once. */
export function useAskOld() {
  const api = useApi()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: () => api.call(askSubscribers),
    onSuccess: ({ asked }) => {
      notify.success('Asked', `${asked} people get a mail with a link that confirms, over the next hours.`)
      void readAgain()
    },
    onError: (error) => tell(error, 'They were not asked. Please try again.'),
    meta: { needsSession: true },
  })
}
