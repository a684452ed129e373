import { useState } from 'react'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import {
  createResume,
  DEMO_USER_ID,
  postingName,
  RESUME_LIMITS,
  IDEMPOTENCY_HEADER,
  type Tailoring,
} from '@tryka/domain'
import { newId } from '../../../base/calls/new-id'
import { FAILURE, failureText, SUCCESS } from '../content'
import { useRefreshResumes, useWholeResumes } from '../resumes.queries'
import type { CvBuilderModel } from '../use-cv-builder'

/** A posting to compare with, before a copy is made for it. */
export type TailorTarget = Omit<Tailoring, 'fromId' | 'fromVersion'>

/** The posting beside the open resume: one that was chosen, else the one that the resume was made for. */
export function useTailoring({ draft, state, resumes, opening }: CvBuilderModel) {
  const api = useApi()
  const refresh = useRefreshResumes()
  const saved = state.origin.saved
  const [chosen, setChosen] = useState<{ target: TailorTarget; round: number }>()
  const isCopy = resumes.data?.some(({ id, tailoredTo }) => id === saved?.id && tailoredTo) ?? false
  const whole = useWholeResumes(isCopy && saved ? [saved.id] : []).get(saved?.id ?? '')
  const kept = whole === undefined || whole === 'failed' ? undefined : (whole.tailoring ?? undefined)
  const target = chosen?.round === state.round ? chosen.target : undefined
  const make = useMutation({
    mutationFn: (for_: TailorTarget) => {
      const suffix = `, ${postingName(for_)}`
      const title = (draft.title.slice(0, Math.max(20, RESUME_LIMITS.line - suffix.length)) + suffix).slice(
        0,
        RESUME_LIMITS.line,
      )
      const tailoring = { ...for_, fromId: saved?.id ?? null, fromVersion: saved?.version ?? null }
      const body = { ...draft, title, isDefault: false, tailoring, userId: DEMO_USER_ID }
      return api.call(createResume, { body }, { headers: { [IDEMPOTENCY_HEADER]: newId() } })
    },
    onSuccess: (made) => {
      notify.success(SUCCESS, 'Copy made for this posting')
      void refresh()
      void opening.openSaved(made)
    },
    onError: (error) => notify.failure(FAILURE, failureText('Failed to make the copy', error)),
  })
  return {
    target: target ?? kept,
    kept: target ? undefined : kept,
    /** The open resume, once it is saved. */
    fromId: saved?.id,
    choose: (next: TailorTarget) => setChosen({ target: next, round: state.round }),
    close: () => setChosen(undefined),
    makeCopy: () => target && !make.isPending && make.mutate(target),
    making: make.isPending,
  }
}
export type TailoringModel = ReturnType<typeof useTailoring>
