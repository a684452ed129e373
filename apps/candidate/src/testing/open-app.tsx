import { render } from '@testing-library/react'
import { createApiClient } from '@tryka/api-client'
import { createFakeApi, FakeFailure, type FakeApi } from '@tryka/api-client/testing'
import { forgetToasts } from '@tryka/app-shell/testing'
import { accountApi, moderationApi, resumeApi, type CreateResumeRequest, type Resume } from '@tryka/domain'
import { buildResume, buildResumeCard } from '@tryka/domain/testing'
import { App } from '../app/app'
import { withPlaces } from './places'

export const GUEST = { user: { id: 'guest-1', kind: 'guest', email: null }, guestDays: 7 }

/** A fake API with a guest and resumes that can be listed, made, changed and deleted. */
export function candidateApiWith(resumes: Resume[] = []): FakeApi {
  const api = withPlaces(createFakeApi())
  let stored = [...resumes]
  const one = (id: string | undefined) => {
    const found = stored.find((resume) => resume.id === id)
    if (!found) throw new FakeFailure(404, { detail: 'This resume does not exist.' })
    return found
  }
  api.on(accountApi.open, () => GUEST)
  api.on(moderationApi.decisions, () => ({ items: [] }))
  api.on(resumeApi.list, () => stored.map(buildResumeCard))
  api.on(resumeApi.read, ({ params }) => one(params['id']))
  api.on(resumeApi.create, ({ body }) => {
    const { userId: _userId, ...draft } = body as CreateResumeRequest & { userId?: string }
    const made = buildResume({ ...(draft as Partial<Resume>), id: `resume-${stored.length + 1}`, version: 1 })
    stored = [made, ...stored]
    return made
  })
  api.on(resumeApi.update, ({ params, body }) => {
    const before = one(params['id'])
    const {
      version: _version,
      keepVersion: _keep,
      ...change
    } = body as Partial<Resume> & { keepVersion?: string }
    const after = { ...before, ...change, version: before.version + 1 }
    stored = stored.map((resume) => (resume === before ? after : resume))
    return after
  })
  api.on(resumeApi.remove, ({ params }) => {
    const gone = one(params['id'])
    stored = stored.filter((resume) => resume !== gone)
  })
  return api
}

/** An answer that is an error. */
export const refusing =
  (status: number, body: unknown = '') =>
  (): never => {
    throw new FakeFailure(status, body)
  }

/** Opens the whole app at a path, as a browser would. */
export function openApp(path: string, api: FakeApi) {
  forgetToasts()
  window.history.replaceState({}, '', path)
  return render(<App client={createApiClient({ fetch: api.fetch })} />)
}

/** The bodies of the requests made with a method to a path. */
export const bodiesOf = (api: FakeApi, method: string, path: string | RegExp): unknown[] =>
  api.calls
    .filter(
      (call) =>
        call.method === method &&
        (typeof path === 'string' ? call.path.split('?')[0] === path : path.test(call.path)),
    )
    .map(({ body }) => body)
