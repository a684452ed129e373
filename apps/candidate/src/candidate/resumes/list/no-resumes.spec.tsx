import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { candidateApi, type CreateResumeRequest } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp } from '../../../testing/open-app'
import { buildProfile } from '../../../testing/person'

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const way = (name: RegExp) => screen.getByRole('button', { name })

async function open(profile = true) {
  const api = candidateApiWith()
  if (profile)
    api.on(candidateApi.profile, () =>
      buildProfile({ name: 'Asha Rao', title: 'Nurse', work: [], education: [] }),
    )
  openApp('/candidate-dashboard?section=cv-builder', api)
  await screen.findByRole('heading', { name: 'No resumes yet' })
  return api
}

beforeEach(() => localStorage.clear())

describe('A first resume', () => {
  it('starts from the profile, and nothing is saved before Save', async () => {
    const api = await open()
    await userEvent.click(await screen.findByRole('button', { name: /^From my profile/ }))

    await waitFor(() => expect(field('Resume title')).toHaveFocus())
    expect(field('Full name')).toHaveValue('Asha Rao')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    expect(screen.queryByText('No resumes yet')).toBeNull()
    expect(bodiesOf(api, 'POST', '/api/resumes')).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Save Resume' }))
    expect(await screen.findByText('Resume created successfully')).toBeVisible()
    const [sent] = bodiesOf(api, 'POST', '/api/resumes') as CreateResumeRequest[]
    expect(sent).toMatchObject({ title: 'Nurse', headline: 'Nurse', personalInfo: { fullName: 'Asha Rao' } })
    expect(sent?.skills?.[0]?.items?.length).toBeGreaterThan(0)
  })

  it('has no way from a profile that is not there', async () => {
    await open(false)
    expect(screen.queryByRole('button', { name: /^From my profile/ })).toBeNull()
    expect(within(way(/^Upload a file/).closest('ul') as HTMLElement).getAllByRole('button')).toHaveLength(4)
    expect(await axeViolations()).toEqual([])
  })

  it('starts from an example whose blanks no file holds unasked', async () => {
    await open(false)
    await userEvent.click(way(/^From an example/))
    await waitFor(() => expect(field('Full name')).toHaveValue('[Your name]'))
    await userEvent.click(screen.getByRole('button', { name: 'Save Resume' }))
    expect(await screen.findByText('Resume created successfully')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Export PDF' }))
    expect(await screen.findByRole('dialog', { name: /blanks are still open$/ })).toBeVisible()
  })

  it('starts from a blank page, by keys', async () => {
    await open(false)
    way(/^New Resume A blank page/).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field('Resume title')).toHaveFocus())
    expect(field('Full name')).toHaveValue('')
  })

  it.each([
    [/^Upload a file/, /Import/],
    [/^AI Generate A first draft/, 'AI Resume Generator'],
  ])('leads from %s to its dialog', async (name, dialog) => {
    await open(false)
    await userEvent.click(way(name))
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible()
  })
})
