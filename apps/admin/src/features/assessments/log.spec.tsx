import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anchorsApi, type LogHealth } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { anchorOf, logOf, openAssessments } from '../../testing/assessments'
import { adminApiAs, adminApiWith, refusing } from '../../testing/open-app'

const WITNESSES = [
  { name: 'witness.example', hasSigned: true },
  { name: 'other.example', hasSigned: false },
]
const ANCHORING = { chainId: 1, chain: 'Ethereum', contract: `0x${'a1'.repeat(20)}`, everyMinutes: 60 }
const STUCK = anchorOf(2, {
  state: 'queued',
  isStuck: true,
  tries: 3,
  tx: null,
  block: null,
  fault: 'The server of the chain cannot be reached.',
})

const open = (log: LogHealth, api = adminApiWith([])) => openAssessments([], [], '?list=log', api, [], log)

describe('The public log in the console', () => {
  it('says how large it is, who signed it, and that it is not anchored', async () => {
    open(logOf({ witnesses: WITNESSES }))
    const log = within(await screen.findByRole('region', { name: 'Public log' }))
    expect(log.getByText('In order')).toBeVisible()
    expect(log.getByText('1,204')).toBeVisible()
    expect(log.getByText('Witness witness.example').nextSibling).toHaveTextContent(
      'Signed the last checkpoint',
    )
    expect(log.getByText('Witness other.example').nextSibling).toHaveTextContent('Has not signed')
    expect(screen.getByText(/^The log is not anchored: no contract is named/)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('lists anchors, and lets a stuck one be given up with a reason', async () => {
    const api = open(logOf({ anchoring: ANCHORING, anchors: [STUCK, anchorOf(1)] }))
    const table = within(await screen.findByRole('table', { name: 'Anchors, the newest first' }))
    const [, stuck, confirmed] = table.getAllByRole('row')
    expect(stuck).toHaveTextContent(
      'StuckWaits to be sent. The server of the chain cannot be reached. 3 times in a row.',
    )
    expect(confirmed).toHaveTextContent('ConfirmedEthereum, block 21,004,112')
    expect(screen.getByText('An anchor is stuck')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Public log 1' })).toBeVisible()
    expect(await axeViolations()).toEqual([])

    const begin = await screen.findByRole('button', { name: 'Give up the anchor of 1,002 entries' })
    await userEvent.click(begin)
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Give up' }))
    expect(screen.getByText('Write a reason.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Give up the anchor of 1,002 entries' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(screen.getByLabelText('Reason'), 'The provider is gone.')
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Give up' }))
    expect(await screen.findByText('Anchor Given Up')).toBeVisible()
    expect(await screen.findByText('meera.admin: The provider is gone.')).toBeVisible()
    expect(screen.queryByText('An anchor is stuck')).toBeNull()
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { reason: 'The provider is gone.' },
    ])
  })

  it('says on every list what to do when it is not in order', async () => {
    const log = logOf({ trouble: 'the root of 1204 entries is another than the one that was signed' })
    openAssessments([], [], '', adminApiWith([]), [], log)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The root of 1204 entries is another than the one that was signed.')
    expect(alert).toHaveTextContent('run log:recover with a mirror')
    await userEvent.click(screen.getByRole('tab', { name: 'Public log 1' }))
    expect(await screen.findByText('Not in order')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('lets a reader look and give up nothing', async () => {
    open(logOf({ anchoring: ANCHORING, anchors: [STUCK] }), adminApiAs('reader'))
    expect(await screen.findByText('Stuck')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Give up/ })).toBeNull()
  })

  it('says when it cannot be read', async () => {
    openAssessments([], [], '?list=log', adminApiWith([]), [], undefined, (api) =>
      api.on(anchorsApi.health, refusing(500, 'broken')),
    )
    expect(await screen.findByText(/^The public log could not be loaded\. Check/)).toBeVisible()
  })
})
