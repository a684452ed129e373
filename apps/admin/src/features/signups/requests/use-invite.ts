import { useState } from 'react'
import { userMessage } from '@tryka/api-client'
import { isUnauthorized, newId, notify, useApi, useMutation } from '@tryka/app-shell'
import { sendInvitations, type InvitedSignups, type SignupRecord } from '@tryka/domain'

const FAILED = 'The invitation was not sent. Please try again.'
const NOT_PROVEN = 'This address is not on the list as a proven one any more. Refresh the list.'

/** Lets a person in and says how it ended; `done` comes when they are in, now or before. */
export function useInvite({ name, email }: Pick<SignupRecord, 'name' | 'email'>, done: () => void) {
  const api = useApi()
  // One person is invited once from here: pressing again is the same press.
  const [key] = useState(newId)
  return useMutation({
    mutationFn: () => api.call(sendInvitations, { body: { key, emails: [email] } }),
    onSuccess: (answer: InvitedSignups) => {
      if (answer.unverified) {
        notify.failure('Error', NOT_PROVEN)
        return
      }
      if (answer.invited) notify.success('Invitation sent', `${name} is let in and told by email.`)
      else notify.success('Invited before', `${name} is let in already. No second email was sent.`)
      done()
    },
    onError: (error) => {
      if (!isUnauthorized(error)) notify.failure('Error', userMessage(error, FAILED))
    },
    meta: { needsSession: true },
  })
}
