import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resumeApi } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../testing/open-app'

const saved = buildResume({ id: 'r1', title: 'Security roles' })
const name = () => screen.getByRole('textbox', { name: 'Full name' })
/** Longer than the pause after which it is saved, on a busy machine too. */
const SOON = { timeout: 12_000 }
/** At once: a machine that is slow between two keys would save in their middle, and be right to. */
async function addTyped() {
  await userEvent.click(name())
  await userEvent.paste(' typed')
}

async function openLast(api = candidateApiWith([saved])) {
  openApp('/candidate-dashboard?section=cv-builder', api)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveValue(saved.title))
  return api
}

beforeEach(() => localStorage.clear())

describe('A saved resume', () => {
  it('is opened where the person stopped, and saves itself without a toast', async () => {
    const api = await openLast()
    await addTyped()

    await waitFor(() => expect(bodiesOf(api, 'PUT', '/api/resumes/r1')).toHaveLength(1), SOON)
    expect(bodiesOf(api, 'PUT', '/api/resumes/r1')[0]).toMatchObject({
      keepVersion: 'session',
      version: saved.version,
      personalInfo: { fullName: `${saved.personalInfo.fullName} typed` },
    })
    expect(await screen.findByText(/^Saved \d\d:\d\d$/, { selector: '[role="status"]' })).toBeInTheDocument()
    expect(screen.queryByText('Resume updated successfully')).toBeNull()
  }, 30_000)

  it('shows both when it was changed elsewhere, and saves nothing more by itself', async () => {
    const api = candidateApiWith([saved])
    const current = { ...saved, version: 2, summary: 'From elsewhere' }
    api.on(resumeApi.update, refusing(409, { code: 'RESUME_CHANGED', detail: 'Changed.', current }))
    await openLast(api)
    await addTyped()

    const title = 'This resume was changed somewhere else'
    expect(await screen.findByRole('dialog', { name: title }, SOON)).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/resumes/r1')).toHaveLength(1)
  }, 30_000)

  it('says that it is not saved while the server does not answer', async () => {
    const api = candidateApiWith([saved])
    api.on(resumeApi.update, refusing(503))
    await openLast(api)
    await addTyped()

    const words = 'Not saved. Kept in this browser.'
    expect(await screen.findByText(words, { selector: '[role="status"]' }, SOON)).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  }, 30_000)
})
