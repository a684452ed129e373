import { useMutationState } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react'
import { ApiError, type ApiClient } from '@tryka/api-client'
import { endpointKey, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  createResume,
  DEMO_USER_ID,
  IDEMPOTENCY_HEADER,
  openAccount,
  RESUME_MESSAGES,
  updateResume,
  type Resume,
  type ResumeDraft,
  type VersionReason,
} from '@tryka/domain'
import { FAILURE, failureText, SUCCESS } from '../content'
import type { EditorAction, EditorState } from '../editor/editor-state'
import { useAccountClients } from '../../../base/place/account'
import { newId } from '../../../base/calls/new-id'
import { useRefreshResumes } from '../resumes.queries'

const SAVE = ['save-resume']

/** What is saved: with an id it is a change of that version, without one the key makes it happen once. */
interface SaveRequest {
  draft: ResumeDraft
  saved: { id: string; version: number } | undefined
  newKey: string
  keepVersion?: VersionReason | undefined
}

/** The key was sent before and its answer lost: that resume holds what was written then, not now. */
function madeBefore(error: unknown): Resume | undefined {
  if (!(error instanceof ApiError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') return undefined
  return (JSON.parse(error.body) as { current?: Resume }).current
}

async function store(api: ApiClient, { draft, saved, newKey, keepVersion }: SaveRequest): Promise<Resume> {
  if (saved) {
    const body = { ...draft, version: saved.version, ...(keepVersion ? { keepVersion } : {}) }
    return api.call(updateResume, { params: { id: saved.id }, body })
  }
  const headers = { [IDEMPOTENCY_HEADER]: newKey }
  try {
    return await api.call(createResume, { body: { ...draft, userId: DEMO_USER_ID } }, { headers })
  } catch (error) {
    const made = madeBefore(error)
    if (!made) throw error
    return store(api, { draft, saved: { id: made.id, version: made.version }, newKey })
  }
}

/** Refusals that the person can do something about, beside trying again. */
const FULL = ['QUOTA', 'TOO_MANY_RESUMES']

const fullOf = (error: unknown): string | undefined =>
  error instanceof ApiError && FULL.includes(error.code ?? '') ? error.detail : undefined

/** Why there is no room for what was last saved, in the words of the server. */
export const useNoRoom = (): string | undefined =>
  useMutationState({ filters: { mutationKey: SAVE }, select: ({ state }) => fullOf(state.error) }).at(-1)

/** The stored resume that came with a refusal. */
function currentOf(error: unknown): Resume | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  try {
    return (JSON.parse(error.body) as { current?: Resume }).current
  } catch {
    return undefined
  }
}

const isGone = (error: unknown): boolean =>
  isUnauthorized(error) || (error instanceof ApiError && error.status === 404)

export interface SaveOptions {
  /** What a conflict showed and the person overrules. */
  over?: Resume
  quiet?: boolean
  /** The builder saves by itself: neither success nor failure interrupts. */
  auto?: boolean
  /** What a failure is a failure of, when saving is only the first step. */
  failed?: string
}

type Saved = EditorState['origin']['saved']

/** Saving the open resume: once at a time, never over somebody else's change, and nothing lost when it fails. */
export function useSaving(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const api = useApi()
  const { mutateAsync } = useMutation({
    mutationKey: SAVE,
    mutationFn: (request: SaveRequest) => store(api, request),
  })
  const refresh = useRefreshResumes()
  const { queries } = useAccountClients()
  const running = useRef<Promise<Resume | undefined>>(undefined)
  /** What is under way; by itself, it is not what the button waits for. */
  const [way, setWay] = useState<'asked' | 'auto'>()
  const [conflict, setConflict] = useState<Resume>()
  const [orphaned, setOrphaned] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [savedAt, setSavedAt] = useState<{ id: string; at: string }>()
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  /** The last answer: a save that follows at once must not wait for the page to be drawn to know its version. */
  const answered = useRef<Saved>(undefined)

  const savedOf = (present: Saved): Saved => {
    const known = answered.current
    return known && present?.id === known.id && known.version > present.version ? known : present
  }

  const attempt = useCallback(
    async ({ over, quiet, auto, failed }: SaveOptions): Promise<Resume | undefined> => {
      const { history, origin, keepVersion: reason } = latest.current
      const draft = history.present
      const { newKey } = origin
      const saved = over ? { id: over.id, version: over.version } : savedOf(origin.saved)
      setWay(auto ? 'auto' : 'asked')
      try {
        const keepVersion = over ? 'overwrite' : (reason ?? 'session')
        const resume = await mutateAsync({ draft, saved, newKey, keepVersion })
        answered.current = { id: resume.id, version: resume.version }
        dispatch({ type: 'saved', resume, sent: draft })
        setOrphaned(false)
        setProblem(undefined)
        setSavedAt({ id: resume.id, at: resume.updatedAt })
        if (!quiet && !auto)
          notify.success(SUCCESS, saved ? RESUME_MESSAGES.updated : RESUME_MESSAGES.created)
        void refresh()
        return resume
      } catch (error) {
        const current = currentOf(error)
        setProblem(failureText(RESUME_MESSAGES.saveFailed, error))
        if (current) setConflict(current)
        else if (!auto) notify.failure(FAILURE, failureText(failed ?? RESUME_MESSAGES.saveFailed, error))
        if (saved && isGone(error)) {
          // Deleted elsewhere, or the session was followed by another: what is written here becomes a new resume.
          dispatch({ type: 'orphaned', newKey: newId() })
          setOrphaned(true)
          void queries.invalidateQueries({ queryKey: endpointKey(openAccount) })
          void refresh()
        }
        return undefined
      } finally {
        setWay(undefined)
      }
    },
    [dispatch, mutateAsync, refresh, queries],
  )

  const auto = useRef(false)
  /** Saves, or waits for the save that is under way; what is asked for comes after what goes on by itself. */
  const save = useCallback(
    (options: SaveOptions = {}) => {
      if (running.current && (options.auto || !auto.current)) return running.current
      const begin = () => attempt(options)
      const mine = (running.current ? running.current.then(begin) : begin()).finally(() => {
        if (running.current === mine) running.current = undefined
      })
      auto.current = options.auto ?? false
      running.current = mine
      return mine
    },
    [attempt],
  )

  return {
    save,
    saving: way === 'asked',
    savingItself: way === 'auto',
    /** When the open resume was last saved from here. */
    savedAt: savedAt?.id === state.origin.saved?.id ? savedAt?.at : undefined,
    /** Why the last attempt failed, until one succeeds. */
    problem,
    conflict,
    settleConflict: () => setConflict(undefined),
    orphaned,
    setOrphaned,
  }
}
