import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { candidateApi, type Profile as ProfileData } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildProfile } from '../../testing/person'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { Profile } from './profile'
import { experienceText } from './work/work-card'

function open(over: Partial<ProfileData> = {}) {
  const api = createFakeApi()
  let stored = buildProfile(over)
  const next = (part: object) => {
    stored = { ...stored, ...part, version: stored.version + 1 }
    return stored
  }
  api.on(candidateApi.profile, () => stored)
  api.on(candidateApi.updateProfile, ({ body }) => next(body as object))
  api.on(candidateApi.addWork, ({ body }) =>
    next({ work: [{ id: 'work-2', ...(body as { entry: object }).entry }, ...stored.work] }),
  )
  api.on(candidateApi.deleteWork, () => next({ work: [] }))
  const { queryClient } = openSection(<Profile />, api, '?section=profile')
  return { api, queryClient }
}

describe('The profile', () => {
  it('shows the strength and what is missing', async () => {
    open()

    expect(await screen.findByRole('img', { name: 'Profile strength 85 percent' })).toBeVisible()
    expect(screen.getByText('Add your education').parentElement).toHaveTextContent('+10%')
    expect(screen.getByText('2 years and 6 months in all')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('leads from what is missing to the field that takes it', async () => {
    const missing = [
      { key: 'education', points: 10, hint: 'Add your education' },
      { key: 'phone', points: 5, hint: 'Add a phone number' },
    ] as const
    open({ strength: { percent: 85, missing: [...missing] } })

    await userEvent.click(await screen.findByRole('link', { name: 'Add a phone number' }))
    expect(screen.getByLabelText(/^Phone/)).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Add your education' }))
    expect(screen.getByRole('button', { name: 'Add Education' })).toHaveFocus()
  })

  it('names a month as the resume does', async () => {
    open({ work: buildProfile().work.map((work) => ({ ...work, startDate: '2023-09' })) })

    expect(await screen.findByText('Sep 2023 – Present', { exact: false })).toBeVisible()
  })

  it('saves the changes on the version that was read', async () => {
    const { api } = open()

    await userEvent.type(await screen.findByLabelText(/^Phone/), '+1 555')
    expect(screen.getByText('You have changes that are not saved.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/candidate/profile')).toEqual([
      expect.objectContaining({ name: 'Ananya Rao', phone: '+1 555', version: 4 }),
    ])
    expect(screen.queryByText('You have changes that are not saved.')).toBeNull()
  })

  it('asks before unsaved changes are left, and saves or discards them', async () => {
    const { api } = open()
    const leave = async (answer: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
      await userEvent.click(dialog.getByRole('button', { name: answer }))
    }
    const address = () => screen.getByTestId('address')
    await userEvent.type(await screen.findByLabelText('Headline'), ' and auditor')

    await userEvent.click(screen.getByRole('link', { name: 'Edit skills' }))
    await leave('Stay')
    expect(address()).toHaveTextContent('?section=profile')
    expect(screen.getByLabelText('Headline')).toHaveValue('Blockchain engineer and auditor')

    await userEvent.click(screen.getByRole('link', { name: 'Edit skills' }))
    await leave('Save first')
    await waitFor(() => expect(address()).toHaveTextContent('?section=skills'))
    expect(bodiesOf(api, 'PUT', '/api/candidate/profile')).toHaveLength(1)
  })

  it('says what to put right and sends nothing', async () => {
    const { api } = open()

    await userEvent.clear(await screen.findByLabelText('Name'))
    await userEvent.type(screen.getByLabelText(/^Phone/), 'call me')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

    expect(await screen.findByRole('link', { name: 'Add your name.' })).toHaveAttribute(
      'href',
      '#profile-name',
    )
    expect(screen.getByLabelText(/^Phone/)).toBeInvalid()
    expect(bodiesOf(api, 'PUT', '/api/candidate/profile')).toEqual([])
  })

  it('keeps what was typed when somebody else was faster', async () => {
    const { api } = open()
    api.on(candidateApi.updateProfile, refusing(409, { code: 'STALE', detail: 'Changed.' }))

    await userEvent.type(await screen.findByLabelText('Headline'), ' and auditor')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed somewhere else.')
    expect(screen.getByLabelText('Headline')).toHaveValue('Blockchain engineer and auditor')
  })

  it('shows what others save where nothing was typed, and keeps what was', async () => {
    const { api, queryClient } = open()
    await userEvent.type(await screen.findByLabelText('Headline'), '!')
    await userEvent.click(screen.getByText('Add Education'))
    await userEvent.type(screen.getByLabelText('Degree'), 'MSc')
    api.on(candidateApi.profile, () =>
      buildProfile({ location: 'Lisbon', title: 'Another headline', version: 9 }),
    )

    await act(() => queryClient.invalidateQueries())

    await waitFor(() => expect(screen.getByLabelText('Location')).toHaveValue('Lisbon'))
    expect(screen.getByLabelText('Headline')).toHaveValue('Blockchain engineer!')
    await userEvent.click(screen.getByText('Save Changes'))
    await waitFor(() =>
      expect(bodiesOf(api, 'PUT', '/api/candidate/profile')).toEqual([
        expect.objectContaining({
          title: 'Blockchain engineer!',
          location: 'Lisbon',
          education: [expect.objectContaining({ degree: 'MSc' })],
          version: 9,
        }),
      ]),
    )
  })

  it('adds experience; a current job has no end', async () => {
    const { api } = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Add Experience' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save experience' }))
    expect(await dialog.findByText('Add the job title.')).toBeVisible()
    expect(dialog.getByLabelText('Job title')).toHaveFocus()
    await userEvent.type(dialog.getByLabelText('Job title'), 'Intern')
    await userEvent.type(dialog.getByLabelText('Company'), 'Acme')
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '2019-01' } })
    fireEvent.change(dialog.getByLabelText('End'), { target: { value: '2019-06' } })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I work here now' }))
    expect(dialog.getByLabelText('End')).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Save experience' }))

    expect(await screen.findByText('Experience saved')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/candidate/experience')).toEqual([
      { entry: expect.objectContaining({ jobTitle: 'Intern', endDate: '', current: true }), version: 4 },
    ])
  })

  it('takes no month that is none, where the browser has no month picker', async () => {
    const { api } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add Experience' }))
    const dialog = within(await screen.findByRole('dialog'))
    const start = dialog.getByLabelText('Start')
    // Such a browser shows a text field, whatever type it is told.
    start.setAttribute('type', 'text')
    Object.defineProperty(start, 'type', { get: () => 'text', set: () => undefined })
    await userEvent.type(dialog.getByLabelText('Job title'), 'Intern')
    await userEvent.type(dialog.getByLabelText('Company'), 'Acme')
    await userEvent.type(start, 'May 2020')
    await userEvent.click(dialog.getByRole('button', { name: 'Save experience' }))

    expect(await dialog.findByText('Write the month as YYYY-MM, such as 2024-05.')).toBeVisible()
    expect(start).toHaveFocus()
    expect(bodiesOf(api, 'POST', '/api/candidate/experience')).toEqual([])

    await userEvent.clear(start)
    await userEvent.type(start, '2020-05')
    await userEvent.click(dialog.getByRole('button', { name: 'Save experience' }))
    expect(await screen.findByText('Experience saved')).toBeVisible()
  })

  it('deletes experience after asking', async () => {
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Delete Developer' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    )

    expect(await screen.findByText('No work experience yet')).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(candidateApi.profile, refusing(500))
    openSection(<Profile />, api)
    expect(await screen.findByText(/^The profile could not be loaded/)).toBeVisible()
  })

  it.each([
    [null, 'No work history yet'],
    [0, '0 months in all'],
    [1, '1 month in all'],
    [24, '2 years in all'],
  ])('says %p months as %s', (months, words) => {
    expect(experienceText(months)).toBe(words)
  })
})
