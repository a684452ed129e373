import type { ApiClient } from '@tryka/api-client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, useApi } from '@tryka/app-shell'
import {
  createResume,
  DEMO_USER_ID,
  draftOf,
  improveContent,
  generateContent,
  IDEMPOTENCY_HEADER,
  listDeletedResumes,
  listResumes,
  listResumeVersions,
  removeResume,
  restoreResume,
  restoreResumeVersion,
  updateResume,
  type GenerateContentRequest,
  type Resume,
  type ResumeDraft,
  type VersionReason,
} from '@tryka/domain'

const listQuery = () => endpointQuery(listResumes, { query: { userId: DEMO_USER_ID } })

/** The resumes of the account, newest first. */
export const useResumes = () => useQuery(listQuery())

/** Reads the list and the trash anew after a change. */
export function useRefreshResumes(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [endpointKey(listResumes), endpointKey(listDeletedResumes)].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  }
}

/** What is saved: with an id it is a change of that version, without one the key makes it happen once. */
export interface SaveRequest {
  draft: ResumeDraft
  saved: { id: string; version: number } | undefined
  newKey: string
  keepVersion?: VersionReason | undefined
}

/** Equal as the server keeps it: outer spaces and the order of fields do not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'string') return part.trim()
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
  })

async function save(api: ApiClient, { draft, saved, newKey, keepVersion }: SaveRequest): Promise<Resume> {
  if (saved) {
    const body = { ...draft, version: saved.version, ...(keepVersion ? { keepVersion } : {}) }
    return api.call(updateResume, { params: { id: saved.id }, body })
  }
  const headers = { [IDEMPOTENCY_HEADER]: newKey }
  const made = await api.call(createResume, { body: { ...draft, userId: DEMO_USER_ID } }, { headers })
  // The key was sent before and its answer lost: that resume holds what was written then, not now.
  return canonical(draftOf(made)) === canonical(draft)
    ? made
    : save(api, { draft, saved: { id: made.id, version: made.version }, newKey })
}

export function useSaveResume() {
  const api = useApi()
  return useMutation({ mutationFn: (request: SaveRequest) => save(api, request) })
}

export function useDeleteResume() {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(removeResume, { params: { id } }) })
}

/** Deleted resumes that can still be brought back. */
export const useDeletedResumes = (enabled: boolean) =>
  useQuery({ ...endpointQuery(listDeletedResumes), enabled, staleTime: 0 })

export function useRestoreResume() {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(restoreResume, { params: { id } }) })
}

/** States of a resume that were kept before large changes. */
export function useResumeVersions(id: string | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: [listResumeVersions.path, id],
    queryFn: () => api.call(listResumeVersions, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
  })
}

export function useRestoreVersion() {
  const api = useApi()
  return useMutation({
    mutationFn: (params: { id: string; versionId: string }) => api.call(restoreResumeVersion, { params }),
  })
}

export function useImproveSummary() {
  const api = useApi()
  return useMutation({
    mutationFn: (request: { content: string; jobTitle: string }) =>
      api.call(improveContent, { body: { section: 'summary', ...request } }),
  })
}

export function useGenerateContent() {
  const api = useApi()
  return useMutation({
    mutationFn: (body: GenerateContentRequest) => api.call(generateContent, { body }),
  })
}
