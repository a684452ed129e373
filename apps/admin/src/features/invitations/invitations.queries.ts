import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { ApiError, userMessage } from '@tryka/api-client'
import {
  listAdmissions,
  listBatches,
  listRequests,
  listSignups,
  previewInvitations,
  releaseRequests,
  resendInvitation,
  revokeInvitation,
  sendInvitations,
  type Chosen,
  type Invitation,
  type InvitationFilter,
  type RequestFilter,
  type SendInvitations,
} from '@tryka/domain'

/** Others invite too, and people join: a list that is opened is read again. */
const live = { staleTime: 0, placeholderData: keepPreviousData }

export const useRequests = (filter: RequestFilter, page: number) =>
  useQuery({ ...endpointQuery(listRequests, { query: { ...filter, page } }), ...live })

export const useInvitations = (filter: InvitationFilter, page: number) =>
  useQuery({ ...endpointQuery(listAdmissions, { query: { ...filter, page } }), ...live })

export const useBatches = (page: number) =>
  useQuery({ ...endpointQuery(listBatches, { query: { page } }), ...live })

/** Everything here tells of the same rows. */
function useReadAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [endpointKey(listRequests), endpointKey(listAdmissions), endpointKey(listBatches)].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    ).then(() => queries.removeQueries({ queryKey: [listSignups.path], type: 'inactive' }))
}

const tell = (error: unknown, otherwise: string) => {
  if (!isUnauthorized(error)) notify.failure('Error', userMessage(error, otherwise))
}

/** Who would be invited, and the mail to the first of them. */
export function usePreview() {
  const api = useApi()
  return useMutation({
    mutationFn: (body: Chosen) => api.call(previewInvitations, { body }),
    onError: (error) => tell(error, 'The preview could not be made. Please try again.'),
    meta: { needsSession: true },
  })
}

/** The press. What was chosen stays chosen when it is refused. */
export function useSend(done: () => void) {
  const api = useApi()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (body: SendInvitations) => api.call(sendInvitations, { body }),
    onSuccess: ({ invited }) => {
      const people = invited === 1 ? 'One person is' : `${invited} people are`
      notify.success('Invitations sent', `${people} let in and told by email.`)
      done()
      void readAgain()
    },
    onError: (error) => {
      tell(error, 'The invitations were not sent. Please try again.')
      if (error instanceof ApiError) void readAgain()
    },
    meta: { needsSession: true },
  })
}

/** Somebody looked at these: they are on the list like all others. */
export function useRelease(done: () => void) {
  const api = useApi()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (emails: string[]) => api.call(releaseRequests, { body: { emails } }),
    onSuccess: ({ released }) => {
      const people = released === 1 ? 'One request is' : `${released} requests are`
      notify.success('Released', `${people} on the list like all others.`)
      done()
      void readAgain()
    },
    onError: (error) => tell(error, 'The requests were not released. Please try again.'),
    meta: { needsSession: true },
  })
}

const MOVES = {
  resend: {
    endpoint: resendInvitation,
    done: 'Sent again',
    failed: 'The mail was not sent. Please try again.',
  },
  revoke: {
    endpoint: revokeInvitation,
    done: 'Taken back',
    failed: 'The invitation was not taken back. Please try again.',
  },
} as const

/** What is done with one invitation. */
export function useMove(name: keyof typeof MOVES, done: () => void = () => undefined) {
  const api = useApi()
  const readAgain = useReadAgain()
  const { endpoint, done: title, failed } = MOVES[name]
  return useMutation({
    mutationFn: ({ id, version }: Invitation) => api.call(endpoint, { params: { id }, body: { version } }),
    onSuccess: ({ email }) => {
      notify.success(
        title,
        name === 'resend' ? `${email} has a new link; the one before ended.` : `The link of ${email} ended.`,
      )
      done()
      void readAgain()
    },
    onError: (error) => {
      tell(error, failed)
      done()
      if (error instanceof ApiError) void readAgain()
    },
    meta: { needsSession: true },
  })
}
