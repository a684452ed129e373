import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { moderationApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { ReportButton } from './report-button'

const button = (
  <ReportButton subject="posting" id="posting-1" what="this job">
    Report job
  </ReportButton>
)
const LIVE = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })
const WORDS = 'They ask for a fee before the first interview.'

async function open(api = createFakeApi()) {
  openSection(button, api, '', LIVE)
  await userEvent.click(screen.getByRole('button', { name: 'Report job' }))
  return { api, dialog: within(await screen.findByRole('dialog', { name: 'Report this job?' })) }
}

describe('A report', () => {
  it('has a reason and words, and gives a receipt', async () => {
    const { api, dialog } = await open()
    api.on(moderationApi.report, () => ({ id: '0190a1b2-c3d4', at: '2026-03-02T09:00:00.000Z' }))
    expect(await axeViolations()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }))
    expect(dialog.getAllByText('Choose a reason.').length).toBeGreaterThan(0)
    expect(dialog.getAllByText('Write at least 20 characters.').length).toBeGreaterThan(0)

    await userEvent.selectOptions(dialog.getByLabelText('What is wrong'), 'Asks for money')
    await userEvent.type(dialog.getByLabelText('What happened'), WORDS)
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }))

    const receipt = within(await screen.findByRole('dialog', { name: 'Thank you' }))
    expect(receipt.getByText(/^Report 0190a1b2, /)).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/reports')).toEqual([
      { subject: 'posting', id: 'posting-1', reason: 'money', text: WORDS },
    ])
    expect(await axeViolations()).toEqual([])
    await userEvent.click(receipt.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps what was typed when it is refused', async () => {
    const { api, dialog } = await open()
    const detail = 'You have reported this already.'
    api.on(moderationApi.report, refusing(409, { code: 'ALREADY_REPORTED', detail }))
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong'), 'Illegal')
    await userEvent.type(dialog.getByLabelText('What happened'), WORDS)
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }))

    expect(await screen.findByText(detail)).toBeVisible()
    expect(dialog.getByLabelText('What happened')).toHaveValue(WORDS)
  })

  it('is not offered in a demo', () => {
    openSection(button)
    expect(screen.queryByRole('button', { name: 'Report job' })).toBeNull()
  })
})
