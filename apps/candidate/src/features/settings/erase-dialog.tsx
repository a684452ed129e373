import { FormDialog } from '../../app/core/form-dialog'
import { userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, notify, QueryView, useApi } from '@tryka/app-shell'
import { ERASE_WORD, eraseAccount, openAccount, previewErase, type ErasePreview } from '@tryka/domain'
import { Field, KeyValues, Stack, Text, TextInput } from '@tryka/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** After erasing, this browser begins as a new guest, and nothing that was read before may stay. */
function useErase() {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.call(eraseAccount, { body: { confirm: ERASE_WORD } }),
    onSuccess: async () => {
      notify.success('Account erased', 'You start again as a guest.')
      await queries.refetchQueries({ queryKey: endpointKey(openAccount) })
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== openAccount.path })
      void navigate('/candidate-dashboard', { replace: true })
    },
    onError: (error) =>
      notify.failure('Error', userMessage(error, 'The account could not be erased. Try again.')),
    meta: { needsSession: true },
  })
}

/** Says first what goes and what stays; the word is typed because nothing can bring it back. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const [word, setWord] = useState('')
  const [error, setError] = useState('')
  const preview = useQuery({ ...endpointQuery(previewErase), staleTime: 0 })
  const erase = useErase()
  const submit = () => {
    if (word.trim() !== ERASE_WORD) setError(`Type “${ERASE_WORD}” to confirm.`)
    else erase.mutate()
  }
  return (
    <FormDialog
      title="Erase account?"
      description="This cannot be undone."
      submitLabel="Erase account"
      busyLabel="Erasing…"
      busy={erase.isPending}
      dirty={word !== ''}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryView
        query={preview}
        loadingLabel="Counting what goes"
        errorText="What would go could not be counted. Try again."
      >
        {(data) => <What preview={data} />}
      </QueryView>
      <Field label={`Type “${ERASE_WORD}”`} error={error}>
        <TextInput
          value={word}
          autoComplete="off"
          onChange={(event) => {
            setWord(event.currentTarget.value)
            setError('')
          }}
        />
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
