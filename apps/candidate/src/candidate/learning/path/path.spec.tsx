import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { guidanceApi, type PathGuidance, type Target } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildPath, buildRaises, buildStep, buildTarget } from '../../../testing/guidance'
import { openSection } from '../../../testing/open-section'
import { Asks } from './asks'
import { Aims, PathCard } from './next-steps'

function open(path: PathGuidance, targets: Target[] = [buildTarget()]) {
  const api = createFakeApi()
  api.on(guidanceApi.path, () => path)
  api.on(guidanceApi.targets, () => ({ items: targets, most: 200 }))
  api.on(guidanceApi.removeTarget, () => ({ items: [], most: 200 }))
  api.on(guidanceApi.match, () => buildRaises())
  const both = (
    <>
      <PathCard />
      <Aims />
    </>
  )
  openSection(both, api, '?section=learning')
  return api
}
const steps = async () => within(await screen.findByRole('region', { name: 'Next steps, by what they open' }))

describe('The next steps', () => {
  it('say why they stand there, in counts, and what they build on', async () => {
    const assessed = { standing: 'weaker', assessedAt: '2026-11-03T12:00:00.000Z', answers: null } as const
    const practised = { standing: 'weaker', assessedAt: null, answers: 2 } as const
    const asked = { skill: 'Solidity', asking: 4, must: 4, covered: 0, evidence: 'none' } as const
    open(
      buildPath({
        steps: [
          buildStep({ topic: assessed, state: 'begun' }),
          buildStep({
            module: { id: 'solidity-foundations/gas', title: 'Gas', minutes: 25, checks: 9 },
            needs: ['Storage and types'],
            asked,
            topic: practised,
            opens: 'Tokens',
          }),
        ],
      }),
    )

    const [first, second] = (await (await steps()).findAllByRole('listitem')) as [HTMLElement, HTMLElement]
    expect(first).toHaveTextContent('SQL Foundations, 25 min, 10 checks')
    expect(first).toHaveTextContent(
      '3 of your 12 targets ask for SQL, 2 as a must. Your claim covers 70% of what they ask. This topic was weaker in your assessment of 3 Nov 2026.',
    )
    expect(within(first).getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      expect.stringContaining('module=sql-foundations%2Fwindow-functions'),
    )
    expect(second).toHaveTextContent('builds on Storage and types')
    expect(second).toHaveTextContent(
      '4 of your 12 targets ask for Solidity, all as a must. You do not list it. Points of it were missing in 2 answers of your practice. It leads to Tokens.',
    )
    expect((await steps()).getByText(/^These steps close 90%/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('name a skill without a module, and what else proves it', async () => {
    const without = {
      skill: 'Rust',
      asking: 1,
      must: 0,
      covered: 46,
      evidence: 'self',
      assessment: false,
    } as const
    open(
      buildPath({
        steps: [],
        covered: null,
        without: [without, { ...without, skill: 'SQL', assessment: true }],
      }),
    )

    const region = await steps()
    expect(await region.findByText('No module teaches what your targets ask for and you lack.')).toBeVisible()
    expect(region.getByText('1 of your 12 targets asks for Rust').closest('p')).toHaveTextContent(
      /, as nice to have\. Your claim covers 46% of what they ask\.$/,
    )
    expect(region.getAllByRole('link')).toHaveLength(1)
    expect(region.getByRole('link', { name: /^Prove it.*SQL$/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&assess=SQL&place=demo',
    )
  })

  it('say that all is covered, or name three ways to targets', async () => {
    open(buildPath({ steps: [], covered: null }))
    expect(await (await steps()).findByText(/^All that your 12 targets ask for is covered\./)).toBeVisible()
  })

  it('name three ways to targets where there are none', async () => {
    open(buildPath({ targets: 0, steps: [], covered: null }), [])
    expect(await (await steps()).findAllByRole('listitem')).toHaveLength(3)
  })

  it('stand beside the targets, of which those added can be taken away', async () => {
    const added = buildTarget({ kind: 'role', ref: 'data-science/data-engineer', title: 'Data Engineer' })
    const api = open(buildPath(), [
      buildTarget(),
      { ...added, company: null, match: null, why: 'added', added: true },
    ])

    const targets = within(await screen.findByRole('region', { name: 'Your targets' }))
    expect(await targets.findByText('Role, added')).toBeVisible()
    expect(targets.getByText('Meridian Chain, saved')).toBeVisible()
    await userEvent.click(targets.getByRole('button', { name: /^Remove/ }))
    expect(api.calls.find(({ method }) => method === 'DELETE')?.path).toContain('kind=role')
  })

  it('have a tick for each target, and none where they would be too many', () => {
    const { container, rerender } = render(<Asks asking={3} must={2} targets={5} />)
    expect([...container.querySelectorAll('i')].map((tick) => tick.dataset['asked'])).toEqual([
      'must',
      'must',
      'nice',
      undefined,
      undefined,
    ])
    rerender(<Asks asking={3} must={2} targets={40} />)
    expect(container.querySelectorAll('i')).toHaveLength(0)
  })
})
