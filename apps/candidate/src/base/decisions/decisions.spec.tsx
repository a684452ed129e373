import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { moderationApi, type Decision } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildDecision } from '../../testing/decisions'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace, buildCompanyPlace } from '../../testing/places'
import { DecisionsCard } from './decisions-card'

const LIVE = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })

function open(items: Decision[], place = LIVE, query = '') {
  const api = createFakeApi()
  let stored = items
  api.on(moderationApi.decisions, () => ({ items: stored }))
  api.on(moderationApi.object, ({ body }) => {
    const { text } = body as { text: string }
    const objection = {
      text,
      state: 'open' as const,
      at: '2026-03-03T09:00:00.000Z',
      answer: null,
      decidedAt: null,
    }
    const [first] = stored
    const now = { ...(first ?? buildDecision()), canObject: false, objection }
    stored = [now]
    return now
  })
  openSection(<DecisionsCard />, api, query, place)
  return api
}
const card = async () => within(await screen.findByRole('region', { name: 'Decisions' }))

describe('Decisions about somebody', () => {
  beforeEach(() => localStorage.clear())

  it('stand word for word, and can be objected to once', async () => {
    const decision = buildDecision()
    const api = open([decision])
    const shown = await card()
    for (const paragraph of decision.statement) expect(shown.getByText(paragraph)).toBeVisible()
    expect(shown.getByText('In force')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(shown.getByRole('button', { name: 'Object to this decision' }))
    expect(shown.getByText('Write at least 20 characters.')).toBeVisible()

    const text = 'It was my brother who wrote that, from a name like mine.'
    await userEvent.type(shown.getByLabelText('Your objection'), text)
    await userEvent.click(shown.getByRole('button', { name: 'Object to this decision' }))

    expect(await shown.findByText('A person looks at it. We write to you when it is decided.')).toBeVisible()
    expect(shown.getByText(text)).toBeVisible()
    expect(shown.queryByLabelText('Your objection')).toBeNull()
    expect(bodiesOf(api, 'POST', `/api/decisions/${decision.id}/objection`)).toEqual([{ text }])
  })

  it('say how an objection ended, and what is over', async () => {
    const objection = {
      text: 'This is not so.',
      at: '2026-03-03T09:00:00.000Z',
      answer: 'We read it again.',
      decidedAt: '2026-03-04T09:00:00.000Z',
    }
    const done = { canObject: false, liftedAt: objection.decidedAt, state: 'lifted' } as const
    open([
      buildDecision({ ...done, objection: { ...objection, state: 'upheld' } }),
      buildDecision({ id: 'b', canObject: false, objection: { ...objection, state: 'rejected' } }),
      buildDecision({ id: 'c', state: 'ended', until: objection.at, canObject: false }),
    ])
    const shown = await card()
    expect(shown.getByText('Your objection succeeded: the decision is lifted.')).toBeVisible()
    expect(shown.getByText('Your objection was rejected: the decision stays.')).toBeVisible()
    expect(shown.getByText(/^Lifted /)).toBeVisible()
    expect(shown.getByText(/^Ended /)).toBeVisible()
  })

  it('are those of this place alone, and a link brings the one that it means', async () => {
    const company = buildDecision({ id: 'd', companyId: 'company-1', subject: 'company', name: 'Meridian' })
    const place = buildCompanyPlace('Admin', { place: 'team-1', isDemo: false, isGuest: false })
    open([company, buildDecision()], place, '?decision=d')

    const shown = await card()
    const items = shown.getAllByRole('listitem')
    expect(items).toHaveLength(1)
    expect(items[0]).toHaveTextContent('Suspended: Meridian')
    expect(items[0]).toHaveFocus()
  })

  it('are no card where there are none, and say when they cannot be read', async () => {
    const api = createFakeApi()
    api.on(moderationApi.decisions, refusing(500, 'broken'))
    openSection(<DecisionsCard />, api, '', LIVE)
    expect(await screen.findByText(/^Decisions could not be loaded\. Check/)).toBeVisible()

    api.on(moderationApi.decisions, () => ({ items: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.queryByRole('heading', { name: 'Decisions' })).toBeNull()
  })
})
