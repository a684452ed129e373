import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applicationsApi, jobsApi, resumeApi } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildJobDetail } from '../../../testing/hiring'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'

const job = buildJobDetail({
  id: 'job-1',
  resumes: [
    { id: 'r2', title: 'Made for it', isDefault: false, tailored: true },
    { id: 'r1', title: 'Any job', isDefault: true, tailored: false },
  ],
})
const whole = (id: string, summary: string) => buildResume({ id, summary })

async function openApply(way?: Promise<void>) {
  const api = candidateApiWith([whole('r1', 'Led a team.'), whole('r2', 'Led [how many?] people.')])
  api.on(jobsApi.list, () => ({ items: [job], total: 1, page: 1, pageSize: 4 }))
  api.on(jobsApi.get, () => job)
  api.on(jobsApi.view, () => undefined)
  if (way)
    api.on(resumeApi.read, async () => {
      await way
      return whole('r2', 'Led [how many?] people.')
    })
  api.on(applicationsApi.apply, () => ({ id: 'application-1' }))
  openApp('/candidate-dashboard?section=opportunities&job=job-1', api)
  const [apply] = await screen.findAllByRole('button', { name: /^Apply/ })
  if (apply) await userEvent.click(apply)
  return { api, dialog: within(await screen.findByRole('dialog', { name: /^Apply for/ })) }
}

describe('Applying with a resume made for the job', () => {
  it('offers it first, names its open blank, and sends it', async () => {
    const { api, dialog } = await openApply()
    const select = await dialog.findByRole('combobox', { name: 'Resume to send' })

    expect(select).toHaveValue('r2')
    expect(within(select).getByRole('option', { name: 'Made for it (made for this job)' })).toBeVisible()
    expect(await dialog.findByRole('alert')).toHaveTextContent(/A blank is still open.*“\[how many\?\]”/)
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([])

    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(bodiesOf(api, 'POST', /\/api\/jobs\/job-1\//)).not.toEqual([]))
    expect(
      bodiesOf(api, 'POST', /\/api\/jobs\/job-1\//).some((body) => JSON.stringify(body)?.includes('"r2"')),
    ).toBe(true)
  })

  it('warns of nothing where nothing is open, and says when it could not look', async () => {
    const { api, dialog } = await openApply()
    await dialog.findByRole('alert')
    api.on(resumeApi.read, refusing(503))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Resume to send' }), 'r1')

    expect(await dialog.findByText(/could not be checked for open blanks/)).toBeVisible()
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('pressed before anybody looked waits for the look, and sends with the next press', async () => {
    let arrive = () => undefined as void
    const way = new Promise<void>((resolve) => (arrive = resolve))
    const { api, dialog } = await openApply(way)
    const send = await dialog.findByRole('button', { name: 'Send application' })
    await userEvent.click(send)
    expect(dialog.queryByRole('alert')).toBeNull()
    arrive()

    expect(await dialog.findByRole('alert', undefined, { timeout: 5_000 })).toHaveTextContent(
      /A blank is still open/,
    )
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
    expect(bodiesOf(api, 'POST', '/api/jobs/job-1/applications')).toEqual([])
    await userEvent.click(send)
    await waitFor(() => expect(bodiesOf(api, 'POST', '/api/jobs/job-1/applications')).toHaveLength(1))
  })
})
