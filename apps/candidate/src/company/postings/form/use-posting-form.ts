import { useRef, useState } from 'react'
import { ApiError, type ApiClient } from '@tryka/api-client'
import { createPosting, publishPosting, updatePosting, type PostingDetail, type Problem } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { useForm } from '../../../base/forms/use-form'
import { useUnsavedGuard } from '../../../base/unsaved/use-unsaved-guard'
import { draftOf, fieldOf, postingRules, type FormProblem, type PostingForm } from './posting-form'

/** The fields that the server found wrong. */
function serverProblems(error: unknown): FormProblem[] {
  if (!(error instanceof ApiError)) return []
  try {
    return (JSON.parse(error.body) as Problem).errors ?? []
  } catch {
    return []
  }
}

/** The form stands in the address: closing it within the section leaves it as well. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  const params = new URLSearchParams(search)
  return [pathname, params.get('section'), params.get('posting')].join(' ')
}

interface Sent {
  typed: PostingForm
  post: boolean
}

interface PostingFormOptions {
  start: PostingForm
  posting: PostingDetail | undefined
  onDone: () => void
  onStale: (() => void) | undefined
}

/** What is typed, what is wrong with it, and the two ways to keep it: as a draft, or posted. */
export function usePostingForm({ start, posting, onDone, onStale }: PostingFormOptions) {
  const live = posting?.status === 'Active'
  const [{ schema, aim }] = useState(() => postingRules(live))
  const form = useForm({
    schema,
    start,
    draft: posting ? `posting:${posting.id}:${posting.version}` : 'posting:new',
    prefix: 'posting-',
    summary: true,
  })
  const guard = useUnsavedGuard(form.dirty, placeOf)
  // A draft that was kept while posting failed must not be created twice.
  const kept = useRef(posting)

  const keep = async (api: ApiClient, typed: PostingForm): Promise<PostingDetail> => {
    const body = draftOf(typed)
    const known = kept.current
    kept.current = known
      ? await api.call(updatePosting, { params: { id: known.id }, body: { ...body, version: known.version } })
      : await api.call(createPosting, { body })
    return kept.current
  }
  const save = useChange(
    async (api, { typed, post }: Sent) => {
      const { id, version } = await keep(api, typed)
      if (post) await api.call(publishPosting, { params: { id }, body: { version } })
    },
    {
      done: (_, { post }) =>
        post ? 'Job posted' : posting?.status === 'Active' ? 'Posting saved' : 'Draft saved',
      text: (_, { typed, post }) =>
        post
          ? `${typed.title.trim()} is open for applications until ${formatDate(`${typed.closesOn}T12:00:00Z`, 'UTC')}.`
          : typed.title.trim(),
      failed: 'The posting could not be saved.',
      refused: (error) => {
        form.refuse(serverProblems(error).map((each) => ({ ...each, path: fieldOf(each.path) })))
        if (error instanceof ApiError && error.code === 'STALE') onStale?.()
      },
    },
    () => {
      form.forget()
      guard.release()
      if (guard.asking) guard.goOn()
      else onDone()
    },
  )

  const submit = (post: boolean) => {
    aim(post || live)
    form.submit((typed) => save.mutate({ typed, post }, { onError: guard.stay }), guard.stay)()
  }
  return {
    form,
    submit,
    busy: save.isPending ? (save.variables.post ? 'post' : 'draft') : undefined,
    live,
    guard,
    discard: () => {
      form.forget()
      guard.goOn()
    },
  }
}

export type PostingFormState = ReturnType<typeof usePostingForm>
