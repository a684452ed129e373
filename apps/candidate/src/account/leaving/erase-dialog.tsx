import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { Field, KeyValues, Stack, Text, TextInput } from '@tryka/ui'
import {
  DASHBOARD_PATHS,
  ERASE_WORD,
  eraseAccount,
  eraseProfile,
  listCertificates,
  listCredentials,
  previewErase,
  previewEraseProfile,
  type ErasedCredentials,
  type ErasePreview,
} from '@tryka/domain'
import { endpointQuery, notify, QueryView, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { useBeginAnew } from '../session/session'
import { useForm } from '../../base/forms/use-form'
import { FormDialog } from '../../base/forms/form-dialog'
import { ErasedCredentialsChoice } from './erased-credentials'

/** After erasing, this browser begins as a new guest, and nothing that was read before may stay. */
function useErase() {
  const api = useApi()
  const beginAnew = useBeginAnew()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (credentials: ErasedCredentials) =>
      api.call(eraseAccount, { body: { confirm: ERASE_WORD, credentials } }),
    onSuccess: async () => {
      notify.success('Account erased', 'You start again as a guest.')
      await beginAnew()
      // Without a place: that of the account is gone with it.
      void navigate(DASHBOARD_PATHS.candidate, { replace: true })
    },
    onError: (error) =>
      notify.failure('Error', userMessage(error, 'The account could not be erased. Try again.')),
    meta: { needsSession: true },
  })
}

/** The account stays, and may begin another profile. */
function useEraseProfile() {
  const api = useApi()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.call(eraseProfile, { body: { confirm: ERASE_WORD } }),
    onSuccess: () => {
      notify.success('Profile erased', 'Your account and your resumes stay.')
      void navigate('/welcome', { replace: true })
    },
    onError: (error) =>
      notify.failure('Error', userMessage(error, 'The profile could not be erased. Try again.')),
    meta: { needsSession: true },
  })
}

const schema = z.object({
  word: z.string().refine((typed) => typed.trim() === ERASE_WORD, `Type “${ERASE_WORD}” to confirm.`),
})

/** Erases the account with all its places. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const preview = useQuery({ ...endpointQuery(previewErase), staleTime: 0 })
  const held = useQuery({ ...endpointQuery(listCredentials), staleTime: 0 })
  const learned = useQuery({ ...endpointQuery(listCertificates), staleTime: 0 })
  const [credentials, setCredentials] = useState<ErasedCredentials>('keep')
  const { mutate, isPending } = useErase()
  // Who may not read them now, such as a suspended account, may have some: then the choice is offered as well.
  const asks = [held, learned].some(
    ({ isError, data }) => isError || data?.items.some(({ state }) => state === 'active'),
  )
  return (
    <Question
      what="account"
      preview={preview}
      busy={isPending}
      onErase={() => mutate(credentials)}
      onClose={onClose}
    >
      {asks && <ErasedCredentialsChoice value={credentials} onChange={setCredentials} />}
      <Text size="sm">{KEPT}</Text>
      <Text size="sm">{MARKED}</Text>
    </Question>
  )
}

/** Erases the profile of this place alone. */
export function EraseProfileDialog({ onClose }: { onClose: () => void }) {
  const preview = useQuery({ ...endpointQuery(previewEraseProfile), staleTime: 0 })
  const { mutate, isPending } = useEraseProfile()
  return (
    <Question what="profile" preview={preview} busy={isPending} onErase={() => mutate()} onClose={onClose} />
  )
}

interface QuestionProps {
  what: 'account' | 'profile'
  preview: UseQueryResult<ErasePreview>
  busy: boolean
  onErase: () => void
  onClose: () => void
  /** What else is asked or told before the word is typed. */
  children?: ReactNode
}

/** A suspended account does not come back clean. */
const KEPT =
  'If a decision restricts this account, a code that stands for your address is kept until the restriction ends, for a year at most: it holds for a new account too.'
/** Erasing is no way round the day of a retake. */
const MARKED =
  'Of assessments that you took, a code that stands for your address is kept with the track and the day for 12 months: the wait before you take one again holds for a new account too.'

/** Says first what goes and what stays; the word is typed because nothing can bring it back. */
function Question({ what, preview, busy, onErase, onClose, children }: QuestionProps) {
  const form = useForm({ schema, start: { word: '' } })
  return (
    <FormDialog
      title={`Erase ${what}?`}
      description={
        what === 'profile'
          ? 'Open applications are withdrawn and interviews called off. This cannot be undone.'
          : 'This cannot be undone.'
      }
      submitLabel={`Erase ${what}`}
      busyLabel="Erasing…"
      busy={busy}
      danger
      onClose={onClose}
      {...form.dialog(onErase)}
    >
      <QueryView
        query={preview}
        loadingLabel="Counting what goes"
        errorText="What would go could not be counted. Try again."
      >
        {(data) => <What preview={data} />}
      </QueryView>
      {children}
      <Field label={`Type “${ERASE_WORD}”`} {...form.field('word')}>
        <TextInput autoComplete="off" {...form.text('word')} />
      </Field>
    </FormDialog>
  )
}

const lines = (items: ErasePreview['goes']) => items.map(({ what, count }) => ({ label: what, value: count }))

const What = ({ preview: { goes, stays } }: { preview: ErasePreview }) => (
  <Stack gap={3}>
    <Text size="sm">This goes:</Text>
    <KeyValues items={lines(goes)} />
    {stays.length > 0 && (
      <>
        <Text size="sm">This stays as numbers without your name:</Text>
        <KeyValues items={lines(stays)} />
      </>
    )}
  </Stack>
)
