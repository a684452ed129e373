import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { guidanceApi, skillsApi, type RaiseGuidance, type Targets } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildRaise, buildRaises, buildTarget } from '../../../testing/guidance'
import { buildJob, inHours } from '../../../testing/hiring'
import { refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { opportunitiesApi } from '../../../testing/opportunities'
import { Postings } from '../postings'

const JOB = '?section=opportunities&job=job-1'

function open({ raises, query = JOB }: { raises?: RaiseGuidance; query?: string } = {}) {
  const api = opportunitiesApi([buildJob({ id: 'job-1' })])
  if (raises) api.on(guidanceApi.match, () => raises)
  openSection(<Postings />, api, query)
  return api
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('Across the targets', () => {
  it('says what a change does, where it is made and what it crosses, five before all', async () => {
    const some = ['Add SQL at Advanced', 'B', 'C', 'D', 'E'].map((action) =>
      buildRaise({ action, change: { kind: 'add', skill: 'SQL', level: 3 }, sum: 9, median: 4, raised: 2 }),
    )
    const api = open({ raises: buildRaises([buildRaise(), ...some.slice(1)], { total: 6 }) })
    api.on(guidanceApi.match, ({ query }) =>
      buildRaises(query['all'] ? [buildRaise(), ...some] : [buildRaise(), ...some.slice(1)], { total: 6 }),
    )

    const across = await region('Across your targets')
    expect(await across.findByText('At least +3 on 7 of 12 targets')).toBeVisible()
    expect(across.getAllByText('2 reach Good')[0]).toBeVisible()
    expect(across.getAllByText('+4 in the middle on 2 of 12 targets, +9 in all')[0]).toBeVisible()
    expect(across.getByRole('link', { name: 'Verify Rust at Intermediate' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&assess=Rust&place=demo',
    )
    expect(await axeViolations()).toEqual([])

    await userEvent.click(across.getByRole('button', { name: 'Show all 6 changes' }))
    expect(await across.findByRole('link', { name: 'Add SQL at Advanced' })).toBeVisible()
    expect(across.queryByRole('button', { name: /^Show all/ })).toBeNull()
  })

  it('names three ways to get targets where there are none', async () => {
    const api = open({ raises: buildRaises([], { targets: 0 }) })
    api.on(guidanceApi.targets, () => ({ items: [], most: 200 }))

    const across = await region('Across your targets')
    expect(await across.findAllByRole('listitem')).toHaveLength(3)
    expect(across.getByRole('button', { name: 'Choose a role' })).toBeVisible()
  })

  it('says of roles as targets that they have no match', async () => {
    open({ raises: buildRaises([], { targets: 0 }) })
    const across = await region('Across your targets')
    expect(await across.findByText(/Your targets are roles, which have no match/)).toBeVisible()
    expect(across.getByRole('link', { name: 'Save or add a job' })).toBeVisible()
  })

  it('says when no change would help', async () => {
    const api = open({ raises: buildRaises([], { targets: 12 }) })
    const across = await region('Across your targets')
    expect(
      await across.findByText('No single change would raise the match of your 12 targets.'),
    ).toBeVisible()
    expect(api.calls.filter(({ path }) => path === '/api/guidance/match')).toHaveLength(1)
  })

  it('offers to try again when it cannot be computed', async () => {
    const api = opportunitiesApi([buildJob({ id: 'job-1' })])
    api.on(guidanceApi.match, refusing(500))
    openSection(<Postings />, api, JOB)

    const across = await region('Across your targets')
    expect(await across.findByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('Getting ready for a job', () => {
  it('adds it to the targets and takes it away again, and leads to practice for it', async () => {
    const api = open()
    let items: Targets['items'] = [buildTarget({ ref: 'job-1', why: 'best', weight: 1 })]
    const answer = () => ({ items, most: 200 })
    api.on(guidanceApi.targets, answer)
    api.on(guidanceApi.addTarget, () => {
      items = [buildTarget({ ref: 'job-1', why: 'added', added: true })]
      return answer()
    })
    api.on(guidanceApi.removeTarget, () => {
      items = []
      return answer()
    })

    const ready = await region('Get ready for it')
    expect(ready.getByRole('link', { name: 'Practise for this job' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=interviews&tab=practice&practise=job-1&job=job-1&place=demo',
    )
    await userEvent.click(ready.getByRole('button', { name: 'Add to targets' }))
    await userEvent.click(await ready.findByRole('button', { name: 'In your targets', pressed: true }))
    expect(await ready.findByRole('button', { name: 'Add to targets', pressed: false })).toBeVisible()
    const sent = api.calls.filter(({ path, method }) => path.startsWith('/api/targets') && method !== 'GET')
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    expect(sent[0]?.body).toEqual({ kind: 'posting', ref: 'job-1' })
    expect(sent[1]?.path).toContain('kind=posting&ref=job-1')
  })

  it('chooses a role where there are no targets', async () => {
    const api = open({ raises: buildRaises([], { targets: 0 }) })
    api.on(guidanceApi.targets, () => ({ items: [], most: 200 }))
    const role = {
      id: 'artificial-intelligence/ai-engineer',
      area: 'Artificial Intelligence',
      name: 'AI Engineer',
      text: 'Builds features on language models.',
      skills: [{ skill: 'Python', level: 3, importance: 'must' }],
      onet: null,
      esco: null,
    }
    api.on(guidanceApi.roles, () => ({ items: [role] }))
    api.on(guidanceApi.addTarget, () => ({ items: [], most: 200 }))

    await userEvent.click(await screen.findByRole('button', { name: 'Choose a role' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a role' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Add.*AI Engineer/ }))
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kind: 'role', ref: role.id }),
    )
    expect(await axeViolations()).toEqual([])
  })
})

describe('The market', () => {
  const market = (query = '?section=opportunities') => {
    const api = open({ query })
    api.on(skillsApi.get, () => ({ verified: [], declared: [] }))
    return api
  }

  it('is read when it is opened: counts as counts, ranges with what they are', async () => {
    const api = market()
    const asOf = inHours(0)
    api.on(guidanceApi.adjacent, () => ({
      postings: 127,
      items: [{ skill: 'Solidity', beside: 'Foundry', asking: 84, both: 31 }],
      tooFew: [{ skill: 'Circom', postings: 3 }],
      asOf,
    }))
    await screen.findByRole('button', { name: 'Show what these jobs ask for and pay' })
    expect(api.calls.some(({ path }) => path.startsWith('/api/guidance/adjacent'))).toBe(false)

    await userEvent.click(screen.getByRole('button', { name: 'Show what these jobs ask for and pay' }))
    expect(await screen.findByText(/^Of 84 postings that ask for Solidity/)).toHaveTextContent(
      'Of 84 postings that ask for Solidity, 31 also ask for Foundry.',
    )
    expect(screen.getByText('Too few postings to say: Circom (3).')).toBeVisible()
    expect(screen.getByText('Add a skill to see what jobs offer for it.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})
